import { groupBy } from '../collections.js';
import type { NearestText } from '../snapshot/index.js';
import { isSmallTalk } from '../text/index.js';
import { type ErrorLineHit, findErrorLines } from './error-lines.js';
import { type KeyTextMatch, keyTextComparer } from './key-texts.js';
import type { Knowledge } from './knowledge.js';
import { candidateLimit } from './parameters.js';
import { postingsOf } from './records.js';
import { type DocumentHit, findExclusions, findTriggers, type SupposedTrigger, supposedHit } from './trigger-score.js';
import type { Symptom } from './types.js';

/** A document that may answer a symptom, with everything that its score consists of. */
export interface Candidate {
  readonly document: number;
  /** Numbers of the postings of the symptom's known terms in the document, -1 for terms that it lacks. */
  readonly postings: Int32Array;
  readonly triggers: readonly DocumentHit[];
  readonly errorLines: readonly ErrorLineHit[];
  /** The title, symptom or heading that agrees most with the symptom. */
  readonly keyText: KeyTextMatch | null;
  /** Whether its `excludes` hold for the symptom. */
  readonly isExcluded: boolean;
  /** Its nearest text in meaning, if an embedding model was asked and found it near. */
  readonly meaning?: NearestText | null;
}

/** A hypothesis whose effect is measured: documents to score in any case, and additional triggers. */
export interface Supposition {
  readonly documents?: readonly number[];
  readonly triggers?: readonly SupposedTrigger[];
}

/** The documents proposed by triggers, error lines and the text index. None for greetings and thanks. */
export function findCandidates(symptom: Symptom, knowledge: Knowledge, supposed: Supposition = {}): Candidate[] {
  if (isSmallTalk(symptom.text, symptom.normalized, knowledge.vocabulary)) return [];
  const hits = findTriggers(symptom, knowledge);
  for (const trigger of supposed.triggers ?? []) hits.push(supposedHit(trigger, knowledge));
  const triggers = byDocument(hits);
  const errorLines = byDocument(findErrorLines(symptom, knowledge));
  const proposed = [...triggers.keys(), ...errorLines.keys()];
  const { documents: among = [] } = supposed;
  const byText = knowledge.records.best(symptom.knownTerms, candidateLimit, [...proposed, ...among]);
  const documents = new Set([...proposed, ...byText, ...among]);
  const excluded = new Set(findExclusions(symptom, knowledge).map(({ document }) => document));
  const postings = postingsOf(knowledge.records, [...documents], symptom.knownTerms);
  const bestKeyText = keyTextComparer(symptom, knowledge);
  return [...documents].map((document, index) => ({
    document,
    postings: postings[index]!,
    triggers: triggers.get(document) ?? [],
    errorLines: errorLines.get(document) ?? [],
    keyText: bestKeyText(document, postings[index]!),
    isExcluded: excluded.has(document),
  }));
}

const byDocument = <Hit extends { readonly document: number }>(hits: readonly Hit[]): Map<number, Hit[]> =>
  groupBy(hits, ({ document }) => document);

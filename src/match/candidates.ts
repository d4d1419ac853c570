import type { NearestText } from '../snapshot/index.js';
import { isSmallTalk } from '../text/index.js';
import { type ErrorLineHit, findErrorLines } from './error-lines.js';
import { type KeyTextMatch, keyTextComparer } from './key-texts.js';
import type { Knowledge } from './knowledge.js';
import { candidateLimit } from './parameters.js';
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
  /** It says that it does not answer the symptom (`excludes`). */
  readonly isExcluded: boolean;
  /** How near it is in meaning, where an embedding model was asked and it is near. */
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
  const documents = new Set([
    ...triggers.keys(),
    ...errorLines.keys(),
    ...bestByText(symptom, knowledge),
    ...(supposed.documents ?? []),
  ]);
  const excluded = new Set(findExclusions(symptom, knowledge).map(({ document }) => document));
  const postings = postingsOf([...documents], symptom, knowledge);
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

function byDocument<Hit extends { readonly document: number }>(hits: readonly Hit[]): Map<number, Hit[]> {
  const grouped = new Map<number, Hit[]>();
  for (const hit of hits) {
    const known = grouped.get(hit.document);
    if (known === undefined) grouped.set(hit.document, [hit]);
    else known.push(hit);
  }
  return grouped;
}

type Index = Pick<Knowledge, 'postings' | 'documents'>;

/** The best documents by BM25F with precomputed impacts: Σ weight × impact over every posting. */
export function bestByText(
  { knownTerms }: Pick<Symptom, 'knownTerms'>,
  { postings, documents }: Index,
  limit = candidateLimit,
): number[] {
  const scores = new Float64Array(documents);
  const { impacts } = postings;
  for (const { term, weight } of knownTerms) {
    const having = postings.documents(term);
    const first = postings.first(term);
    for (let index = 0; index < having.length; index++) scores[having[index]!]! += weight * impacts[first + index]!;
  }
  const least = kthLargest(scores, limit);
  const best: number[] = [];
  for (let document = 0; document < documents; document++) {
    const score = scores[document]!;
    if (score > 0 && score >= least) best.push(document);
  }
  return best.sort((left, right) => scores[right]! - scores[left]! || left - right);
}

/** The k-th largest of some numbers, 0 where there are fewer. */
function kthLargest(numbers: Float64Array, k: number): number {
  const largest = new Float64Array(k);
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index]!;
    if (number <= largest[0]!) continue;
    let at = 0;
    for (; at + 1 < k && largest[at + 1]! < number; at++) largest[at] = largest[at + 1]!;
    largest[at] = number;
  }
  return largest[0]!;
}

/** For each document the postings of the known terms: one pass over each term's postings. */
function postingsOf(
  documents: readonly number[],
  { knownTerms }: Symptom,
  { postings, documents: all }: Index,
): Int32Array[] {
  const rows = documents.map(() => new Int32Array(knownTerms.length).fill(-1));
  const rowOf = new Int32Array(all).fill(-1);
  documents.forEach((document, row) => {
    rowOf[document] = row;
  });
  knownTerms.forEach(({ term }, column) => {
    const having = postings.documents(term);
    const first = postings.first(term);
    for (let index = 0; index < having.length; index++) {
      const row = rowOf[having[index]!]!;
      if (row >= 0) rows[row]![column] = first + index;
    }
  });
  return rows;
}

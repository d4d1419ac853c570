import { inverseDocumentFrequency, readRecord } from '../snapshot/index.js';
import { forEachToken, isStopWord, normalize, type TriggerIndex } from '../text/index.js';
import { derivedFrom, type Knowledge } from './knowledge.js';
import { matchParameters } from './parameters.js';
import { type TriggerHit, type TriggerMatcher, triggersWith } from './triggers.js';
import type { Finding, Symptom } from './types.js';
import { wordsOf } from './words.js';

/** A trigger of a document that holds for a symptom, and what it is worth. */
export interface DocumentHit extends Pick<TriggerHit, 'document' | 'ordinal' | 'phrase' | 'start' | 'end' | 'line'> {
  /** 0 to 1: how few documents share it × how specific its phrases are × the author's weight. */
  readonly worth: number;
}

/** A trigger that a document does not have. */
export interface SupposedTrigger {
  readonly document: number;
  readonly phrase: string;
  /** Where the phrase stands in the symptom. */
  readonly start: number;
  readonly end: number;
}

const matcherOf = derivedFrom(({ snapshot, patterns }) =>
  triggersWith(readRecord<TriggerIndex>(snapshot, 'trigger'), patterns),
);

/** The triggers that hold for a symptom. In a log, those of lines that are not salient weigh as little as these. */
export function findTriggers(symptom: Symptom, knowledge: Knowledge): DocumentHit[] {
  const matcher = matcherOf(knowledge);
  const hits = typedOrCorrected(matcher, symptom);
  if (hits.length === 0) return [];
  const { salientText, background } = symptom;
  const salient =
    salientText === null ? null : new Map(matcher.match(normalize(salientText)).map((hit) => [key(hit), hit]));
  return hits.map((found) => {
    const hit = salient === null ? found : (salient.get(key(found)) ?? { ...found, weight: found.weight * background });
    return { ...hit, worth: worthOf(knowledge, hit) };
  });
}

const key = ({ document, ordinal }: TriggerHit) => `${document} ${ordinal}`;

/** What is typed and not negated; what only corrections find weighs as they do. A veto is read as it is typed. */
function typedOrCorrected(
  matcher: TriggerMatcher,
  { typed, normalized, folded, negations, corrections }: Symptom,
): TriggerHit[] {
  const hits = matcher.match(typed.normalized, typed.folded, { negations });
  if (corrections.length === 0) return hits;
  const known = new Set(hits.map(key));
  const corrected = matcher.match(normalized, folded, { vetoes: typed }).filter((hit) => !known.has(key(hit)));
  return [...hits, ...corrected.map((hit) => ({ ...hit, weight: hit.weight * matchParameters.correction }))];
}

/** A hit of a supposed trigger, which no other document has. */
export const supposedHit = ({ document, phrase, start, end }: SupposedTrigger, knowledge: Knowledge): DocumentHit => ({
  ...{ document, phrase, start, end },
  ordinal: Number.MAX_SAFE_INTEGER,
  line: 1,
  worth: worthOfPhrase(knowledge, phrase),
});

function worthOf(knowledge: Knowledge, { documents, members, weight }: TriggerHit): number {
  const rarity = inverseDocumentFrequency(documents, knowledge.documents) / knowledge.maxIdf;
  const specificity = members.reduce((sum, { phrase }) => sum + specificityOf(knowledge, phrase), 0);
  return Math.min(1, rarity * saturated(specificity) * weight);
}

/** What a phrase would be worth as a trigger that no other document has, 0 to 1. */
export const worthOfPhrase = (knowledge: Knowledge, phrase: string): number =>
  saturated(specificityOf(knowledge, phrase));

/** Specificity at which a phrase is worth half. */
const halfSpecificity = 0.6;
const saturated = (specificity: number): number => specificity / (specificity + halfSpecificity);
/** Any hit counts. */
const leastSpecificity = 0.05;

/** Total idf of the words of a phrase, in units of maxIdf: `ip`, which half of all documents have, has next to none. */
function specificityOf(knowledge: Knowledge, phrase: string): number {
  let total = 0;
  const add = (term: string, kind: string) => {
    if (kind === 'part' || isStopWord(term, kind === 'han' ? 'zh' : 'en')) return;
    const number = knowledge.term(term);
    // What a pattern found may be in no document.
    total += number < 0 ? knowledge.maxIdf : knowledge.idf(number);
  };
  forEachToken(normalize(phrase), (term, _start, _end, kind) => add(term, kind), wordsOf(knowledge).stemmer);
  return Math.max(leastSpecificity, total / knowledge.maxIdf);
}

/** What one hit adds to the score. */
interface Share {
  readonly hit: DocumentHit;
  readonly share: number;
}

/** Hits confirm each other: each adds its worth of what those before it left open, `1 - Π(1 - worth)` in all. */
function shares(hits: readonly DocumentHit[], weight: number): Share[] {
  let open = weight;
  return [...hits]
    .sort((left, right) => right.worth - left.worth || left.ordinal - right.ordinal)
    .map((hit) => {
      const share = open * hit.worth;
      open -= share;
      return { hit, share };
    });
}

/** 0 to 1: what the triggers of a document are worth together. */
export const worthOfTriggers = (hits: readonly DocumentHit[]): number =>
  shares(hits, 1).reduce((sum, { share }) => sum + share, 0);

/** One finding for each hit; their scores add up to their worth together × `weight`. */
export function triggerFindings(knowledge: Knowledge, hits: readonly DocumentHit[], weight: number): Finding[] {
  const [first] = hits;
  if (first === undefined) return [];
  const path = knowledge.path(first.document);
  return shares(hits, weight).map(({ hit, share }) => ({
    kind: 'trigger',
    value: hit.phrase,
    score: share,
    query: { start: hit.start, end: hit.end },
    source: { path, line: hit.line },
  }));
}

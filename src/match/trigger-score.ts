import { inverseDocumentFrequency } from '../snapshot/index.js';
import { forEachToken, isStopWord, normalize, type TriggerIndex } from '../text/index.js';
import { derivedFrom, type Knowledge } from './knowledge.js';
import { matchParameters } from './parameters.js';
import { type TriggerHit, type TriggerMatcher, triggersWith } from './triggers.js';
import type { Finding, Symptom } from './types.js';
import { wordsOf } from './words.js';

/** A trigger of a document that holds for a symptom, with its strength. */
export interface DocumentHit extends Pick<TriggerHit, 'document' | 'ordinal' | 'phrase' | 'start' | 'end' | 'line'> {
  /** 0 to 1: rarity among the documents × specificity of the phrases × weight given by the author. */
  readonly strength: number;
}

/** A trigger that a document lacks, to predict the effect of adding it. */
export interface SupposedTrigger {
  readonly document: number;
  readonly phrase: string;
  /** Range of the phrase in the symptom. */
  readonly start: number;
  readonly end: number;
}

const matcherOf = derivedFrom(({ snapshot, patterns, vocabulary }) =>
  triggersWith(snapshot.record<TriggerIndex>('trigger'), patterns, vocabulary),
);

const exclusionMatcherOf = derivedFrom(({ snapshot, patterns }) =>
  triggersWith(snapshot.record<TriggerIndex>('exclude'), patterns),
);

/** The `excludes` rules that hold for a symptom. */
export const findExclusions = ({ typed, negations }: Symptom, knowledge: Knowledge): TriggerHit[] =>
  exclusionMatcherOf(knowledge).match(typed.normalized, typed.folded, { negations });

/** The triggers that hold for a symptom. In a log, triggers outside of salient lines are weighted like these lines. */
export function findTriggers(symptom: Symptom, knowledge: Knowledge): DocumentHit[] {
  const matcher = matcherOf(knowledge);
  const hits = typedOrCorrected(matcher, symptom);
  if (hits.length === 0) return [];
  const { salientText, background } = symptom;
  const salient =
    salientText === null ? null : new Map(matcher.match(normalize(salientText)).map((hit) => [key(hit), hit]));
  return hits.map((found) => {
    const hit = salient === null ? found : (salient.get(key(found)) ?? { ...found, weight: found.weight * background });
    return { ...hit, strength: strengthOf(knowledge, hit) };
  });
}

const key = ({ document, ordinal }: TriggerHit) => `${document} ${ordinal}`;

/** Hits in the typed text outside of negations, and further hits in the corrected text, weighted by `matchParameters.correction`. */
function typedOrCorrected(
  matcher: TriggerMatcher,
  { typed, normalized, folded, negations, corrections }: Symptom,
): TriggerHit[] {
  const hits = matcher.match(typed.normalized, typed.folded, { negations });
  if (normalized === typed.normalized) return hits;
  const factor = corrections.length === 0 ? 1 : matchParameters.correction;
  const known = new Set(hits.map(key));
  const read = matcher.match(normalized, folded, { vetoes: typed }).filter((hit) => !known.has(key(hit)));
  return [...hits, ...read.map((hit) => ({ ...hit, weight: hit.weight * factor }))];
}

/** The hit of a supposed trigger that no other document has. */
export const supposedHit = ({ document, phrase, start, end }: SupposedTrigger, knowledge: Knowledge): DocumentHit => ({
  ...{ document, phrase, start, end },
  ordinal: Number.MAX_SAFE_INTEGER,
  line: 1,
  strength: phraseStrength(knowledge, phrase),
});

/** 0 to 1. */
export function strengthOf(
  knowledge: Knowledge,
  {
    documents,
    members,
    weight,
  }: Pick<TriggerHit, 'documents' | 'weight'> & {
    readonly members: readonly { readonly phrase: string }[];
  },
): number {
  const rarity = inverseDocumentFrequency(documents, knowledge.documents) / knowledge.maxIdf;
  const specificity = members.reduce((sum, { phrase }) => sum + specificityOf(knowledge, phrase), 0);
  return Math.min(1, rarity * saturated(specificity) * weight);
}

/** Strength of a phrase as a trigger that no other document has, 0 to 1. */
export const phraseStrength = (knowledge: Knowledge, phrase: string): number =>
  saturated(specificityOf(knowledge, phrase));

/** Specificity at which the strength of a phrase is one half. */
const halfSpecificity = 0.6;
const saturated = (specificity: number): number => specificity / (specificity + halfSpecificity);
/** Positive, so that every hit counts. */
const minSpecificity = 0.05;

/** Total idf of the words of a phrase, in units of maxIdf. */
function specificityOf(knowledge: Knowledge, phrase: string): number {
  let total = 0;
  const add = (term: string, kind: string) => {
    if (kind === 'part' || isStopWord(term, kind === 'han' ? 'zh' : 'en', knowledge.vocabulary)) return;
    const number = knowledge.term(term);
    // Text matched by a pattern may occur in no document.
    total += number < 0 ? knowledge.maxIdf : knowledge.idf(number);
  };
  forEachToken(normalize(phrase), (term, _start, _end, kind) => add(term, kind), wordsOf(knowledge).stemmer);
  return Math.max(minSpecificity, total / knowledge.maxIdf);
}

/** The contribution of one hit to the score. */
interface Contribution<Hit> {
  readonly hit: Hit;
  readonly score: number;
}

/** Hits combine as independent evidence, strongest first: the scores add up to `weight × (1 - Π(1 - strength))`. */
function contributions<Hit extends Pick<DocumentHit, 'strength' | 'ordinal'>>(
  hits: readonly Hit[],
  weight: number,
): Contribution<Hit>[] {
  let open = weight;
  return [...hits]
    .sort((left, right) => right.strength - left.strength || left.ordinal - right.ordinal)
    .map((hit) => {
      const score = open * hit.strength;
      open -= score;
      return { hit, score };
    });
}

/** Combined strength of the triggers of a document, 0 to 1. */
export const triggerStrength = (hits: readonly Pick<DocumentHit, 'strength' | 'ordinal'>[]): number =>
  contributions(hits, 1).reduce((sum, { score }) => sum + score, 0);

/** One finding per hit; the scores add up to their combined strength × `weight`. */
export function triggerFindings(knowledge: Knowledge, hits: readonly DocumentHit[], weight: number): Finding[] {
  const [first] = hits;
  if (first === undefined) return [];
  const path = knowledge.path(first.document);
  return contributions(hits, weight).map(({ hit, score }) => ({
    kind: 'trigger',
    value: hit.phrase,
    score,
    query: { start: hit.start, end: hit.end },
    source: { path, line: hit.line },
  }));
}

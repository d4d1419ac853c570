import { addTo, addToGroup } from '../../collections.js';
import { conceptMark } from '../../text/index.js';
import type { TermReader } from '../search-terms.js';
import { type ClauseConstraints, constraintsOf, matchableTerms } from './paraphrase-matches.js';
import type { QueryClauses } from './query-clauses.js';
import type { CuedDocument, CueKind } from './step-cues.js';

/** A text of a step, with the terms that a query may share. */
interface StepText extends ClauseConstraints {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  /** How reliably the text indicates the step, 0 to 1. */
  readonly weight: number;
  /** False for prose, which adds to the score of the step but is never the reason. */
  readonly isCue: boolean;
}

interface StepTexts {
  readonly byStep: ReadonlyMap<string, readonly StepText[]>;
  /** How well a term distinguishes the steps: √idf × rarity among the steps, lowered for the document's topic. */
  readonly weights: ReadonlyMap<string, number>;
  readonly topic: ReadonlySet<string>;
}

const cueWeights: Readonly<Record<CueKind, number>> = { condition: 1, title: 0.9, own: 0.9 };
/** Weight of the conditions of a step's own branches, and of its prose. */
const proseWeight = 0.5;
/** Factor on the terms of the document's topic. */
const topicFactor = 0.4;

export function stepTexts(cued: CuedDocument, topic: ReadonlySet<string>, reader: TermReader): StepTexts {
  const byStep = textsByStep(cued, reader);
  const stepsWith = new Map<string, number>();
  for (const texts of byStep.values())
    for (const term of new Set(texts.flatMap(({ terms }) => [...terms]))) addTo(stepsWith, term, 1);
  const weightOf = (term: string, steps: number) =>
    ((Math.sqrt(reader.idf(term)) * Math.log(1 + byStep.size / steps)) / Math.log(1 + byStep.size)) *
    (topic.has(term) ? topicFactor : 1);
  return { byStep, topic, weights: new Map([...stepsWith].map(([term, steps]) => [term, weightOf(term, steps)])) };
}

function textsByStep({ document, steps, cues }: CuedDocument, reader: TermReader): Map<string, StepText[]> {
  const byStep = new Map<string, StepText[]>();
  const add = (id: string, text: string, weight: number, isCue: boolean) => {
    const step = steps.startOf.get(id);
    const terms = reader.terms(text);
    if (step !== undefined && terms.size > 0)
      addToGroup(byStep, step, { text, terms, weight, isCue, ...constraintsOf(text, reader.vocabulary) });
  };
  for (const { step, text, kind } of cues) add(step, text, cueWeights[kind], true);
  for (const { id, text, branches } of document.steps) {
    for (const { when } of branches) add(id, when, proseWeight, true);
    add(id, text, proseWeight, false);
  }
  return byStep;
}

/** Factor on the terms that a query shares with any text of a step. */
const otherTextsFactor = 0.2;
/** Least score of the nearest step. */
const minScore = 0.7;
/** Fraction of the best score that every other step must stay below. */
const rivalMargin = 0.8;
/** Least number of specific words that must be shared, since a single one may be mentioned in passing. */
const minWords = 2;
/** Least idf of a specific word; `error`, `status` and `failed` have less. */
const minWordIdf = 0.35;

/**
 * The step with the greatest similarity to a query: matched weight × coverage of its best cue, plus 0.2 × the weight of the
 * terms shared with any of its texts. Null if the similarity is low or another step is nearly as similar.
 */
export function nearestStep(
  { byStep, topic, weights }: StepTexts,
  query: QueryClauses,
  { steps: { tree } }: CuedDocument,
  reader: TermReader,
): { readonly step: string; readonly text: string } | null {
  const isSpecific = (term: string) =>
    !topic.has(term) && !term.startsWith(conceptMark) && reader.idf(term) >= minWordIdf;
  const [nearest, ...others] = [...byStep]
    .map(([step, texts]) => ({ step, ...similarity(texts, query, weights, reader) }))
    .sort((left, right) => right.score - left.score);
  if (nearest === undefined || nearest.text === '' || nearest.score < minScore) return null;
  if (nearest.shared.filter(isSpecific).length < minWords) return null;
  const isRival = ({ step, score }: { readonly step: string; readonly score: number }) =>
    score > rivalMargin * nearest.score && tree.outer(step, nearest.step) === null;
  return others.some(isRival) ? null : nearest;
}

/** Similarity of the texts of a step to a query, with its best cue and the shared terms. */
function similarity(
  texts: readonly StepText[],
  query: QueryClauses,
  weights: StepTexts['weights'],
  reader: TermReader,
): { readonly score: number; readonly text: string; readonly shared: string[] } {
  const weightOf = (terms: Iterable<string>) => [...terms].reduce((sum, term) => sum + weights.get(term)!, 0);
  const heaviest = new Map<string, number>();
  let best = { score: 0, text: '' };
  for (const each of texts) {
    const compared = each.isCue ? matchableTerms(query, each, reader.vocabulary) : query.ofTrouble;
    const shared = [...each.terms].filter((term) => compared.has(term));
    for (const term of shared) heaviest.set(term, Math.max(heaviest.get(term) ?? 0, each.weight));
    if (!each.isCue || shared.length === 0) continue;
    const matched = weightOf(shared);
    const score = (each.weight * matched * matched) / weightOf(each.terms);
    if (score > best.score) best = { score, text: each.text };
  }
  const others = [...heaviest].reduce((sum, [term, weight]) => sum + weight * weights.get(term)!, 0);
  return { score: best.score + otherTextsFactor * others, text: best.text, shared: [...heaviest.keys()] };
}

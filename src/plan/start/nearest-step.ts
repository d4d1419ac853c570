import { conceptMark } from '../../text/index.js';
import type { TermReader } from '../search-terms.js';
import { type Manner, mannerOf, termsFor } from './paraphrase-matches.js';
import type { QueryClauses } from './query-clauses.js';
import type { CuedDocument, CueKind } from './step-cues.js';

/** A text of a step, with the terms that a query may share. */
interface StepText extends Manner {
  readonly step: string;
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  /** How much the text says about when the step is meant, 0 to 1. */
  readonly weight: number;
  /** It can be the reason by itself. What a step tells besides adds to it only. */
  readonly isCue: boolean;
}

interface StepTexts {
  readonly texts: readonly StepText[];
  /** How much a term tells one step from the others: √idf × rarity among the steps, less for the document's topic. */
  readonly weights: ReadonlyMap<string, number>;
  readonly topic: ReadonlySet<string>;
}

const cueWeights: Readonly<Record<CueKind, number>> = { condition: 1, title: 0.9, own: 0.9 };
/** Of conditions that a step decides for others, and of its prose. */
const proseWeight = 0.5;
/** Factor on the terms of the document's topic. */
const topicFactor = 0.4;

export function stepTexts(cued: CuedDocument, topic: ReadonlySet<string>, reader: TermReader): StepTexts {
  const texts = textsOf(cued, reader);
  const stepsOf = new Map<string, Set<string>>();
  for (const { step, terms } of texts)
    for (const term of terms) stepsOf.set(term, (stepsOf.get(term) ?? new Set()).add(step));
  const steps = new Set(texts.map(({ step }) => step)).size;
  const weightOf = (term: string, { size }: ReadonlySet<string>) =>
    ((Math.sqrt(reader.idf(term)) * Math.log(1 + steps / size)) / Math.log(1 + steps)) *
    (topic.has(term) ? topicFactor : 1);
  return { texts, topic, weights: new Map([...stepsOf].map(([term, ids]) => [term, weightOf(term, ids)])) };
}

function textsOf({ document, steps, cues }: CuedDocument, reader: TermReader): StepText[] {
  const texts: StepText[] = [];
  const add = (id: string, text: string, weight: number, isCue: boolean) => {
    const step = steps.startOf.get(id);
    const terms = reader.terms(text);
    if (step !== undefined && terms.size > 0)
      texts.push({ step, text, terms, weight, isCue, ...mannerOf(text, reader.vocabulary) });
  };
  for (const { step, text, kind } of cues) add(step, text, cueWeights[kind], true);
  for (const { id, text, branches } of document.steps) {
    for (const { when } of branches) add(id, when, proseWeight, true);
    add(id, text, proseWeight, false);
  }
  return texts;
}

/** What a query shares with the texts of a step. */
interface Nearness {
  /** Matched weight × coverage of the cue that it shares most with, and that cue. */
  best: number;
  text: string;
  /** Shared term → weight of the heaviest text that has it. */
  readonly shared: Map<string, number>;
}

/** Factor on what a query shares with all texts of a step, beside the cue that it shares most with. */
const restFactor = 0.2;
/** Least score of the nearest step, and share of it that any other step must stay below. */
const minScore = 0.7;
const maxRival = 0.8;
/** Words that must be shared, besides the document's topic and what many documents have: one alone is said in passing. */
const minWords = 2;
/** Idf of such a word: `error`, `status`, `failed` have less. */
const minIdf = 0.35;

/**
 * The step that a query shares most with: matched weight × coverage of the nearest cue, and 0.2 of the weight of all that
 * it shares with the texts of the step. Null when that is little, or when another step is near.
 */
export function nearestStep(
  prepared: StepTexts,
  query: QueryClauses,
  { steps: { tree } }: CuedDocument,
  reader: TermReader,
): { readonly step: string; readonly text: string } | null {
  const { topic, weights } = prepared;
  const isTelling = (term: string) => !topic.has(term) && !term.startsWith(conceptMark) && reader.idf(term) >= minIdf;
  const scored = [...nearnesses(prepared, query, reader)].map(([step, { best, text, shared }]) => {
    const rest = [...shared].reduce((total, [term, weight]) => total + weight * weights.get(term)!, 0);
    const words = [...shared.keys()].filter((term) => isTelling(term)).length;
    return { step, text, words, score: best + restFactor * rest };
  });
  const [nearest, ...others] = scored.sort((left, right) => right.score - left.score);
  if (nearest === undefined || nearest.score < minScore || nearest.words < minWords) return null;
  const isRival = ({ step, score }: { readonly step: string; readonly score: number }) =>
    score > maxRival * nearest.score && tree.outer(step, nearest.step) === null;
  return others.some(isRival) ? null : nearest;
}

function nearnesses({ texts, weights }: StepTexts, query: QueryClauses, reader: TermReader): Map<string, Nearness> {
  const weightOf = (terms: Iterable<string>) => [...terms].reduce((total, term) => total + weights.get(term)!, 0);
  const found = new Map<string, Nearness>();
  for (const stepText of texts) {
    const { step, text, terms, weight, isCue } = stepText;
    const said = isCue ? termsFor(query, stepText, reader.vocabulary) : query.ofTrouble;
    const shared = [...terms].filter((term) => said.has(term));
    if (shared.length === 0) continue;
    const known = found.get(step) ?? { best: 0, text, shared: new Map<string, number>() };
    found.set(step, known);
    for (const term of shared) known.shared.set(term, Math.max(known.shared.get(term) ?? 0, weight));
    const matched = weightOf(shared);
    const score = isCue ? (weight * matched * matched) / weightOf(terms) : 0;
    if (score > known.best) Object.assign(known, { best: score, text });
  }
  return found;
}

import { limits } from '../limits.js';
import type { Knowledge } from './knowledge.js';
import type { MatchParameters } from './parameters.js';
import { sortSpread } from './sort-spread.js';
import type { Occurrence, TermForm } from './symptom-terms.js';

/** A line that a log repeats a thousand times is not a thousand times as telling. */
const mostRepeats = 4;

/** One distinct term of a symptom. */
export interface SymptomTerm {
  readonly text: string;
  /** Number in the index, or -1 when no document has it. */
  readonly term: number;
  /** What it tells: inverse document frequency × the weight of its kind × how often it is said. */
  readonly weight: number;
  /** `single` terms are what there is to explain; concepts say the same in another way. */
  readonly form: TermForm;
  /** A pair of Han characters. */
  readonly han: boolean;
  /** First place in the query's text. */
  readonly start: number;
  readonly end: number;
  /** What the symptom's own word was read as, when that is another. */
  readonly corrected: string | undefined;
}

/** What weighs the terms of a knowledge base. */
export interface Scales {
  readonly knowledge: Pick<Knowledge, 'tellingOf' | 'mostTelling'>;
  readonly parameters: MatchParameters;
}

export interface WeighedTerms {
  /** By weight, greatest first; at most limits.queryTerms. */
  readonly terms: readonly SymptomTerm[];
  /** Those of them that documents have, in the order of the text, the longer of two first. */
  readonly knownByPlace: readonly SymptomTerm[];
  /** How much more the single term that is said least often counts than said once: 1 unless the whole text is repeated. */
  readonly repeated: number;
}

/**
 * What each term counts, by weight, at most limits.queryTerms.
 * @param quiet what lines that speak of nothing wrong count
 */
export function weighTerms(occurrences: readonly Occurrence[], quiet: number, scales: Scales): WeighedTerms {
  const weights = weigh(occurrences, quiet, scales);
  const counting: number[] = [];
  for (let index = 0; index < weights.length; index++) if (weights[index]! > 0) counting.push(index);
  const byWeight = (left: number, right: number): number =>
    weights[right]! - weights[left]! || (occurrences[left]!.word.text < occurrences[right]!.word.text ? -1 : 1);
  const chosen = sortSpread(counting, (index) => -weights[index]!, byWeight, limits.queryTerms);
  const terms = chosen.map((index): SymptomTerm => {
    const { word, kind, form, start, end, corrected } = occurrences[index]!;
    const { text, term } = word;
    return { text, term, weight: weights[index]!, form, han: kind === 'han', start, end, corrected };
  });
  return {
    terms,
    knownByPlace: knownByPlace(terms),
    repeated: repetition(leastOften(chosen, occurrences), scales.parameters),
  };
}

function leastOften(chosen: readonly number[], occurrences: readonly Occurrence[]): number {
  let least = mostRepeats;
  for (const index of chosen) {
    const { form, count } = occurrences[index]!;
    if (form === 'single' && count < least) least = count;
  }
  return least;
}

function weigh(occurrences: readonly Occurrence[], quiet: number, scales: Scales): Float64Array {
  const { mostTelling } = scales.knowledge;
  const weights = new Float64Array(occurrences.length);
  for (let index = 0; index < occurrences.length; index++)
    weights[index] = weightOf(occurrences[index]!, quiet, mostTelling, scales);
  return weights;
}

/** What one term counts, 0 for what is ignored. */
function weightOf(
  { word, kind, form, count, loud, corrected }: Occurrence,
  quiet: number,
  mostTelling: number,
  { knowledge, parameters }: Scales,
): number {
  const { term } = word;
  // What a word that no document has takes away: names and numbers of one incident are in no document.
  if (term < 0 && (form !== 'single' || kind === 'number' || word.name)) return 0;
  const missing = kind === 'han' ? parameters.unknownHan : parameters.unknown;
  const telling = term < 0 ? mostTelling * missing : knowledge.tellingOf(word.documents);
  const factor = form === 'concept' ? parameters.concept : parameters[kind];
  const own = telling * repetition(count, parameters) * factor * (loud ? 1 : quiet);
  const weight = corrected === undefined ? own : own * parameters.correction;
  return Math.max(weight, 0);
}

const repetition = (count: number, parameters: MatchParameters): number =>
  count === 1 ? 1 : 1 + parameters.repetition * Math.log(Math.min(count, mostRepeats));

const byPlace = (left: SymptomTerm, right: SymptomTerm): number =>
  left.start - right.start || right.end - left.end || right.weight - left.weight || (left.text < right.text ? -1 : 1);

/** Those that documents have in the order of the text. */
function knownByPlace(terms: readonly SymptomTerm[]): SymptomTerm[] {
  const known = terms.filter(({ term }) => term >= 0);
  return sortSpread(known, ({ start }) => start, byPlace);
}

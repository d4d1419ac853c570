import { addTo, addToGroup } from '../../collections.js';
import type { Knowledge } from '../../match/index.js';
import {
  type ConceptScanner,
  conceptTerm,
  foldGaps,
  forEachToken,
  isSalient,
  isStopWord,
  normalize,
  type Stemmer,
  type TokenKind,
} from '../../text/index.js';

export type WeightedTerms = ReadonlyMap<string, number>;

/** In texts with at least this many lines, only error lines are used. */
const minLogLines = 6;
const maxTerms = 48;
/** Weight of a Han bigram, a number or a name with digits, relative to a word. */
const minorFactor = 0.4;

/** Normalized idf; a term that no document contains counts as contained in one. */
export function idfOf(text: string, knowledge: Knowledge): number {
  const term = knowledge.term(text);
  return (term < 0 ? knowledge.maxIdf : knowledge.idf(term)) / knowledge.maxIdf;
}

/** The terms of a symptom with their idf. Concepts replace their words, so that both languages have common terms. */
export function symptomTerms(
  masked: string,
  knowledge: Knowledge,
  { stemmer, scanner }: { readonly stemmer: Stemmer; readonly scanner: ConceptScanner },
): WeightedTerms {
  const normalized = normalize(withoutMasks(errorLines(masked)));
  const weights = new Map<string, number>();
  const concepts: { start: number; end: number }[] = [];
  scanner.forEach(normalized, foldGaps(normalized.text), (group, start, end) => {
    concepts.push({ start, end });
    const term = conceptTerm(knowledge.concepts.ids[group]!);
    weights.set(term, idfOf(term, knowledge));
  });
  forEachWord(normalized, stemmer, (term, { start, end, kind }) => {
    if (concepts.some((concept) => concept.start <= start && end <= concept.end)) return;
    const isMinor = kind === 'han' || kind === 'number' || /\d/.test(term);
    weights.set(term, idfOf(term, knowledge) * (isMinor ? minorFactor : 1));
  });
  const sorted = [...weights].sort(([left, a], [right, b]) => b - a || (left < right ? -1 : 1));
  return new Map(sorted.slice(0, maxTerms));
}

export const withoutMasks = (masked: string): string => masked.replace(/<[a-z]{2,8}>/g, ' ');

export function forEachWord(
  normalized: Parameters<typeof forEachToken>[0],
  stemmer: Stemmer,
  word: (term: string, at: { readonly start: number; readonly end: number; readonly kind: TokenKind }) => void,
): void {
  const token = (term: string, start: number, end: number, kind: TokenKind): void => {
    if (kind !== 'part' && !isStopWord(term, kind === 'han' ? 'zh' : 'en')) word(term, { start, end, kind });
  };
  forEachToken(normalized, token, stemmer);
}

function errorLines(masked: string): string {
  const lines = [...new Set(masked.split('\n'))];
  if (lines.length < minLogLines) return masked;
  const errors = lines.filter(isErrorLine);
  return (errors.length > 0 ? errors : lines).join('\n');
}

export function isErrorLine(line: string): boolean {
  let isError = false;
  forEachToken(normalize(line), (term) => {
    isError ||= isSalient(term);
  });
  return isError;
}

/** Numbers of the members, the leader first. */
export type Cluster = readonly number[];

/** Minimum weighted Jaccard similarity of two symptoms in one cluster. */
export const minSimilarity = 0.3;
/** Maximum number of leaders compared with one symptom, so that the time is linear for any log. */
const maxCompared = 256;

/** Greedy leader clustering: each symptom joins the most similar leader (the earlier of two), or becomes one. */
export function clusterSymptoms(symptoms: readonly WeightedTerms[]): Cluster[] {
  const frequency = new Map<string, number>();
  for (const terms of symptoms) for (const term of terms.keys()) addTo(frequency, term, 1);
  const clusters: number[][] = [];
  const leadersOf = new Map<string, number[]>();
  symptoms.forEach((terms, symptom) => {
    // The leaders that share rare terms come first.
    const rarest = [...terms.keys()].sort((left, right) => frequency.get(left)! - frequency.get(right)!);
    const near = firstDistinct(rarest.map((term) => leadersOf.get(term) ?? []));
    let [cluster, most] = [clusters.length, minSimilarity];
    for (const leader of near) {
      const shared = similarity(terms, symptoms[clusters[leader]![0]!]!);
      if (shared > most || (shared === most && leader < cluster)) [cluster, most] = [leader, shared];
    }
    if (cluster < clusters.length) clusters[cluster]!.push(symptom);
    else {
      clusters.push([symptom]);
      for (const term of rarest) addToGroup(leadersOf, term, cluster);
    }
  });
  return clusters;
}

function firstDistinct(lists: readonly (readonly number[])[]): Set<number> {
  const distinct = new Set<number>();
  for (const list of lists)
    for (const item of list)
      if (distinct.size < maxCompared) distinct.add(item);
      else return distinct;
  return distinct;
}

/** 0 to 1; 0 for symptoms without weighted terms. */
export function similarity(left: WeightedTerms, right: WeightedTerms): number {
  let shared = 0;
  for (const [term, weight] of left) if (right.has(term)) shared += weight;
  const all = weightOf(left) + weightOf(right) - shared;
  return all > 0 ? shared / all : 0;
}

const weightOf = (terms: WeightedTerms): number => [...terms.values()].reduce((sum, weight) => sum + weight, 0);

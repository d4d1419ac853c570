import type { Knowledge } from '../../match/index.js';
import {
  conceptTerm,
  forEachConcept,
  forEachToken,
  isSalient,
  isStopWord,
  normalize,
  type Stemmer,
  type TokenKind,
} from '../../text/index.js';

/** The terms of a symptom with their weights. */
export type WeightedTerms = ReadonlyMap<string, number>;

/** In texts of at least this many lines, only the error lines count. */
const minLogLines = 6;
/** Terms per symptom, highest weight first. */
const maxTerms = 48;
/** Weight of a Han bigram, a number, or an unknown name, relative to a word. */
const hanFactor = 0.4;
const numberFactor = 0.4;

/**
 * The weighted terms of a masked symptom: stems, Han bigrams, and lexicon concepts instead of their words, so that
 * both languages meet. The weight is the idf; a term that no document contains counts as contained in one.
 */
export function symptomTerms(masked: string, knowledge: Knowledge, stemmer: Stemmer): WeightedTerms {
  const normalized = normalize(errorLines(masked).replace(/<[a-z]{2,8}>/g, ' '));
  const weights = new Map<string, number>();
  const covered: { start: number; end: number }[] = [];
  forEachConcept(knowledge.concepts, normalized, (group, start, end) => {
    covered.push({ start, end });
    const term = conceptTerm(knowledge.concepts.ids[group]!);
    weights.set(term, idfOf(term, knowledge));
  });
  covered.sort((left, right) => left.start - right.start || right.end - left.end);
  let next = 0;
  let coveredTo = 0;
  forEachToken(
    normalized,
    (term, start, end, kind) => {
      while (next < covered.length && covered[next]!.start <= start)
        coveredTo = Math.max(coveredTo, covered[next++]!.end);
      if (kind === 'part' || end <= coveredTo || isStopWord(term, kind === 'han' ? 'zh' : 'en')) return;
      weights.set(term, idfOf(term, knowledge) * factorOf(term, kind));
    },
    stemmer,
  );
  if (weights.size <= maxTerms) return weights;
  const sorted = [...weights].sort(([left, a], [right, b]) => b - a || (left < right ? -1 : 1));
  return new Map(sorted.slice(0, maxTerms));
}

function factorOf(term: string, kind: TokenKind): number {
  if (kind === 'han') return hanFactor;
  return kind === 'number' || /\d/.test(term) ? numberFactor : 1;
}

function idfOf(text: string, knowledge: Knowledge): number {
  const term = knowledge.term(text);
  return (term < 0 ? knowledge.maxIdf : knowledge.idf(term)) / knowledge.maxIdf;
}

/** The error lines of a log, or all of it when there are none. */
function errorLines(masked: string): string {
  const lines = [...new Set(masked.split('\n'))];
  if (lines.length < minLogLines) return masked;
  const alarming = lines.filter(isErrorLine);
  return (alarming.length > 0 ? alarming : lines).join('\n');
}

/** Whether a line reports a problem. */
export function isErrorLine(line: string): boolean {
  let found = false;
  forEachToken(normalize(line), (term) => {
    found ||= isSalient(term);
  });
  return found;
}

/** Numbers of the members, the leader first. */
export type Cluster = readonly number[];

/** Weighted Jaccard similarity from which two symptoms count as the same. */
export const minSimilarity = 0.4;
/** Leaders compared with one symptom: keeps the time linear for any log. */
const maxCompared = 256;

/**
 * Greedy leader clustering: each symptom joins the most similar leader (the earlier of two), or becomes one. The
 * similarity is weighted Jaccard: the weight of the intersection over that of the union. Leaders are found by prefix
 * filtering (Chaudhuri, Ganti and Kaushik, "A primitive operator for similarity joins in data cleaning", 2006): with
 * all terms in one order, two similar symptoms share a term of the prefix whose removal leaves less than the
 * threshold. The order is rarest in the log first, which keeps the candidate lists short.
 */
export function clusterSymptoms(symptoms: readonly WeightedTerms[], threshold = minSimilarity): Cluster[] {
  const order = frequencyOrder(symptoms);
  const clusters: number[][] = [];
  const leaders: WeightedTerms[] = [];
  const byTerm = new Map<string, number[]>();
  symptoms.forEach((terms, symptom) => {
    const prefix = prefixOf(terms, order, threshold);
    const leader = nearestLeader(terms, prefix, leaders, byTerm, threshold);
    if (leader >= 0) {
      clusters[leader]!.push(symptom);
      return;
    }
    for (const term of prefix) {
      const list = byTerm.get(term);
      if (list) list.push(leaders.length);
      else byTerm.set(term, [leaders.length]);
    }
    leaders.push(terms);
    clusters.push([symptom]);
  });
  return clusters;
}

function frequencyOrder(symptoms: readonly WeightedTerms[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const terms of symptoms) for (const term of terms.keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
  const sorted = [...counts].sort(([left, a], [right, b]) => a - b || (left < right ? -1 : 1));
  return new Map(sorted.map(([term], place) => [term, place]));
}

function prefixOf(terms: WeightedTerms, order: ReadonlyMap<string, number>, threshold: number): string[] {
  const sorted = [...terms.keys()].sort((left, right) => order.get(left)! - order.get(right)!);
  const least = threshold * weightOf(terms);
  let rest = weightOf(terms);
  let length = 0;
  // Slightly below the limit, since floating-point sums are not exact.
  while (length < sorted.length && rest >= least * (1 - 1e-9)) rest -= terms.get(sorted[length++]!)!;
  return sorted.slice(0, length);
}

function nearestLeader(
  terms: WeightedTerms,
  prefix: readonly string[],
  leaders: readonly WeightedTerms[],
  byTerm: ReadonlyMap<string, readonly number[]>,
  threshold: number,
): number {
  const seen = new Set<number>();
  let best = -1;
  let bestSimilarity = threshold;
  for (const term of prefix) {
    for (const leader of byTerm.get(term) ?? []) {
      if (seen.has(leader)) continue;
      if (seen.size >= maxCompared) return best;
      seen.add(leader);
      const found = similarity(terms, leaders[leader]!);
      if (found > bestSimilarity || (found === bestSimilarity && (best < 0 || leader < best))) {
        best = leader;
        bestSimilarity = found;
      }
    }
  }
  return best;
}

/** 0 to 1; 0 for symptoms without weighted terms. */
export function similarity(left: WeightedTerms, right: WeightedTerms): number {
  let shared = 0;
  for (const [term, weight] of left) if (right.has(term)) shared += weight;
  const all = weightOf(left) + weightOf(right) - shared;
  return all > 0 ? shared / all : 0;
}

function weightOf(terms: WeightedTerms): number {
  let weight = 0;
  for (const own of terms.values()) weight += own;
  return weight;
}

import type { WeighedTerms } from './terms.js';

/** Numbers of the members, the leader first. */
export type Cluster = readonly number[];

/** Weighted Jaccard similarity from which on two symptoms say the same. */
export const sameEnough = 0.4;
/** Leaders that one symptom is compared with: keeps the time linear whatever a log holds. */
const mostCompared = 256;

/**
 * Greedy leader clustering: each symptom joins the leader that is most similar to it (the earlier of two), or becomes one.
 * The similarity is the weight of the words that both say over the weight of those that either says.
 *
 * Leaders are found by prefix filtering (Chaudhuri, Ganti and Kaushik, "A primitive operator for similarity joins in data
 * cleaning", 2006): with the terms of each in one order, two that are similar enough share one of those before the rest
 * weighs less than the threshold's share. The order is rarest in the log first, so that few leaders stand behind each.
 */
export function clusterSymptoms(symptoms: readonly WeighedTerms[], threshold = sameEnough): Cluster[] {
  const order = frequencyOrder(symptoms);
  const clusters: number[][] = [];
  const leaders: WeighedTerms[] = [];
  const byTerm = new Map<string, number[]>();
  symptoms.forEach((terms, symptom) => {
    const prefix = prefixOf(terms, order, threshold);
    const leader = mostSimilar(terms, prefix, leaders, byTerm, threshold);
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

function frequencyOrder(symptoms: readonly WeighedTerms[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const terms of symptoms) for (const term of terms.keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
  const sorted = [...counts].sort(([left, a], [right, b]) => a - b || (left < right ? -1 : 1));
  return new Map(sorted.map(([term], place) => [term, place]));
}

function prefixOf(terms: WeighedTerms, order: ReadonlyMap<string, number>, threshold: number): string[] {
  const sorted = [...terms.keys()].sort((left, right) => order.get(left)! - order.get(right)!);
  const least = threshold * weightOf(terms);
  let rest = weightOf(terms);
  let length = 0;
  // A hair below, since sums of fractions are not exact.
  while (length < sorted.length && rest >= least * (1 - 1e-9)) rest -= terms.get(sorted[length++]!)!;
  return sorted.slice(0, length);
}

function mostSimilar(
  terms: WeighedTerms,
  prefix: readonly string[],
  leaders: readonly WeighedTerms[],
  byTerm: ReadonlyMap<string, readonly number[]>,
  threshold: number,
): number {
  const seen = new Set<number>();
  let best = -1;
  let bestSimilarity = threshold;
  for (const term of prefix) {
    for (const leader of byTerm.get(term) ?? []) {
      if (seen.has(leader)) continue;
      if (seen.size >= mostCompared) return best;
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

/** 0 to 1; symptoms without a telling word are like nothing. */
export function similarity(left: WeighedTerms, right: WeighedTerms): number {
  let shared = 0;
  for (const [term, weight] of left) if (right.has(term)) shared += weight;
  const all = weightOf(left) + weightOf(right) - shared;
  return all > 0 ? shared / all : 0;
}

function weightOf(terms: WeighedTerms): number {
  let weight = 0;
  for (const own of terms.values()) weight += own;
  return weight;
}

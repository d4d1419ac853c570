import type { Knowledge } from '../../match/index.js';
import type { GapTrigger } from '../../model/index.js';
import { foldGaps, normalize } from '../../text/index.js';
import type { LoggedSymptom } from './log.js';
import { byPhrase, type Candidate, candidatesOf, foldedKey } from './phrases.js';

/** Symptoms of a cluster that are looked at. */
const mostSymptoms = 200;
const mostTriggers = 4;
/** Phrases that are looked for in other clusters, and hits there for one hit here above which a phrase is theirs as well. */
const mostCompared = 48;
const mostElsewhere = 0.25;
/** Share of the lines that a further phrase must add. */
const leastGain = 0.05;

/**
 * Phrases that answer the most lines of a cluster, each telling enough to be a trigger: greedy cover, in which a phrase is
 * worth the lines that it adds times what it tells, times the share of its hits that are in this cluster; of equals the
 * shorter.
 * @param others symptoms of other clusters, as `foldedSymptom` gives them
 */
export function proposeGapTriggers(
  members: readonly LoggedSymptom[],
  knowledge: Knowledge,
  others: readonly string[] = [],
): GapTrigger[] {
  const symptoms = members.slice(0, mostSymptoms);
  const candidates = candidatesOf(symptoms, knowledge);
  const lines = (numbers: Iterable<number>) => [...numbers].reduce((sum, number) => sum + symptoms[number]!.count, 0);
  const least = leastGain * lines(symptoms.keys());
  const open = new Set(symptoms.keys());
  const hitsElsewhere = countedIn(others);
  const chosen: GapTrigger[] = [];
  while (chosen.length < mostTriggers && open.size > 0) {
    const gains = candidates
      .map((candidate) => ({ candidate, gain: lines([...candidate.members].filter((number) => open.has(number))) }))
      .filter(({ gain }) => gain > 0 && gain >= least);
    const best = bestOf(gains, hitsElsewhere);
    if (best === null) break;
    chosen.push({ phrase: best.phrase, lines: lines(best.members) });
    for (const member of best.members) open.delete(member);
  }
  return chosen;
}

interface Valued {
  readonly candidate: Candidate;
  readonly value: number;
}

const byValue = (left: Valued, right: Valued): number =>
  right.value - left.value || byPhrase(left.candidate, right.candidate);

/** The candidate that is worth most, of those that are not as much of other clusters; null where there is none. */
function bestOf(
  gains: readonly { readonly candidate: Candidate; readonly gain: number }[],
  hitsElsewhere: (candidate: Candidate) => number,
): Candidate | null {
  const ranked = gains
    .map(({ candidate, gain }) => ({ candidate, value: gain * candidate.worth }))
    .sort(byValue)
    .slice(0, mostCompared)
    .map(({ candidate, value }) => {
      const inside = candidate.members.size;
      const outside = hitsElsewhere(candidate);
      return { candidate, outside, inside, value: (value * inside) / (inside + outside) };
    })
    .filter(({ inside, outside }) => outside <= inside * mostElsewhere)
    .sort(byValue);
  return ranked[0]?.candidate ?? null;
}

/** How many of some folded symptoms say the phrase of a candidate; each is counted once. */
function countedIn(symptoms: readonly string[]): (candidate: Candidate) => number {
  const counted = new Map<Candidate, number>();
  return (candidate) => {
    const known = counted.get(candidate);
    if (known !== undefined) return known;
    const key = foldedKey(candidate.phrase);
    const hits = symptoms.filter((text) => text.includes(key)).length;
    counted.set(candidate, hits);
    return hits;
  };
}

/** What the phrases of other clusters are compared with: what a trigger finds in, variable parts masked. */
export const foldedSymptom = (masked: string): string => foldGaps(normalize(masked).text).text;

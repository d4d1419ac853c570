import { type Knowledge, worthOfPhrase } from '../../match/index.js';
import type { GapTrigger } from '../../model/index.js';
import {
  foldedPosition,
  foldGaps,
  foldPhrase,
  hasPhraseEdges,
  isStopWord,
  normalize,
  originalEnd,
  originalStart,
  phraseSpecificity,
} from '../../text/index.js';
import type { LoggedSymptom } from './log.js';

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

/** Words of one phrase, and characters of one cut from a run of Han text. */
const mostWords = 5;
const leastHan = 4;
const mostHan = 8;
const longestPhrase = 60;
/** Phrases of one symptom. */
const mostPhrases = 600;
/** A phrase says enough to be a claim, by its words and in this knowledge base (matching: `leastTrigger` is 0.4). */
const leastSpecificity = 2;
const leastWorth = 0.5;
/** More than this is no reason to prefer a phrase: it would only be longer. */
const enoughWorth = 0.75;

/** A phrase that may become a trigger. */
export interface Candidate {
  readonly phrase: string;
  readonly worth: number;
  /** Numbers of the symptoms that say it. */
  readonly members: ReadonlySet<number>;
}

const hanLength = (phrase: string): number => phrase.match(/\p{Script=Han}/gu)?.length ?? 0;

/** Shorter first; of Han text longer, whose words have no spaces to be cut at. */
export const byPhrase = (left: Candidate, right: Candidate): number =>
  hanLength(right.phrase) - hanLength(left.phrase) ||
  left.phrase.length - right.phrase.length ||
  (left.phrase < right.phrase ? -1 : left.phrase > right.phrase ? 1 : 0);

/** Every phrase that tells enough, shorter ones first. */
export function candidatesOf(symptoms: readonly LoggedSymptom[], knowledge: Knowledge): Candidate[] {
  const found = new Map<string, { phrase: string; members: Set<number> }>();
  symptoms.forEach(({ text, masked }, number) => {
    for (const phrase of phrasesOf(masked)) {
      const key = foldedKey(phrase);
      const known = found.get(key);
      if (known) {
        known.members.add(number);
        continue;
      }
      // As it was said: masked lines are in small letters.
      const place = placeOf(phrase, text);
      if (place === null) continue;
      const said = text.slice(place.start, place.end).replace(/\s+/g, ' ');
      found.set(key, { phrase: said, members: new Set([number]) });
    }
  });
  // What only one of many says is a name of theirs.
  const least = symptoms.length >= 4 ? 2 : 1;
  return [...found.values()]
    .filter(({ members }) => members.size >= least || symptoms[[...members][0]!]!.count > 1)
    .filter(({ phrase }) => phraseSpecificity(phrase) >= leastSpecificity)
    .map(({ phrase, members }) => ({
      phrase,
      members,
      worth: Math.min(enoughWorth, worthOfPhrase(knowledge, phrase)),
    }))
    .filter(({ worth }) => worth >= leastWorth)
    .sort(byPhrase);
}

/** What a phrase is found by in a folded text. */
export const foldedKey = (phrase: string): string => foldPhrase(normalize(phrase).text);

/** Runs of words between the variable parts and signs of a masked text. */
function phrasesOf(masked: string): Set<string> {
  const phrases = new Set<string>();
  for (const piece of masked.split(/<[^<>\s]{1,20}>|[\n{}[\]"'`=,;:()（）。，；：、！？!?|\\]+|\.(?=\s|$)/)) {
    const words = [...piece.matchAll(/[a-z0-9][a-z0-9_./-]*[a-z0-9]|[a-z0-9]|\p{Script=Han}+/giu)];
    words.forEach(({ index, 0: word }, from) => {
      if (phrases.size > mostPhrases) return;
      if (/^\p{Script=Han}{4,}$/u.test(word)) addHan(phrases, word);
      for (const last of words.slice(from, from + mostWords)) {
        const phrase = piece.slice(index, last.index + last[0].length);
        if (isPhrase(phrase, word, last[0])) phrases.add(phrase);
      }
    });
  }
  return phrases;
}

/** Characters that join Han words: a phrase that begins or ends beside one is not cut in the middle of a word. */
const joints = /[的了和与在是从对把被及或时中到后前也都就又再还]/u;

const isJoint = (word: string): boolean => word.length === 1 && joints.test(word);

/** Phrases of a run without joints: the whole, or what begins or ends with it. */
function addHan(phrases: Set<string>, run: string): void {
  for (const part of run.split(joints)) {
    if (part.length >= leastHan && part.length <= mostHan + leastHan) phrases.add(part);
    for (let length = leastHan; length <= Math.min(mostHan, part.length - 1); length++) {
      for (const phrase of [part.slice(0, length), part.slice(-length)])
        if (!isStopWord(phrase.slice(0, 2), 'zh') && !isStopWord(phrase.slice(-2), 'zh')) phrases.add(phrase);
    }
  }
}

function isPhrase(phrase: string, first: string, last: string): boolean {
  if (phrase.length > longestPhrase || !/\p{L}/u.test(phrase) || /[^\p{L}\p{N}\s._/-]/u.test(phrase)) return false;
  if (isStopWord(first, 'en') || isStopWord(last, 'en')) return false;
  const han = hanLength(phrase);
  // One plain word is a topic, not a symptom; an identifier may be one.
  if (han > mostHan + leastHan || isJoint(first) || isJoint(last)) return false;
  return han > 0 ? phrase.length >= leastHan : phrase.length >= 5 && !/^[a-z0-9]*(?:\/[a-z0-9.-]*)*$/.test(phrase);
}

/** Where a phrase stands in a text as a trigger would find it, or null. */
export function placeOf(phrase: string, text: string): { readonly start: number; readonly end: number } | null {
  const wanted = foldedKey(phrase);
  const normalized = normalize(text);
  const folded = foldGaps(normalized.text);
  if (wanted === '') return null;
  for (let at = folded.text.indexOf(wanted); at >= 0; at = folded.text.indexOf(wanted, at + 1)) {
    const start = foldedPosition(folded, at);
    const end = foldedPosition(folded, at + wanted.length - 1) + 1;
    if (hasPhraseEdges(normalized, start, end))
      return { start: originalStart(normalized, start), end: originalEnd(normalized, end) };
  }
  return null;
}

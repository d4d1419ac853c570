import { type Knowledge, phraseStrength } from '../../match/index.js';
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

/** Symptoms of a cluster that are read. */
const maxSymptoms = 200;
const maxTriggers = 4;
/**
 * Phrases searched for in other clusters, and the ratio of matches there to matches here above which a phrase is not
 * specific to the cluster.
 */
const maxCompared = 48;
const maxElsewhere = 0.25;
/** Fraction of the lines that each additional phrase must cover. */
const minGain = 0.05;

/**
 * Phrases that cover the most lines of a cluster and are specific enough to be triggers. Greedy cover: the gain of a
 * phrase is its newly covered lines times its specificity times the fraction of its matches within this cluster; ties
 * go to the shorter phrase.
 * @param others symptoms of other clusters, as `foldedSymptom` gives them
 */
export function proposeGapTriggers(
  members: readonly LoggedSymptom[],
  knowledge: Knowledge,
  others: readonly string[] = [],
): GapTrigger[] {
  const symptoms = members.slice(0, maxSymptoms);
  const candidates = candidatesOf(symptoms, knowledge);
  const lines = (numbers: Iterable<number>) => [...numbers].reduce((sum, number) => sum + symptoms[number]!.count, 0);
  const least = minGain * lines(symptoms.keys());
  const open = new Set(symptoms.keys());
  const hitsElsewhere = countedIn(others);
  const chosen: GapTrigger[] = [];
  while (chosen.length < maxTriggers && open.size > 0) {
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

/** The candidate with the greatest gain that is specific to this cluster, or null. */
function bestOf(
  gains: readonly { readonly candidate: Candidate; readonly gain: number }[],
  hitsElsewhere: (candidate: Candidate) => number,
): Candidate | null {
  const ranked = gains
    .map(({ candidate, gain }) => ({ candidate, value: gain * candidate.weight }))
    .sort(byValue)
    .slice(0, maxCompared)
    .map(({ candidate, value }) => {
      const inside = candidate.members.size;
      const outside = hitsElsewhere(candidate);
      return { candidate, outside, inside, value: (value * inside) / (inside + outside) };
    })
    .filter(({ inside, outside }) => outside <= inside * maxElsewhere)
    .sort(byValue);
  return ranked[0]?.candidate ?? null;
}

/** Counts the folded symptoms that contain a candidate's phrase, each once. */
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

/** The form in which phrases are searched for in other clusters: as triggers match, with variable parts masked. */
export const foldedSymptom = (masked: string): string => foldGaps(normalize(masked).text).text;

/** Words of one phrase, and characters of one taken from Han text. */
const maxWords = 5;
const minHan = 4;
const maxHan = 8;
const longestPhrase = 60;
/** Phrases of one symptom. */
const maxPhrases = 600;
/** A phrase that can be accepted alone, by its words and this knowledge base (in matching, `leastTrigger` is 0.4). */
const minSpecificity = 2;
const minWeight = 0.5;
/** Above this, more specificity does not count: the phrase would only be longer. */
const maxWeight = 0.75;

/** A phrase that may become a trigger. */
export interface Candidate {
  readonly phrase: string;
  readonly weight: number;
  /** Numbers of the symptoms that contain it. */
  readonly members: ReadonlySet<number>;
}

const hanLength = (phrase: string): number => phrase.match(/\p{Script=Han}/gu)?.length ?? 0;

/** Shorter first; longer first for Han text, where a shorter phrase may cut a word. */
export const byPhrase = (left: Candidate, right: Candidate): number =>
  hanLength(right.phrase) - hanLength(left.phrase) ||
  left.phrase.length - right.phrase.length ||
  (left.phrase < right.phrase ? -1 : left.phrase > right.phrase ? 1 : 0);

/** Every sufficiently specific phrase, shorter ones first. */
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
      // The original spelling: masked lines are lower case.
      const range = rangeOf(phrase, text);
      if (range === null) continue;
      const said = text.slice(range.start, range.end).replace(/\s+/g, ' ');
      found.set(key, { phrase: said, members: new Set([number]) });
    }
  });
  // A phrase in only one of many symptoms is a name specific to that symptom.
  const least = symptoms.length >= 4 ? 2 : 1;
  return [...found.values()]
    .filter(({ members }) => members.size >= least || symptoms[[...members][0]!]!.count > 1)
    .filter(({ phrase }) => phraseSpecificity(phrase) >= minSpecificity)
    .map(({ phrase, members }) => ({
      phrase,
      members,
      weight: Math.min(maxWeight, phraseStrength(knowledge, phrase)),
    }))
    .filter(({ weight }) => weight >= minWeight)
    .sort(byPhrase);
}

/** The form of a phrase that is searched for in folded text. */
export const foldedKey = (phrase: string): string => foldPhrase(normalize(phrase).text);

/** Word sequences between the variable parts and punctuation of a masked text. */
function phrasesOf(masked: string): Set<string> {
  const phrases = new Set<string>();
  for (const piece of masked.split(/<[^<>\s]{1,20}>|[\n{}[\]"'`=,;:()（）。，；：、！？!?|\\]+|\.(?=\s|$)/)) {
    const words = [...piece.matchAll(/[a-z0-9][a-z0-9_./-]*[a-z0-9]|[a-z0-9]|\p{Script=Han}+/giu)];
    words.forEach(({ index, 0: word }, from) => {
      if (phrases.size > maxPhrases) return;
      if (/^\p{Script=Han}{4,}$/u.test(word)) addHan(phrases, word);
      for (const last of words.slice(from, from + maxWords)) {
        const phrase = piece.slice(index, last.index + last[0].length);
        if (isPhrase(phrase, word, last[0])) phrases.add(phrase);
      }
    });
  }
  return phrases;
}

/** Characters that connect Han words: a phrase that begins or ends next to one does not cut a word. */
const joints = /[的了和与在是从对把被及或时中到后前也都就又再还]/u;

const isJoint = (word: string): boolean => word.length === 1 && joints.test(word);

/** Phrases of a run without connecting characters: the whole run, its prefixes and its suffixes. */
function addHan(phrases: Set<string>, run: string): void {
  for (const part of run.split(joints)) {
    if (part.length >= minHan && part.length <= maxHan + minHan) phrases.add(part);
    for (let length = minHan; length <= Math.min(maxHan, part.length - 1); length++) {
      for (const phrase of [part.slice(0, length), part.slice(-length)])
        if (!isStopWord(phrase.slice(0, 2), 'zh') && !isStopWord(phrase.slice(-2), 'zh')) phrases.add(phrase);
    }
  }
}

function isPhrase(phrase: string, first: string, last: string): boolean {
  if (phrase.length > longestPhrase || !/\p{L}/u.test(phrase) || /[^\p{L}\p{N}\s._/-]/u.test(phrase)) return false;
  if (isStopWord(first, 'en') || isStopWord(last, 'en')) return false;
  const han = hanLength(phrase);
  // A single plain word is a topic, not a symptom; an identifier can be one.
  if (han > maxHan + minHan || isJoint(first) || isJoint(last)) return false;
  return han > 0 ? phrase.length >= minHan : phrase.length >= 5 && !/^[a-z0-9]*(?:\/[a-z0-9.-]*)*$/.test(phrase);
}

/** The range of a phrase in a text, matched as a trigger would be, or null. */
export function rangeOf(phrase: string, text: string): { readonly start: number; readonly end: number } | null {
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

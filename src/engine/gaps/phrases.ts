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

/** Maximum number of symptoms of a cluster that are read. */
const maxSymptoms = 200;
const maxTriggers = 4;
/** Number of phrases that are compared with other clusters, and the maximum ratio of matches there to matches here. */
const maxCompared = 48;
const maxElsewhere = 0.25;
/** Minimum fraction of the lines that each additional phrase covers. */
const minGain = 0.05;

/** Chooses phrases by greedy cover: the gain is the number of newly covered lines times the weight. @param others results of `foldedSymptom` */
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
  const chosen: GapTrigger[] = [];
  while (chosen.length < maxTriggers && open.size > 0) {
    const best = candidates
      .map((candidate) => ({ ...candidate, gain: lines([...candidate.members].filter((member) => open.has(member))) }))
      .filter(({ gain }) => gain > 0 && gain >= least)
      .sort((left, right) => right.gain * right.weight - left.gain * left.weight || byPhrase(left, right))
      .slice(0, maxCompared)
      .find((candidate) => isSpecific(candidate, others));
    if (best === undefined) break;
    chosen.push({ phrase: best.phrase, lines: lines(best.members) });
    for (const member of best.members) open.delete(member);
  }
  return chosen;
}

function isSpecific({ phrase, members }: Candidate, others: readonly string[]): boolean {
  const key = foldedKey(phrase);
  return others.filter((text) => text.includes(key)).length <= members.size * maxElsewhere;
}

/** The form of a symptom in which phrases are searched as triggers are, with variable parts masked. */
export const foldedSymptom = (masked: string): string => foldGaps(normalize(masked).text).text;

const maxWords = 5;
const minHan = 4;
const minLatin = 5;
const longestPhrase = 60;
const maxPhrases = 600;
/** Minimum specificity and weight of a phrase that can decide alone (in matching, `leastTrigger` is 0.4). */
const minSpecificity = 2;
const minWeight = 0.5;
/** Weights above this are equal; a more specific phrase would only be longer. */
const maxWeight = 0.75;

interface Candidate {
  readonly phrase: string;
  readonly weight: number;
  /** Numbers of the symptoms that contain it. */
  readonly members: ReadonlySet<number>;
}

const hanLength = (phrase: string): number => phrase.match(/\p{Script=Han}/gu)?.length ?? 0;

/** Shorter first, but longer first for Han text, where a shorter phrase may be part of a word. */
const byPhrase = (left: Candidate, right: Candidate): number =>
  hanLength(right.phrase) - hanLength(left.phrase) ||
  left.phrase.length - right.phrase.length ||
  (left.phrase < right.phrase ? -1 : 1);

function candidatesOf(symptoms: readonly LoggedSymptom[], knowledge: Knowledge): Candidate[] {
  const candidates = new Map<string, { readonly phrase: string; readonly members: Set<number> }>();
  symptoms.forEach(({ text, masked }, number) => {
    for (const phrase of phrasesOf(masked)) {
      const key = foldedKey(phrase);
      const known = candidates.get(key);
      // The original spelling: masked lines are lower case.
      const range = known ? null : rangeOf(phrase, text);
      if (known) known.members.add(number);
      else if (range !== null) {
        const written = text.slice(range.start, range.end).replace(/\s+/g, ' ');
        candidates.set(key, { phrase: written, members: new Set([number]) });
      }
    }
  });
  // A phrase in only one of many symptoms is probably a name.
  const least = symptoms.length >= 4 ? 2 : 1;
  return [...candidates.values()]
    .filter(({ members }) => members.size >= least || symptoms[[...members][0]!]!.count > 1)
    .filter(({ phrase }) => phraseSpecificity(phrase) >= minSpecificity)
    .map((candidate) => ({ ...candidate, weight: Math.min(maxWeight, phraseStrength(knowledge, candidate.phrase)) }))
    .filter(({ weight }) => weight >= minWeight);
}

/** The form of a phrase that is searched for in folded text. */
const foldedKey = (phrase: string): string => foldPhrase(normalize(phrase).text);

function phrasesOf(masked: string): Set<string> {
  const phrases = new Set<string>();
  for (const clause of masked.split(/<[^<>\s]{1,20}>|[\n{}[\]"'`=,;:()（）。，；：、！？!?|\\]+|\.(?=\s|$)/)) {
    const words = wordsOf(clause);
    words.forEach((first, from) => {
      if (phrases.size > maxPhrases) return;
      for (const last of words.slice(from, from + maxWords)) {
        const phrase = clause.slice(first.start, last.end);
        if (isPhrase(phrase) && !isFiller(first.word) && !isFiller(last.word)) phrases.add(phrase);
      }
    });
  }
  return phrases;
}

const hanWords = new Intl.Segmenter('zh', { granularity: 'word' });

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Words of a clause. ICU segments Han text; a single Han character is joined to the next word. */
export function wordsOf(clause: string): Word[] {
  const words: Word[] = [];
  for (const { index, 0: run } of clause.matchAll(/[a-z0-9](?:[a-z0-9_./-]*[a-z0-9])?|\p{Script=Han}+/giu)) {
    const segments = /\p{Script=Han}/u.test(run) ? hanWords.segment(run) : [{ segment: run, index: 0 }];
    for (const { segment, index: at } of segments) {
      const last = words.at(-1);
      const joins = last && last.end === index + at && last.word.length === 1 && !isFiller(last.word);
      const start = joins ? words.pop()!.start : index + at;
      const end = index + at + segment.length;
      words.push({ word: clause.slice(start, end), start, end });
    }
  }
  return words;
}

const isFiller = (word: string): boolean => isStopWord(word, 'en') || isStopWord(word, 'zh');

function isPhrase(phrase: string): boolean {
  if (phrase.length > longestPhrase || !/\p{L}/u.test(phrase) || /[^\p{L}\p{N}\s._/-]/u.test(phrase)) return false;
  // A single ordinary word is a topic; an identifier can be a symptom.
  if (hanLength(phrase) > 0) return phrase.length >= minHan;
  return phrase.length >= minLatin && !/^[a-z0-9]*(?:\/[a-z0-9.-]*)*$/.test(phrase);
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

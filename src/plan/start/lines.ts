import type { Step } from '../../model/index.js';
import { isStopWord, WordTable } from '../../text/index.js';
import type { Places } from './places.js';
import { forEachText, onlyStep, type Trace } from './step-texts.js';
import type { Subject } from './subject.js';
import { wordPlaces } from './word-places.js';
import type { Wording } from './wording.js';

/** Lines that only one step of the document has in its prose: runs of words as programs print them. */
export interface Lines {
  /** Each word of the document → its number, from 1. */
  readonly words: Pick<WordTable<number>, 'get'>;
  /** Three words side by side → the only step that has them; null when several do, or the whole document is about them. */
  readonly runs: ReadonlyMap<number, string | null>;
}

/** Words in a run, and runs in a row that say the same line: four words of it. */
export const runLength = 3;
const leastRuns = 2;
/** Words of the shortest such line. */
export const lineWords = runLength + leastRuns - 1;
/** What the words of a run must tell together. */
const leastTold = 0.6;

export function readLines(
  steps: readonly Step[],
  subject: Subject,
  places: Places,
  wording: Pick<Wording, 'fold'>,
): Lines {
  const words = new WordTable<number>(tableSlots);
  const runs = new Map<number, string | null>();
  forEachText(steps, subject, places, (text, step) => {
    const folded = wording.fold(text);
    const ofWords = wordPlaces(folded);
    addWords(words, folded, ofWords);
    for (const run of runsOf(folded, ofWords, words))
      if (run !== unknownRun) runs.set(run, onlyStep(places, runs.get(run), step));
  });
  return { words, runs };
}

/** Places of a table for the words of one document; most have a hundred. */
const tableSlots = 256;

function addWords(words: WordTable<number>, text: string, places: readonly number[]): void {
  for (let at = 0; at < places.length && words.size < mostWords; at += 2) {
    const [start, end] = [places[at]!, places[at + 1]!];
    if (words.get(text, start, end) === undefined) words.add(text.slice(start, end), words.size + 1);
  }
}

/**
 * The step whose prose has most of a line that a symptom has.
 * @param symptom folded
 * @param places of the symptom's words (`wordPlaces`)
 */
export function lineIn(
  { runs, words: known }: Lines,
  symptom: string,
  places: readonly number[],
  wording: Wording,
): Trace | null {
  let best: Trace | null = null;
  let longest = leastRuns - 1;
  let from = 0;
  let step: string | null = null;
  const all = runsOf(symptom, places, known);
  for (let at = 0; at <= all.length; at++) {
    const run = all[at] ?? unknownRun;
    const found = run === unknownRun ? null : (runs.get(run) ?? null);
    if (found === null ? step === null : found === step) continue;
    const length = at - from;
    if (step !== null && length >= Math.max(leastRuns, longest)) {
      const text = wordsAt(symptom, places, from, at + runLength - 1);
      const counts = (length > longest || best?.step !== step) && tells(text, wording);
      if (counts && length > longest) [best, longest] = [{ step, text }, length];
      else if (counts) best = null;
    }
    [step, from] = [found, at];
  }
  return best;
}

/** Words number `from` to `to`, with one space between them. */
function wordsAt(text: string, places: readonly number[], from: number, to: number): string {
  const words: string[] = [];
  for (let word = from; word < to; word++) words.push(text.slice(places[2 * word]!, places[2 * word + 1]!));
  return words.join(' ');
}

/** Words that are told apart: three of them side by side are one exact number. */
const mostWords = 2 ** 17 - 1;
/** Words of which the document does not have all. */
const unknownRun = -1;

/** Words side by side, each three of them as one number; Han text has no words, and breaks the run. */
function runsOf(text: string, places: readonly number[], known: Lines['words']): number[] {
  const runs: number[] = [];
  let [before, last] = [0, 0];
  for (let at = 0; at < places.length; at += 2) {
    const number = known.get(text, places[at]!, places[at + 1]!) ?? 0;
    const isKnown = before > 0 && last > 0 && number > 0;
    if (at / 2 + 1 >= runLength) runs.push(isKnown ? (before * 2 ** 17 + last) * 2 ** 17 + number : unknownRun);
    [before, last] = [last, number];
  }
  return runs;
}

function tells(text: string, wording: Wording): boolean {
  let told = 0;
  for (const [word, each] of wording.words(text)) if (!isStopWord(word, 'en')) told += each;
  return told >= leastTold;
}

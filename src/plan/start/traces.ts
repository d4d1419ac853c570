import type { Step } from '../../model/index.js';
import { isStopWord, WordTable } from '../../text/index.js';
import { identifiersOf } from './phrases.js';
import { outerOf, type Places } from './places.js';
import type { Subject } from './subject.js';
import { identifierPlaces, wordPlaces } from './word-places.js';
import type { Wording } from './wording.js';

/** What only one step of the document speaks of, in its prose: runs of words as programs print them, and identifiers. */
export interface Traces {
  /** Each word of the document → its number, from 1. */
  readonly words: Pick<WordTable<number>, 'get'>;
  /** Three words side by side → the only step that has them; null when several do, or the whole document is about them. */
  readonly runs: ReadonlyMap<number, string | null>;
  /** Identifier, folded → the same, and how it is written. */
  readonly identifiers: Pick<WordTable<Identified>, 'get' | 'size'>;
}

interface Identified {
  step: string | null;
  written: string;
}

export interface Trace {
  readonly step: string;
  readonly text: string;
}

/** Words in a run, and runs in a row that say the same line: four words of it. */
const runLength = 3;
const leastRuns = 2;
/** Words of the shortest such line. */
export const lineWords = runLength + leastRuns - 1;
/** What the words of a run must tell together. */
const leastTold = 0.6;
/** What an identifier must tell: hardly another document has it. */
export const rareWord = 0.75;

export function tracesOf(
  steps: readonly Step[],
  subject: Subject,
  places: Places,
  wording: Pick<Wording, 'fold'>,
): Traces {
  const words = new WordTable<number>(tableSlots);
  const runs = new Map<number, string | null>();
  const identifiers = new WordTable<Identified>(tableSlots);
  const both = (before: string | null | undefined, step: string | null): string | null => {
    if (before === undefined || before === step) return step;
    return before === null || step === null ? null : outerOf(places, before, step);
  };
  const read = (text: string, step: string | null) => {
    const folded = wording.fold(text);
    const places = wordPlaces(folded);
    addWords(words, folded, places);
    for (const run of runsOf(folded, places, words)) if (run !== unknownRun) runs.set(run, both(runs.get(run), step));
    for (const written of identifiersOf(text)) {
      const key = written.toLowerCase();
      const known = identifiers.get(key, 0, key.length);
      if (known === undefined) identifiers.add(key, { step, written });
      else [known.step, known.written] = [both(known.step, step), written];
    }
  };
  read(subject.all, null);
  for (const { step, text } of subject.ofSteps) read(text, places.of.get(step) ?? null);
  for (const step of steps) read(textOf(step), places.of.get(step.id) ?? null);
  return { words, runs, identifiers };
}

/** What a step says, commands aside. */
export function textOf({ title, text, expectations, branches }: Step): string {
  let all = `${title}\n${text}`;
  for (const each of expectations) all += `\n${each.text}`;
  for (const each of branches) all += `\n${each.text}`;
  return all;
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
 * The step whose prose has most of a line that a symptom has, else the one that alone has an identifier of it.
 * @param places of the symptom's words (`wordPlaces`)
 */
export function traceIn(traces: Traces, symptom: string, places: readonly number[], wording: Wording): Trace | null {
  return runIn(traces, symptom, places, wording) ?? identifierIn(traces.identifiers, symptom, wording);
}

function runIn(
  { runs, words: known }: Traces,
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

function identifierIn(identifiers: Traces['identifiers'], symptom: string, wording: Wording): Trace | null {
  if (identifiers.size === 0) return null;
  let found: Trace | null = null;
  const places = identifierPlaces(symptom);
  for (let at = 0; at < places.length; at += 2) {
    const identified = identifiers.get(symptom, places[at]!, places[at + 1]!);
    if (identified === undefined || identified.step === null) continue;
    const { step, written } = identified;
    if (Math.max(0, ...wording.words(written).values()) < rareWord) continue;
    if (found !== null && found.step !== step) return null;
    found = { step, text: written };
  }
  return found;
}

/** Words that are told apart: three of them side by side are one exact number. */
const mostWords = 2 ** 17 - 1;
/** Words of which the document does not have all. */
const unknownRun = -1;

/** Words side by side, each three of them as one number; Han text has no words, and breaks the run. */
function runsOf(text: string, places: readonly number[], known: Traces['words']): number[] {
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

import type { Step } from '../../model/index.js';
import { isStopWord } from '../../text/index.js';
import { identifiersOf, looseFolded } from './phrases.js';
import { outerOf, type Places } from './places.js';
import type { Subject } from './subject.js';
import type { Wording } from './wording.js';

/** What only one step of the document speaks of, in its prose: runs of words as programs print them, and identifiers. */
export interface Traces {
  /** Each word of the document → its number, from 1. */
  readonly words: ReadonlyMap<string, number>;
  /** Three words side by side → the only step that has them; null when several do, or the whole document is about them. */
  readonly runs: ReadonlyMap<number, string | null>;
  /** Identifier, folded → the same, and how it is written. */
  readonly identifiers: ReadonlyMap<string, Identified>;
}

interface Identified {
  readonly step: string | null;
  readonly written: string;
}

export interface Trace {
  readonly step: string;
  readonly text: string;
}

/** Words in a run, and runs in a row that say the same line: four words of it. */
const runLength = 3;
const leastRuns = 2;
/** What the words of a run must tell together. */
const leastTold = 0.6;
/** What an identifier must tell: hardly another document has it. */
const rareWord = 0.75;

export function tracesOf(steps: readonly Step[], subject: Subject, places: Places, wording: Wording): Traces {
  const words = new Map<string, number>();
  const runs = new Map<number, string | null>();
  const identifiers = new Map<string, Identified>();
  const both = (before: string | null | undefined, step: string | null): string | null => {
    if (before === undefined || before === step) return step;
    return before === null || step === null ? null : outerOf(places, before, step);
  };
  const read = (text: string, step: string | null) => {
    const spoken = wordsIn(wording.fold(text));
    for (const word of spoken) if (words.size < mostWords && !words.has(word)) words.set(word, words.size + 1);
    for (const run of runsOf(spoken, words)) if (run !== unknownRun) runs.set(run, both(runs.get(run), step));
    for (const written of identifiersOf(text)) {
      const key = written.toLowerCase();
      identifiers.set(key, { step: both(identifiers.get(key)?.step, step), written });
    }
  };
  read(subject.all, null);
  for (const { step, text } of subject.ofSteps) read(text, places.of.get(step) ?? null);
  for (const { id, title, text, expectations, branches } of steps) {
    const step = places.of.get(id) ?? null;
    read(
      [title, text, ...expectations.map((each) => each.text), ...branches.map((each) => each.text)].join('\n'),
      step,
    );
  }
  return { words, runs, identifiers };
}

/** The step whose prose has most of a line that a symptom has, else the one that alone has an identifier of it. */
export function traceIn(makeTraces: () => Traces, symptom: string, wording: Wording): Trace | null {
  const words = wordsIn(symptom);
  if (!words.some((word) => latin.test(word))) return null;
  const traces = makeTraces();
  return runIn(traces, words, wording) ?? identifierIn(traces.identifiers, symptom, wording);
}

function runIn({ runs, words: known }: Traces, words: readonly string[], wording: Wording): Trace | null {
  let best: Trace | null = null;
  let longest = leastRuns - 1;
  let from = 0;
  let step: string | null = null;
  const all = runsOf(words, known);
  for (let at = 0; at <= all.length; at++) {
    const run = all[at] ?? unknownRun;
    const found = run === unknownRun ? null : (runs.get(run) ?? null);
    if (found === null ? step === null : found === step) continue;
    const length = at - from;
    if (step !== null && length >= Math.max(leastRuns, longest)) {
      const text = words.slice(from, at + runLength - 1).join(' ');
      const counts = (length > longest || best?.step !== step) && tells(text, wording);
      if (counts && length > longest) [best, longest] = [{ step, text }, length];
      else if (counts) best = null;
    }
    [step, from] = [found, at];
  }
  return best;
}

function identifierIn(identifiers: Traces['identifiers'], symptom: string, wording: Wording): Trace | null {
  let found: Trace | null = null;
  for (const [text] of symptom.matchAll(/[a-z][a-z\d]*(?:[_.-][a-z\d]+)*/g)) {
    const { step, written } = identifiers.get(text) ?? { step: null, written: '' };
    if (step === null || Math.max(0, ...wording.words(written).values()) < rareWord) continue;
    if (found !== null && found.step !== step) return null;
    found = { step, text: written };
  }
  return found;
}

const latin = /^[a-z]/;

const wordsIn = (folded: string): string[] =>
  looseFolded(folded).match(/[a-z\d]+(?:\.[a-z\d]+)*|\p{Script=Han}+/gu) ?? [];

/** Words that are told apart: three of them side by side are one exact number. */
const mostWords = 2 ** 17 - 1;
/** Words of which the document does not have all. */
const unknownRun = -1;

/** Words side by side, each three of them as one number; Han text has no words, and breaks the run. */
function runsOf(words: readonly string[], known: Traces['words']): number[] {
  const runs: number[] = [];
  let [before, last] = [0, 0];
  words.forEach((word, at) => {
    const number = known.get(word) ?? 0;
    const isKnown = before > 0 && last > 0 && number > 0;
    if (at + 1 >= runLength) runs.push(isKnown ? (before * 2 ** 17 + last) * 2 ** 17 + number : unknownRun);
    [before, last] = [last, number];
  });
  return runs;
}

function tells(text: string, wording: Wording): boolean {
  let told = 0;
  for (const [word, each] of wording.words(text)) if (!isStopWord(word, 'en')) told += each;
  return told >= leastTold;
}

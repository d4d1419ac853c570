import type { Step } from '../../model/index.js';
import { isStopWord } from '../../text/index.js';
import { identifiersOf, looseFolded } from './phrases.js';
import { outerOf, type Places } from './places.js';
import type { Subject } from './subject.js';
import type { Wording } from './wording.js';

/** What only one step of the document speaks of, in its prose: runs of words as programs print them, and identifiers. */
export interface Traces {
  /** Three words side by side → the only step that has them; null when several do, or the whole document is about them. */
  readonly runs: ReadonlyMap<string, string | null>;
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
  const runs = new Map<string, string | null>();
  const identifiers = new Map<string, Identified>();
  const both = (before: string | null | undefined, step: string | null): string | null => {
    if (before === undefined || before === step) return step;
    return before === null || step === null ? null : outerOf(places, before, step);
  };
  const read = (text: string, step: string | null) => {
    for (const run of runsOf(wordsIn(wording.fold(text)))) runs.set(run, both(runs.get(run), step));
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
  return { runs, identifiers };
}

/** The step whose prose has most of a line that a symptom has, else the one that alone has an identifier of it. */
export function traceIn(makeTraces: () => Traces, symptom: string, wording: Wording): Trace | null {
  const words = wordsIn(symptom);
  if (!words.some((word) => latin.test(word))) return null;
  const traces = makeTraces();
  return runIn(traces.runs, words, wording) ?? identifierIn(traces.identifiers, symptom, wording);
}

function runIn(runs: Traces['runs'], words: readonly string[], wording: Wording): Trace | null {
  let best: Trace | null = null;
  let longest = leastRuns - 1;
  let from = 0;
  let step: string | null = null;
  const all = runsOf(words);
  for (let at = 0; at <= all.length; at++) {
    const found = at < all.length ? (runs.get(all[at]!) ?? null) : null;
    if (found !== null && found === step) continue;
    const length = at - from;
    const text = words.slice(from, at + runLength - 1).join(' ');
    if (step !== null && length >= leastRuns && tells(text, wording)) {
      if (length > longest) [best, longest] = [{ step, text }, length];
      else if (length === longest && best?.step !== step) best = null;
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

/** Words side by side; Han text has no words, and breaks the run. */
function runsOf(words: readonly string[]): string[] {
  const runs: string[] = [];
  for (let at = 0; at + runLength <= words.length; at++) runs.push(words.slice(at, at + runLength).join(' '));
  return runs;
}

function tells(text: string, wording: Wording): boolean {
  let told = 0;
  for (const [word, each] of wording.words(text)) if (!isStopWord(word, 'en')) told += each;
  return told >= leastTold;
}

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
  /** Identifier, folded → the same. */
  readonly identifiers: ReadonlyMap<string, string | null>;
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
  const identifiers = new Map<string, string | null>();
  const note = (known: Map<string, string | null>, key: string, step: string | null) => {
    const before = known.get(key);
    if (before === undefined) known.set(key, step);
    else if (before !== null && before !== step) known.set(key, step && outerOf(places, before, step));
  };
  const read = (text: string, step: string | null) => {
    for (const run of runsOf(wordsIn(wording.fold(text)))) note(runs, run, step);
    for (const each of identifiersOf(text)) {
      if (Math.max(0, ...wording.words(each).values()) >= rareWord) note(identifiers, wording.fold(each), step);
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
export function traceIn(traces: Traces, symptom: string, wording: Wording): Trace | null {
  return runIn(traces.runs, wordsIn(symptom), wording) ?? identifierIn(traces.identifiers, symptom);
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

function identifierIn(identifiers: Traces['identifiers'], symptom: string): Trace | null {
  let found: Trace | null = null;
  for (const [text] of symptom.matchAll(/[a-z][a-z\d]*(?:[_.-][a-z\d]+)*/g)) {
    const step = identifiers.get(text) ?? null;
    if (step === null) continue;
    if (found !== null && found.step !== step) return null;
    found = { step, text };
  }
  return found;
}

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

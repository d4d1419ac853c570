import type { Step } from '../../model/index.js';
import { isStopWord } from '../../text/index.js';
import { fold, type TermReader } from '../search-terms.js';
import { identifiersOf } from './literal-matches.js';
import type { StartSteps } from './start-steps.js';
import type { CuedDocument } from './step-cues.js';

/** What only one step of a document mentions in its prose: lines that programs print, and rare identifiers. */
interface UniqueMentions {
  /** Three words in a row → the only step that has them; null when several steps or the document's topic do. */
  readonly runs: ReadonlyMap<string, string | null>;
  /** Identifier, folded → the only step that has it, or null; and as it is written. */
  readonly identifiers: ReadonlyMap<string, { readonly step: string | null; readonly written: string }>;
}

/** A text of a query that only one step mentions. */
interface Mention {
  readonly step: string;
  readonly text: string;
}

/** Words of a run, and runs in a row of which a line consists: at least four words. */
const runLength = 3;
const minRuns = 2;
/** Idf of a line's words in sum. */
const minLineIdf = 0.6;
/** Idf of an identifier: hardly another document has it. */
const minIdentifierIdf = 0.75;

export function uniqueMentions({ document, steps, topic }: CuedDocument): UniqueMentions {
  const runs = new Map<string, string | null>();
  const identifiers = new Map<string, { step: string | null; written: string }>();
  const add = (text: string, step: string | null) => {
    for (const run of runsOf(wordsOf(fold(text)))) runs.set(run, onlyStep(steps, runs.get(run), step));
    for (const written of identifiersOf(text)) {
      const key = written.toLowerCase();
      identifiers.set(key, { step: onlyStep(steps, identifiers.get(key)?.step, step), written });
    }
  };
  add(topic.text, null);
  for (const { step, text } of topic.ofSteps) add(text, steps.startOf.get(step) ?? null);
  for (const step of document.steps) add(proseOf(step), steps.startOf.get(step.id) ?? null);
  return { runs, identifiers };
}

/** The text of a step without its commands. */
const proseOf = ({ title, text, expectations, branches }: Step): string =>
  [title, text, ...[...expectations, ...branches].map((each) => each.text)].join('\n');

/** The only step that mentions what two texts mention, or the outer one; null when several do. */
function onlyStep(steps: StartSteps, known: string | null | undefined, step: string | null): string | null {
  if (known === undefined || known === step) return step;
  return known === null || step === null ? null : steps.tree.outer(known, step);
}

/**
 * The step whose prose alone has the longest line of a query, else a rare identifier of it; null when several steps do.
 * @param query folded
 */
export function findMention(mentions: UniqueMentions, query: string, reader: TermReader): Mention | null {
  return findLine(mentions, query, reader) ?? findIdentifier(mentions, query, reader);
}

function findLine({ runs }: UniqueMentions, query: string, reader: TermReader): Mention | null {
  const words = wordsOf(query);
  const steps = runsOf(words).map((run) => runs.get(run) ?? null);
  let best = null as Mention | null;
  let longest = minRuns - 1;
  for (let from = 0, end = 0; from < steps.length; from = end) {
    const step = steps[from]!;
    for (end = from + 1; end < steps.length && steps[end] === step; ) end++;
    const length = end - from;
    if (step === null || length < Math.max(minRuns, longest)) continue;
    if (length === longest && best?.step === step) continue;
    const text = words.slice(from, end + runLength - 1).join(' ');
    if (lineIdf(text, reader) < minLineIdf) continue;
    // Two steps with a line of the same length: neither is meant.
    best = length > longest ? { step, text } : null;
    longest = length;
  }
  return best;
}

function lineIdf(text: string, reader: TermReader): number {
  let sum = 0;
  for (const [word, idf] of reader.wordIdfs(text)) if (!isStopWord(word, 'en')) sum += idf;
  return sum;
}

function findIdentifier({ identifiers }: UniqueMentions, query: string, reader: TermReader): Mention | null {
  const found = (query.match(foldedIdentifier) ?? []).flatMap((each) => {
    const { step, written } = identifiers.get(each) ?? { step: null, written: '' };
    const isRare = step !== null && Math.max(0, ...reader.wordIdfs(written).values()) >= minIdentifierIdf;
    return isRare ? [{ step, text: written }] : [];
  });
  return new Set(found.map(({ step }) => step)).size === 1 ? found.at(-1)! : null;
}

/** What may be an identifier in a folded text. */
const foldedIdentifier = /[a-z][a-z\d]*(?:[_.-][a-z\d]+)*/g;

/**
 * Words of a folded text: letters and digits, also with full stops between them (`v1.28`), and runs of Han characters.
 */
const wordsOf = (folded: string): string[] => folded.match(/[a-z\d]+(?:\.[a-z\d]+)*|\p{Script=Han}+/gu) ?? [];

/** Each three words in a row as one text. */
const runsOf = (words: readonly string[]): string[] =>
  words.slice(runLength - 1).map((last, from) => `${words[from]} ${words[from + 1]} ${last}`);

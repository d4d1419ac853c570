import type { Data } from 'unified';
import 'remark-parse';
import { limits } from '../limits.js';
import type { Diagnostic } from '../model/index.js';

export type ComplexityLimit =
  | 'markdownDepth'
  | 'markdownTreeDepth'
  | 'markdownSteps'
  | 'parseDeadlineMs'
  | 'parseMemoryMb';

/** Whether another run on the same text may stay within the limit. */
export const dependsOnMachine = (limit: ComplexityLimit): boolean =>
  limit === 'parseDeadlineMs' || limit === 'parseMemoryMb';

/** Ends a parse whose counted work exceeds a limit. */
export class TooComplex extends Error {
  constructor(readonly limit: ComplexityLimit) {
    super(limit);
  }
}

type Extension = NonNullable<Data['micromarkExtensions']>[number];
type Construct = Extract<NonNullable<Extension['text']>[number], { tokenize: unknown }>;
type Context = ThisParameterType<Construct['tokenize']>;
type Count = (context: Context) => void;

/** Steps for each line of a text; a line takes up to 0.1 ms. */
const stepsPerLine = 2_500;
/** The same for each bar, since a cell of a table takes up to 0.05 ms. */
const stepsPerBar = 1_000;
/** Resolving a label at its `]` takes several passes over the events inside. */
const stepsPerLabelEvent = 4;
/** Runs of more backticks are rare, and scanning for their end takes up to 6 µs a character. */
const usualBackticks = 4;
const stepsPerScannedCode = 200;
/** Events that are moved in the time of a step when others are put among them or taken away. */
const movesPerStep = 32;
/** Quotes and list items stand at least one marker and one space further in than the block they belong to. */
const columnsPerLevel = 2;

/**
 * A micromark extension that counts the steps that can grow with the square of a text, and throws TooComplex above
 * `maxSteps`: walks back over the events of a passage, and scans for an end that may be missing. The count depends only on the
 * text, never on the machine.
 *
 * A probe stands before the constructs of a character and never matches, so the tree does not change.
 */
export function stepCounter(text: string, maxSteps: number): Extension {
  const steps = new StepCounter(text, maxSteps);
  const word: Partial<Construct> = { previous: (code) => code === null || !isWordCode(code) };
  return {
    document: probes('>-+*0123456789', (context) => steps.atContainer(context)),
    flow: probes('=-', (context) => steps.atUnderline(context)),
    text: {
      ...probes(wordCharacters, (context) => steps.atWord(context), word),
      ...probes('*_~', (context) => steps.atDelimiter(context)),
      ...probes(']', (context) => steps.atLabelEnd(context)),
      ...probes('<', (context) => steps.atAngleBracket(context)),
      ...probes('&\\\\', (context) => steps.atToken(context)),
      ...probes('`', (context) => steps.atBacktick(context)),
    },
  };
}

function probes(characters: string, count: Count, more: Partial<Construct> = {}): Record<string, Construct> {
  const probe: Construct = {
    ...more,
    partial: true,
    tokenize(_effects, _ok, nok) {
      count(this);
      return nok;
    },
  };
  return Object.fromEntries([...characters].map((character) => [character.charCodeAt(0), probe]));
}

/** Characters of the local part of a GFM e-mail address, each of which may begin one. */
const wordCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-.';
const wordCodes: ReadonlySet<number> = new Set([...wordCharacters, '_', '/'].map((one) => one.charCodeAt(0)));
const isWordCode = (code: number): boolean => wordCodes.has(code);
const containerMarker = /(?:[-+*]|\d{1,9}[.)])(?=[ \t\r\n]|$)|>/y;
/** What opens HTML without attributes, and what ends it. */
const htmlEnds = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<!', '>'],
  ['<?', '?>'],
] as const;

class StepCounter {
  #steps = 0;
  /** End of the passage (lines up to a blank one) in which the last scan took place. */
  #passageEnd = -1;
  readonly #backtickRuns = new Set<number>();
  /** The tokenizer of the last delimiter, and the indexes in its events of open delimiters. */
  #context: Context | null = null;
  readonly #openDelimiters = new Map<string, number[]>();

  constructor(
    private readonly text: string,
    private readonly maxSteps: number,
  ) {
    this.#spend((1 + countOf('\n', text)) * stepsPerLine + countOf('|', text) * stepsPerBar);
  }

  /** Whenever a quote or list ends, micromark copies the events of the document. */
  atContainer(context: Context): void {
    const { offset, column } = context.now();
    if (column > limits.markdownDepth * columnsPerLevel) throw new TooComplex('markdownDepth');
    containerMarker.lastIndex = offset;
    if (containerMarker.test(this.text)) this.#spend(context.events.length);
  }

  /** Each underlined heading walks over the blocks before it. */
  atUnderline(context: Context): void {
    const { offset } = context.now();
    const isAfterBlank = /\n\r?\n$/.test(this.text.slice(Math.max(0, offset - 3), offset));
    this.#spend(isAfterBlank ? 1 : context.events.length);
  }

  /** GFM looks before each word for an open bracket, in which an e-mail address is no link. */
  atWord({ events }: Context): void {
    this.#spend(distance(events, true));
  }

  atLabelEnd({ events }: Context): void {
    this.#spend(stepsPerLabelEvent * distance(events, false) + events.length / movesPerStep);
  }

  /** A closing delimiter walks back to the one that opens, or in vain to the beginning of the text. */
  atDelimiter(context: Context): void {
    const { offset } = context.now();
    const marker = this.text[offset]!;
    let end = offset;
    while (this.text[end] === marker) end++;
    const before = offset > 0 ? this.text[offset - 1]! : ' ';
    const after = this.text[end] ?? ' ';
    if (marker === '_' && /\w/.test(before) && /\w/.test(after)) return;
    if (context !== this.#context) {
      this.#context = context;
      this.#openDelimiters.clear();
    }
    const open = this.#openDelimiters.get(marker) ?? [];
    this.#openDelimiters.set(marker, open);
    const opener = /\s/.test(before) ? null : (open.pop() ?? 0);
    const { length } = context.events;
    this.#spend(length / movesPerStep + (opener === null ? 1 : length - opener));
    if (!/\s/.test(after) && !opener) open.push(length);
  }

  /** Text between two tokens is merged from pieces, which moves all events behind it. */
  atToken({ events }: Context): void {
    this.#spend(events.length / movesPerStep);
  }

  atAngleBracket(context: Context): void {
    this.atToken(context);
    const { offset } = context.now();
    const end = htmlEnds.find(([opening]) => this.text.startsWith(opening, offset))?.[1];
    if (end === undefined) return;
    const rest = this.text.slice(offset, this.#endOfPassage(offset));
    const length = rest.indexOf(end);
    this.#spend(length < 0 ? rest.length : length);
  }

  /** Only the last run of its length looks in vain for another one, so each length counts once. */
  atBacktick(context: Context): void {
    const { offset } = context.now();
    const passageEnd = this.#endOfPassage(offset);
    let end = offset;
    while (this.text[end] === '`') end++;
    const isKnown = this.#backtickRuns.has(end - offset);
    this.#backtickRuns.add(end - offset);
    const scanned = (passageEnd - offset) * (end - offset > usualBackticks ? stepsPerScannedCode : 1);
    this.#spend(isKnown ? 1 : scanned);
  }

  #endOfPassage(offset: number): number {
    if (offset < this.#passageEnd) return this.#passageEnd;
    const blank = /\n[ \t]*\r?\n/g;
    blank.lastIndex = offset;
    this.#passageEnd = (blank.exec(this.text)?.index ?? this.text.length) + 1;
    this.#backtickRuns.clear();
    return this.#passageEnd;
  }

  #spend(steps: number): void {
    this.#steps += steps;
    if (this.#steps > this.maxSteps) throw new TooComplex('markdownSteps');
  }
}

function countOf(character: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count++;
  return count;
}

/** Events from the last open bracket on; up to where GFM has looked before, if it `remembers`. */
function distance(events: Context['events'], remembers: boolean): number {
  let index = events.length;
  while (index > 0) {
    const token = events[--index]![1];
    if ((token.type === 'labelLink' || token.type === 'labelImage') && !token._balanced) break;
    if (remembers && '_gfmAutolinkLiteralWalkedInto' in token) break;
  }
  return events.length - index + 1;
}

const expectations: Readonly<Record<ComplexityLimit, string>> = {
  markdownDepth: `at most ${limits.markdownDepth} levels of quotes and lists`,
  markdownTreeDepth: `at most ${limits.markdownTreeDepth} levels of blocks and emphasis`,
  markdownSteps: `at most ${limits.markdownSteps} counted steps: shorter passages with fewer delimiters and brackets`,
  parseDeadlineMs: `to be parsed within ${limits.parseDeadlineMs} ms; the machine was busy`,
  parseMemoryMb: `to be parsed within ${limits.parseMemoryMb} MB; the machine was busy`,
};

/** Reports that a document was read line by line, and which limit it exceeds. */
export function tooComplex(path: string, limit: ComplexityLimit): Diagnostic {
  const advice = dependsOnMachine(limit) ? 'Run again when the machine is idle.' : 'Split the passage by blank lines.';
  return {
    ruleId: 'markdown/too-complex',
    severity: 'error',
    message: `Unexpected complexity of the Markdown, expected ${expectations[limit]} (${limit})`,
    path,
    note: `It was read line by line: headings, fences, list items and paragraphs are kept, links and emphasis are not. ${advice}`,
  };
}

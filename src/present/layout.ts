import displayWidth from 'fast-string-width';
import { checkOf } from '../check-options.js';
import type { Language } from '../model/index.js';
import { type Messages, messagesFor } from './messages/index.js';
import { sanitize } from './sanitize.js';

/** Layout of an answer for people. */
export interface PresentOptions {
  /** Colour by terminal escape sequences. Default: off. */
  readonly color?: boolean;
  /** Columns to wrap prose at; commands are never wrapped. Default: 80. */
  readonly width?: number;
  /** Show everything; an answer otherwise fits one screen. */
  readonly all?: boolean;
}

/** Layout of an answer to a symptom. */
export interface AnswerOptions extends PresentOptions {
  /** One step in full with its substeps, by its number: `6`, `6.1`. */
  readonly step?: string;
  /** The address of a line of a document, which its name links to; null where it has none. */
  readonly href?: (path: string, line: number) => string | null;
}

const names = { color: true, width: true, all: true } as const;
export const checkPresentOptions = checkOf<PresentOptions>(names);
export const checkAnswerOptions = checkOf<AnswerOptions>({ ...names, step: true, href: true });

const defaultWidth = 80;
const narrowest = 40;
const widest = 100;

/** Prose wider than 100 columns is hard to read, and below 40 columns nothing can be laid out. */
function proseWidth(options: PresentOptions): number {
  const width = Math.floor(options.width ?? defaultWidth);
  return Number.isFinite(width) ? Math.min(widest, Math.max(narrowest, width)) : defaultWidth;
}

// Select Graphic Rendition codes: on, off. Spelled out because util.styleText is missing before Node 20.12 and later
// inspects the process's own stdout, while a presenter must be pure.
const codes = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  magenta: [35, 39],
  cyan: [36, 39],
} as const;

export type Style = keyof typeof codes;

/** Colours a text, or leaves it unchanged. */
export type Paint = (style: Style | readonly Style[], text: string) => string;

/** @param color whether the text goes to a terminal that shows colour */
export function painter(color: boolean): Paint {
  if (!color) return (_, text) => text;
  return (style, text) =>
    [style].flat().reduce((inner, name) => `\u001b[${codes[name][0]}m${inner}\u001b[${codes[name][1]}m`, text);
}

/** Columns of a line of text on a terminal, without its escape sequences. */
export { displayWidth };

export function padEnd(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - displayWidth(text)));
}

export function padStart(text: string, columns: number): string {
  return ' '.repeat(Math.max(0, columns - displayWidth(text))) + text;
}

/** Cuts a line to a number of columns, ending in `…` if shortened. */
export function truncate(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text;
  let kept = '';
  let width = 0;
  for (const character of text) {
    const own = displayWidth(character);
    if (width + own > columns - 1) break;
    kept += character;
    width += own;
  }
  return `${kept.trimEnd()}…`;
}

/** The first lines of a text, the last of them ending in `…` where more follow. */
export function cut(lines: readonly string[], height: number, columns: number): string[] {
  if (lines.length <= height) return [...lines];
  return [...lines.slice(0, height - 1), truncate(`${lines[height - 1]} …`, columns)];
}

interface WrapOptions {
  readonly width: number;
  readonly first: string;
  /** Prefix of all other lines; default: the indentation of the first. */
  readonly rest?: string;
}

/** Punctuation that may not begin a line, and brackets that may not end one (Chinese typesetting). */
const closing = /^[，。、；：？！）】》〉」』”’…·％,.;:?!)\]}%]/;
const opening = /[（【《〈「『“‘([{]$/;
/** Where a line may be broken: at white space, and around single wide characters and emoji. */
const wideRange = '\\u2e80-\\u9fff\\uac00-\\ud7a3\\uf900-\\ufaff\\uff00-\\uffef';
const emoji = '\\p{Emoji_Presentation}';
const segment = new RegExp(`\\s+|[${wideRange}]|${emoji}[\\ufe0f\\u200d${emoji}]*|[^\\s${wideRange}${emoji}]+`, 'gu');
const listMark = /^(?:[-*+•]|\d{1,3}[.)、])\s+/;

/**
 * Wraps prose in lines of at most `width` columns, between words and between Chinese characters, without trailing
 * spaces. Line breaks of the text are kept, list items hang, blank lines are collapsed. A word longer than the line is
 * not broken, so that a path or URL can be copied.
 */
export function wrap(
  text: string,
  { width, first: start, rest = ' '.repeat(displayWidth(start)) }: WrapOptions,
): string[] {
  const lines: string[] = [];
  let first = start;
  for (const paragraph of sanitize(text).split('\n')) {
    const trimmed = paragraph.trim();
    if (trimmed === '') {
      if (lines.length > 0 && lines.at(-1) !== '') lines.push('');
      continue;
    }
    const nesting = Math.min(8, paragraph.length - paragraph.trimStart().length);
    const margin = ' '.repeat(nesting);
    const hang = ' '.repeat(displayWidth(listMark.exec(trimmed)?.[0] ?? ''));
    lines.push(...fill(trimmed, width, first + margin, rest + margin + hang));
    first = rest;
  }
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

function fill(text: string, width: number, first: string, rest: string): string[] {
  const lines: string[] = [];
  let line = first;
  let columns = displayWidth(first);
  let empty = true;
  for (const unit of segments(text)) {
    const word = unit.trimEnd();
    if (!empty && columns + displayWidth(word) > width) {
      lines.push(line.trimEnd());
      line = rest;
      columns = displayWidth(rest);
      empty = true;
    }
    line += unit.replace(/\s+$/, ' ');
    columns += displayWidth(word) + (word.length < unit.length ? 1 : 0);
    empty = false;
  }
  lines.push(line.trimEnd());
  return lines;
}

/** Unbreakable segments with the white space after them. */
function segments(text: string): string[] {
  const result: string[] = [];
  for (const [part] of text.matchAll(segment)) {
    const last = result.at(-1);
    const blank = /^\s/.test(part);
    const sticks = last !== undefined && !/\s$/.test(last) && (closing.test(part) || opening.test(last));
    if (last !== undefined && (blank || sticks)) result[result.length - 1] = last + part;
    else result.push(part);
  }
  return result;
}

export interface Page {
  readonly messages: Messages;
  readonly paint: Paint;
  readonly width: number;
  readonly all: boolean;
  /** How an answer is shortened to fit: `tight` has no blank lines in a step, `brief` one line for each part. */
  readonly density?: 'tight' | 'brief' | undefined;
  /** Whether the texts of a step (its prose, comments, expectations) are cut to a line each. */
  readonly cutsTexts?: boolean | undefined;
  /** Links a text to a line of a document, where the terminal can: https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda */
  readonly link: (text: string, path: string, line: number) => string;
}

export function pageFor(language: Language, options: AnswerOptions): Page {
  return {
    messages: messagesFor(language),
    paint: painter(options.color === true),
    width: proseWidth(options),
    all: options.all === true,
    link(text, path, line) {
      const address = options.href?.(path, line) ?? null;
      return address === null ? text : `\u001b]8;;${address}\u001b\\${text}\u001b]8;;\u001b\\`;
    },
  };
}

/** Layout of a report, whose lines are not wrapped. Throws TriagraphError for an unknown option */
export function reportLayout(taker: string, options: PresentOptions): Pick<Page, 'paint' | 'width' | 'all'> {
  checkPresentOptions(taker, options);
  return { paint: painter(options.color === true), width: options.width ?? defaultWidth, all: options.all === true };
}

/** Prose on lines that begin with `indent` spaces; continuation lines of a paragraph may hang deeper. */
export function prose(page: Page, text: string, indent = 0, hang = 0): string[] {
  const first = ' '.repeat(indent);
  return wrap(text, { width: page.width, first, rest: first + ' '.repeat(hang) });
}

/** `name   text` with the names of a list in one column; the text wraps beside them. */
export function labelled(page: Page, label: string, columns: number, text: string): string[] {
  return wrap(text, { width: page.width, first: `  ${padEnd(label, columns)}  `, rest: ' '.repeat(columns + 4) });
}

/** Parts with one blank line between them; empty parts are dropped. */
export function joinParts(parts: readonly (readonly string[])[]): string {
  const filled = parts.filter((part) => part.length > 0).map((part) => part.join('\n'));
  return `${filled.join('\n\n')}\n`;
}

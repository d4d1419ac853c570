import { sanitize } from './sanitize.js';
import { displayWidth } from './width.js';

export interface WrapOptions {
  /** Columns of the whole line, indentation included. */
  readonly width: number;
  /** Put before the first line. */
  readonly first: string;
  /** Put before each further line; the first's indentation when absent. */
  readonly rest?: string;
}

/** Punctuation that may not begin a line, and brackets that may not end one (Chinese typesetting). */
const closing = /^[，。、；：？！）】》〉」』”’…·％,.;:?!)\]}%]/;
const opening = /[（【《〈「『“‘([{]$/;
/** Pieces that a line may be broken between: white space, single wide characters and emoji, everything else in a run. */
const wide = '\\u2e80-\\u9fff\\uac00-\\ud7a3\\uf900-\\ufaff\\uff00-\\uffef';
const emoji = '\\p{Emoji_Presentation}';
const piece = new RegExp(`\\s+|[${wide}]|${emoji}[\\ufe0f\\u200d${emoji}]*|[^\\s${wide}${emoji}]+`, 'gu');
const listMark = /^(?:[-*+•]|\d{1,3}[.)、])\s+/;

/**
 * Lays prose out in lines of at most `width` columns, between words and between Chinese characters, without trailing
 * spaces. Line breaks of the text stay, list items hang, blank lines come once. A word longer than the line stays whole,
 * so that a path or an address can be copied.
 */
export function wrap(text: string, options: WrapOptions): string[] {
  const lines: string[] = [];
  let first = options.first;
  const rest = options.rest ?? ' '.repeat(displayWidth(options.first));
  for (const paragraph of sanitize(text).split('\n')) {
    const trimmed = paragraph.trim();
    if (trimmed === '') {
      if (lines.length > 0 && lines.at(-1) !== '') lines.push('');
      continue;
    }
    const nesting = Math.min(8, paragraph.length - paragraph.trimStart().length);
    const margin = ' '.repeat(nesting);
    const hang = ' '.repeat(displayWidth(listMark.exec(trimmed)?.[0] ?? ''));
    lines.push(...fill(trimmed, options.width, first + margin, rest + margin + hang));
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
  for (const unit of units(text)) {
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

/** Unbreakable units with the white space behind them. */
function units(text: string): string[] {
  const result: string[] = [];
  for (const [part] of text.matchAll(piece)) {
    const last = result.at(-1);
    const blank = /^\s/.test(part);
    const sticks = last !== undefined && !/\s$/.test(last) && (closing.test(part) || opening.test(last));
    if (last !== undefined && (blank || sticks)) result[result.length - 1] = last + part;
    else result.push(part);
  }
  return result;
}

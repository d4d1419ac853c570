import type { Position, Range } from '../model/index.js';

/** Converts offsets of a text to lines and columns. LF, CRLF and CR are line breaks, as in Markdown. */
export class LineIndex {
  readonly #starts: readonly number[];
  readonly #length: number;

  constructor(text: string) {
    this.#starts = [0, ...Array.from(text.matchAll(lineBreaks), ({ 0: mark, index }) => index + mark.length)];
    this.#length = text.length;
  }

  get count(): number {
    return this.#starts.length;
  }

  /** The position of an offset, which is clamped to the text. */
  position(offset: number): Position {
    const at = Math.min(Math.max(offset, 0), this.#length);
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#starts[middle]! <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: at - this.#starts[low]! + 1, offset: at };
  }

  range(start: number, end: number): Range {
    return { start: this.position(start), end: this.position(end) };
  }
}

/** One line of a text: `end` is before its line break, `next` after it. */
export interface Line {
  readonly start: number;
  readonly end: number;
  readonly next: number;
}

const lineBreaks = /\r\n?|\n/g;
/** A copy, since `matchAll` begins where `exec` ended. */
const nextBreak = new RegExp(lineBreaks);

export function lineAt(text: string, start: number): Line {
  nextBreak.lastIndex = start;
  const { index: end, 0: mark } = nextBreak.exec(text) ?? { index: text.length, 0: '' };
  return { start, end, next: end + mark.length };
}

export function* linesOf(text: string, start = 0): Generator<Line> {
  for (let at = start; at < text.length; ) {
    const line = lineAt(text, at);
    yield line;
    at = line.next;
  }
}

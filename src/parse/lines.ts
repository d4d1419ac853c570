import type { Position, Range } from '../model/index.js';

/** Converts offsets of a text to lines and columns. LF, CRLF and CR are line breaks, as in Markdown. */
export class LineIndex {
  readonly #starts: readonly number[];
  readonly #length: number;

  constructor(text: string) {
    const starts = [0];
    for (let end = lineEnd(text, 0); end < text.length; end = lineEnd(text, starts.at(-1)!))
      starts.push(nextLine(text, end));
    this.#starts = starts;
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

/** End of the line at an offset, before its line break. */
export function lineEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    if (code === 10 || code === 13) break;
    end++;
  }
  return end;
}

export function nextLine(text: string, end: number): number {
  if (end >= text.length) return end;
  return end + (text.charCodeAt(end) === 13 && text.charCodeAt(end + 1) === 10 ? 2 : 1);
}

export function lineAt(text: string, start: number): Line {
  const end = lineEnd(text, start);
  return { start, end, next: nextLine(text, end) };
}

export function* linesOf(text: string, start = 0): Generator<Line> {
  for (let at = start; at < text.length; ) {
    const line = lineAt(text, at);
    yield line;
    at = line.next;
  }
}

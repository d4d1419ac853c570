import type { Position, Range } from '../../../model/index.js';

interface CodeSource {
  readonly text: string;
  readonly range: Range;
  readonly source: string;
}

/** Places of a code block's lines in the document, also where the block is indented or quoted there. */
export class CodePositions {
  readonly #lines: readonly { readonly offset: number; readonly indent: number; readonly length: number }[];
  readonly #firstLine: number;

  constructor(readonly code: CodeSource) {
    const { source, range, text } = code;
    const fenced = /^[ \t>]*(?:```|~~~)/.test(source.slice(range.start.offset, range.start.offset + 64));
    let offset = range.start.offset;
    if (fenced) offset = lineEnd(source, offset) + 1;
    else offset = source.lastIndexOf('\n', offset - 1) + 1;
    this.#firstLine = range.start.line + (fenced ? 1 : 0);
    this.#lines = text.split('\n').map((line) => {
      const end = Math.min(lineEnd(source, offset), source.length);
      const raw = source.slice(offset, end).replace(/\r$/, '');
      const indent = raw.endsWith(line) ? raw.length - line.length : Math.max(0, raw.indexOf(line.trim()));
      const place = { offset, indent, length: raw.length };
      offset = end + 1;
      return place;
    });
  }

  /** The place of a column (from 0) of a line (from 0) of the code. */
  position(line: number, column: number): Position {
    const place = this.#lines[Math.min(line, this.#lines.length - 1)]!;
    const at = Math.min(place.indent + column, place.length);
    return {
      line: this.#firstLine + line,
      column: at + 1,
      offset: Math.min(place.offset + at, this.code.source.length),
    };
  }

  range(first: number, column: number, last: number, end: number): Range {
    return { start: this.position(first, column), end: this.position(last, end) };
  }
}

function lineEnd(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  return end < 0 ? source.length : end;
}

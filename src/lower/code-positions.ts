import type { Position, Range } from '../model/index.js';

interface CodeSource {
  readonly text: string;
  readonly range: Range;
  readonly source: string;
}

/** Maps lines and columns of a code block to positions in its document, where the block may be indented or quoted. */
export class CodePositions {
  readonly #lines: readonly string[];
  /** Offset in the document at which each line of the code begins. */
  readonly #offsets: number[] = [];
  readonly #firstLine: number;

  constructor(readonly code: CodeSource) {
    const { source, range, text } = code;
    const isFenced = /^[ \t>]*(?:```|~~~)/.test(source.slice(range.start.offset, range.start.offset + 64));
    let offset = isFenced
      ? lineEnd(source, range.start.offset) + 1
      : source.lastIndexOf('\n', range.start.offset - 1) + 1;
    this.#firstLine = range.start.line + (isFenced ? 1 : 0);
    this.#lines = text.split('\n');
    for (let line = 0; line < this.#lines.length; line++) {
      this.#offsets.push(offset);
      offset = lineEnd(source, offset) + 1;
    }
  }

  /** Position of a zero-based line and column of the code. */
  position(line: number, column: number): Position {
    const { source } = this.code;
    const index = Math.min(line, this.#lines.length - 1);
    const offset = this.#offsets[index]!;
    const raw = source.slice(offset, lineEnd(source, offset)).replace(/\r$/, '');
    const at = Math.min(indentOf(raw, this.#lines[index]!) + column, raw.length);
    return { line: this.#firstLine + line, column: at + 1, offset: Math.min(offset + at, source.length) };
  }

  range(first: number, column: number, last: number, end: number): Range {
    return { start: this.position(first, column), end: this.position(last, end) };
  }
}

/** Characters of the document in front of a line of the code. */
function indentOf(raw: string, line: string): number {
  return raw.endsWith(line) ? raw.length - line.length : Math.max(0, raw.indexOf(line.trim()));
}

function lineEnd(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  return end < 0 ? source.length : end;
}

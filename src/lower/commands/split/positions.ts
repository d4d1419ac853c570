import type { Position, Range } from '../../../model/index.js';

interface CodeSource {
  readonly text: string;
  readonly range: Range;
  readonly source: string;
}

/** Places of a code block's lines in the document, also where the block is indented or quoted there. */
export class CodePositions {
  readonly #lines: readonly string[];
  /** Where each line of the code begins in the document. */
  readonly #offsets: number[] = [];
  readonly #firstLine: number;

  constructor(readonly code: CodeSource) {
    const { source, range, text } = code;
    const fenced = /^[ \t>]*(?:```|~~~)/.test(source.slice(range.start.offset, range.start.offset + 64));
    let offset = range.start.offset;
    if (fenced) offset = lineEnd(source, offset) + 1;
    else offset = source.lastIndexOf('\n', offset - 1) + 1;
    this.#firstLine = range.start.line + (fenced ? 1 : 0);
    this.#lines = text.split('\n');
    for (let line = 0; line < this.#lines.length; line++) {
      this.#offsets.push(offset);
      offset = lineEnd(source, offset) + 1;
    }
  }

  /** The place of a column (from 0) of a line (from 0) of the code. */
  position(line: number, column: number): Position {
    const { source } = this.code;
    const index = Math.min(line, this.#lines.length - 1);
    const offset = this.#offsets[index]!;
    const raw = source.slice(offset, lineEnd(source, offset)).replace(/\r$/, '');
    const at = Math.min(indentOf(raw, this.#lines[index]!) + column, raw.length);
    return {
      line: this.#firstLine + line,
      column: at + 1,
      offset: Math.min(offset + at, source.length),
    };
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

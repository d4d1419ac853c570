import type { Block, Position, Range } from '../model/index.js';

/** The lines of a block of code as they stand in the file, one after the other, behind indentation and marks of quotes. */
export class CodeLines {
  #line: number;
  #start: number;
  #next: number;
  readonly #end: number;

  constructor(
    { range }: Block,
    private readonly source: string,
  ) {
    const isFenced = /^[ \t]*(?:`{3}|~{3})/.test(source.slice(range.start.offset, range.start.offset + 16));
    this.#end = range.end.offset;
    this.#line = range.start.line - (isFenced ? 0 : 1);
    this.#start = range.start.offset - (isFenced ? 0 : range.start.column - 1);
    this.#next = isFenced ? this.#behindLine(this.#start) : this.#start;
  }

  /** Goes to the next line, the first to begin with. */
  next(): void {
    this.#line++;
    this.#start = this.#next;
    this.#next = this.#behindLine(this.#start);
  }

  /** The place of a piece of this line; what is not found as it is written has the line's. */
  rangeOf(piece: string): Range {
    const line = this.source.slice(this.#start, Math.min(this.#next, this.#end)).trimEnd();
    const found = line.indexOf(piece);
    const from = found < 0 ? line.length - line.trimStart().length : found;
    return { start: this.#position(from), end: this.#position(found < 0 ? line.length : found + piece.length) };
  }

  #position(column: number): Position {
    return { line: this.#line, column: column + 1, offset: this.#start + column };
  }

  #behindLine(from: number): number {
    const end = this.source.indexOf('\n', from);
    return end < 0 ? this.#end : Math.min(end + 1, this.#end);
  }
}

import type { Point, Position } from './points.js';

/** One line of a content: where it begins in it, and in the document. */
export interface ContentLine {
  /** First character in the content. */
  readonly at: number;
  readonly line: number;
  /** Offset of its first character in the document. */
  readonly offset: number;
  /** Offset at which the line of the document starts. */
  readonly lineStart: number;
}

/** What stands in a paragraph, a heading or a cell: its lines without what they are quoted or indented with. */
export class Content {
  #index = 0;

  constructor(
    readonly text: string,
    private readonly lines: readonly ContentLine[],
    /** Whether each line is in the document just as it is here, from its first column. */
    readonly isWholeLines: boolean,
  ) {}

  /** Place of what begins at `at`. */
  startOf(at: number): Point {
    const { at: first, line, offset, lineStart } = this.#lineOf(at);
    const place = offset + at - first;
    return { line, column: place - lineStart + 1, offset: place };
  }

  /** Place of what ends before `at`: a line break ends at the first column of the next line. */
  endOf(at: number): Point {
    const { at: first, line, offset, lineStart } = this.#lineOf(at - 1);
    const place = offset + at - first;
    if (this.text.charCodeAt(at - 1) === 10) return { line: line + 1, column: 1, offset: place };
    return { line, column: place - lineStart + 1, offset: place };
  }

  position(start: number, end: number): Position {
    return { start: this.startOf(start), end: this.endOf(end) };
  }

  /** The places that are asked for one after the other are near each other. */
  #lineOf(at: number): ContentLine {
    const { lines } = this;
    let index = this.#index;
    while (index > 0 && lines[index]!.at > at) index--;
    while (index + 1 < lines.length && lines[index + 1]!.at <= at) index++;
    this.#index = index;
    return lines[index]!;
  }
}

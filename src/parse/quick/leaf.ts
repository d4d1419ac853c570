import type { Point, Position } from './points.js';

/** A line of the document: `number` from 1, `end` before its line break. */
export interface Line {
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

/** What a leaf makes of a line. */
export type Taken =
  /** It ended before. */
  | 'no'
  /** It is part of the leaf. */
  | 'yes'
  /** It is blank, and part of the leaf when more of it follows. */
  | 'blank'
  /** It is the last one. */
  | 'last';

/** A block that holds no blocks, while its lines are read. */
export interface Leaf {
  /** No quote or list begins inside it. */
  readonly isConcrete: boolean;
  /** What begins inside it interrupts it. */
  readonly isInterrupted: boolean;
  /** Looks at the next line, whose quotes and indents end at `at`. A lazy line lacks some of them. */
  take(line: Line, at: number, isLazy: boolean): Taken;
  /**
   * It has ended: before `next`, the start of the line behind its last one, when what it stands in ended with it; then
   * some blocks hold the line break too, which is returned.
   */
  finish(next: Point | null): boolean;
}

export function pointOf(line: Line, offset: number): Point {
  return { line: line.number, column: offset - line.start + 1, offset };
}

export function positionOf(first: Line, start: number, last: Line, end: number): Position {
  return { start: pointOf(first, start), end: pointOf(last, end) };
}

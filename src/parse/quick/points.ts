/** A place as trees of Markdown have it: line and column from 1, offset from 0. */
export interface Point {
  line: number;
  column: number;
  offset: number;
}

export interface Position {
  start: Point;
  end: Point;
}

/** A place in a source text. `line` and `column` count from 1, `offset` from 0; columns and offsets are UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** A half-open piece of a source text: `end` is the place after the last character. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

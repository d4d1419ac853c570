import type { OutputShape } from '../../model/index.js';

/** A named value of the output. */
export interface Field {
  /** Name as written, without what it stands in: `v4availableIPs`. */
  readonly name: string;
  /** Names from the outside in, joined by dots, without places in lists: `status.v4availableIPs`. */
  readonly path: string;
  readonly value: string;
  /** Line of the output, from 1. */
  readonly line: number;
}

/** A thing that the output tells of: a row of a table, an object, or the whole where there is only one. */
export interface OutputRecord {
  /** What it is called, or null. */
  readonly label: string | null;
  /** Further names by which it may be meant: the labels of a series. */
  readonly names?: readonly string[];
  readonly fields: readonly Field[];
}

/** A line of the output with its number, from 1. */
export interface OutputLine {
  readonly text: string;
  readonly number: number;
}

/** One way in which output is laid out. A shape says what it read, or null where the lines are not laid out its way. */
export interface ShapeReader {
  readonly shape: OutputShape;
  read(lines: readonly OutputLine[]): readonly OutputRecord[] | null;
}

/** A record whose name is the value of its outermost field `name`, whatever its case. */
export function recordOf(fields: readonly Field[]): OutputRecord {
  const named = fields.find(({ path }) => path === 'metadata.name') ?? fields.find(({ path }) => /^name$/i.test(path));
  return { label: named?.value ?? null, fields };
}

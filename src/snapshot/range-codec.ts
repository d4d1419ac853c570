import type { Position, Range } from '../model/index.js';

/**
 * Documents hold a range for every block, six numbers each; written out they outweigh the text. In a snapshot a range is
 * two numbers, `[start relative to the range before, length]`, and one table per document turns offsets into lines.
 */
export interface PackedRanges {
  /** Lines that hold a position, as pairs `line, offset of its first unit`, each relative to the pair before. */
  readonly lines: readonly number[];
  /** The value, with every property `range` packed. */
  readonly value: unknown;
}

export function packRanges(value: unknown): PackedRanges {
  const lines = new Map<number, number>();
  let previous = 0;
  const note = ({ line, column, offset }: Position) => lines.set(line, offset - column + 1);
  const packed = replaceRanges(value, (range) => {
    note(range.start);
    note(range.end);
    const pair = [range.start.offset - previous, range.end.offset - range.start.offset];
    previous = range.start.offset;
    return pair;
  });
  return { lines: packLines(lines), value: packed };
}

/** Takes the packed value over: the pairs in it are replaced in place, which costs a third of building it anew. */
export function unpackRanges<T>({ lines, value }: PackedRanges): T {
  const table = unpackLines(lines);
  let previous = 0;
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (const item of node) visit(item);
      return;
    }
    const record = node as Record<string, unknown>;
    for (const key in record) {
      const item = record[key];
      if (key !== 'range' || !isPair(item)) {
        visit(item);
        continue;
      }
      previous += item[0];
      record.range = { start: positionAt(table, previous), end: positionAt(table, previous + item[1]) };
    }
  };
  visit(value);
  return value as T;
}

/** Rebuilds a JSON value in insertion order, with every range replaced. */
function replaceRanges(value: unknown, replace: (range: Range) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceRanges(item, replace));
  if (typeof value !== 'object' || value === null) return value;
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const item = (value as Record<string, unknown>)[key];
    put(result, key, key === 'range' && isRange(item) ? replace(item) : replaceRanges(item, replace));
  }
  return result;
}

/** Keys come from documents: an assignment to `__proto__` would be no property. */
function put(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') object[key] = value;
  else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}

const isRange = (value: unknown): value is Range =>
  typeof value === 'object' && value !== null && 'start' in value && 'end' in value;
const isPair = (value: unknown): value is [number, number] => Array.isArray(value) && value.length === 2;

function packLines(lines: ReadonlyMap<number, number>): number[] {
  const sorted = [...lines].sort(([left], [right]) => left - right);
  return sorted.flatMap(([line, start], index) => {
    const [beforeLine, beforeStart] = sorted[index - 1] ?? [0, 0];
    return [line - beforeLine, start - beforeStart];
  });
}

interface LineTable {
  readonly lines: readonly number[];
  readonly starts: readonly number[];
}

function unpackLines(packed: readonly number[]): LineTable {
  const lines: number[] = [];
  const starts: number[] = [];
  let line = 0;
  let start = 0;
  for (let index = 0; index < packed.length; index += 2) {
    line += packed[index]!;
    start += packed[index + 1]!;
    lines.push(line);
    starts.push(start);
  }
  return { lines, starts };
}

/** The last line that starts at or before the offset. */
function positionAt({ lines, starts }: LineTable, offset: number): Position {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: lines[low]!, column: offset - starts[low]! + 1, offset };
}

import type { Diagnostic, Position, SourceFile } from '../model/index.js';
import { caseLinePlace } from '../text/index.js';
import { LineIndex } from './lines.js';

/**
 * Moves all ranges of findings and facts from a text whose line breaks were restored to the file: restoring moves white space
 * alone, so that the same character is the one with as many before it. A line of cases is left alone; it is placed by keys.
 */
export function placesInFile({ path, text: file }: SourceFile, read: string): <Value>(value: Value) => Value {
  if (caseLinePlace(path) !== null) return (value) => value;
  const [inRead, inFile] = [visibleOffsets(read), visibleOffsets(file)];
  const lines = new LineIndex(file);
  const span = (start: number, end: number): [start: number, end: number] => {
    const first = countBefore(inRead, start);
    const last = Math.max(first, countBefore(inRead, end) - 1);
    const from = inFile[first] ?? file.length;
    return [from, end > start ? (inFile[last] ?? file.length - 1) + 1 : from];
  };
  const moved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(moved);
    if (typeof value !== 'object' || value === null) return value;
    const { start, end } = value as { readonly start?: unknown; readonly end?: unknown };
    if (isPosition(start) && isPosition(end)) return lines.range(...span(start.offset, end.offset));
    if (typeof start === 'number' && typeof end === 'number') {
      const [from, to] = span(start, end);
      return { ...value, start: from, end: to };
    }
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, moved(item)]));
  };
  return (value) => moved(value) as typeof value;
}

const isPosition = (value: unknown): value is Position =>
  typeof value === 'object' && value !== null && 'offset' in value && typeof value.offset === 'number';

/** The same without fixes, which would edit lines that the file does not have. */
export function placedInFile(
  diagnostics: readonly Diagnostic[],
  file: SourceFile,
  read: string,
): readonly Diagnostic[] {
  const moved = placesInFile(file, read);
  return diagnostics.map(({ fix: _, ...diagnostic }) => moved(diagnostic));
}

function visibleOffsets(text: string): number[] {
  const offsets: number[] = [];
  for (const { index } of text.matchAll(/\S/g)) offsets.push(index);
  return offsets;
}

/** How many of the ascending offsets are smaller. */
function countBefore(offsets: readonly number[], offset: number): number {
  let [low, high] = [0, offsets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (offsets[middle]! < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

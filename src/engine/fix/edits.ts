import type { Fix, Range } from '../../model/index.js';

type Edit = Fix['edits'][number];

export interface Applied {
  readonly text: string;
  /** Fixes that were put in, in the order of their places. */
  readonly applied: readonly Fix[];
}

/**
 * Puts fixes into a text. A fix goes in whole or not at all; of two that touch one place the first given wins, and the
 * other may fit when the text is looked at again. What lies outside of the edits stays as it is, byte for byte.
 */
export function applyFixes(text: string, fixes: readonly Fix[]): Applied {
  const taken: Edit[] = [];
  const applied: Fix[] = [];
  for (const fix of fixes) {
    if (fix.edits.length === 0 || !fix.edits.every((edit) => isInside(edit.range, text))) continue;
    if (!fix.edits.some((edit) => changes(edit, text)) || overlap(fix.edits, taken)) continue;
    taken.push(...fix.edits);
    applied.push(fix);
  }
  const sorted = [...taken].sort((a, b) => a.range.start.offset - b.range.start.offset);
  const pieces: string[] = [];
  let at = 0;
  for (const { range, text: replacement } of sorted) {
    pieces.push(text.slice(at, range.start.offset), replacement);
    at = range.end.offset;
  }
  pieces.push(text.slice(at));
  return { text: pieces.join(''), applied: applied.sort((a, b) => startOf(a) - startOf(b)) };
}

const startOf = (fix: Fix): number => Math.min(...fix.edits.map(({ range }) => range.start.offset));

const isInside = ({ start, end }: Range, text: string): boolean =>
  start.offset >= 0 && start.offset <= end.offset && end.offset <= text.length;

const changes = ({ range, text: replacement }: Edit, text: string): boolean =>
  text.slice(range.start.offset, range.end.offset) !== replacement;

function overlap(edits: readonly Edit[], taken: readonly Edit[]): boolean {
  return edits.some(({ range }, index) =>
    [...taken, ...edits.slice(0, index)].some((other) => collide(range, other.range)),
  );
}

/** Pieces that share a character, or touch where one is an insertion: which comes first there is nobody's to say. */
function collide(a: Range, b: Range): boolean {
  const isInsertion = a.start.offset === a.end.offset || b.start.offset === b.end.offset;
  const room = isInsertion ? 0 : 1;
  return a.start.offset + room <= b.end.offset && b.start.offset + room <= a.end.offset;
}

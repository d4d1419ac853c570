import type { Nodes } from 'mdast';
import type { Position, Range } from '../model/index.js';

const origin: Position = { line: 1, column: 1, offset: 0 };

/** Place of what has no better one: the beginning of the document. */
export const documentStart: Range = { start: origin, end: origin };

/** Place of a node. A node that a repair made without a position stands at the beginning of the text. */
export function rangeOf(node: Nodes): Range {
  const position = node.position;
  if (!position) return documentStart;
  return { start: position.start as Position, end: position.end as Position };
}

/** The place from the beginning of one range to the end of another. */
export function spanOf(first: Range, last: Range): Range {
  return { start: first.start, end: last.end };
}

import type { AlignType } from 'mdast';
import { isSpace } from './starts.js';

/** A cell of a row; offsets are those of the text. */
export interface CellPlace {
  /** Its bar, or where the row begins. */
  readonly start: number;
  end: number;
  /** Its text without the white space around it. */
  readonly from: number;
  readonly to: number;
}

/** The alignments that the second line of a table gives its columns, or null when the line is none. */
export function delimiterRow(text: string, from: number, end: number): AlignType[] | null {
  const align: AlignType[] = [];
  let at = from;
  let isMarked = false;
  if (text.charCodeAt(at) === 124) {
    isMarked = true;
    at = skip(text, at + 1, end);
  }
  while (at < end) {
    const isLeft = text.charCodeAt(at) === 58;
    if (isLeft) at++;
    const dashes = at;
    while (at < end && text.charCodeAt(at) === 45) at++;
    if (at === dashes) return null;
    const isRight = at < end && text.charCodeAt(at) === 58;
    if (isRight) at++;
    align.push(isLeft ? (isRight ? 'center' : 'left') : isRight ? 'right' : null);
    isMarked ||= isLeft || isRight;
    at = skip(text, at, end);
    if (at >= end) break;
    if (text.charCodeAt(at) !== 124) return null;
    isMarked = true;
    at = skip(text, at + 1, end);
  }
  return isMarked && align.length > 0 ? align : null;
}

/** Number of cells of a table's first line; 0 when it can be none. */
export function headCellCount(text: string, from: number, end: number): number {
  return text.slice(from, end).replace(/[ \t]/g, '') === '|' ? 0 : rowCells(text, from, end).length;
}

/** The cells of a row. A bar that begins the row opens its first cell, one that ends it opens none. */
export function rowCells(text: string, from: number, end: number): CellPlace[] {
  const cells: CellPlace[] = [];
  let start = from;
  let isFirst = true;
  for (let at = from; ; ) {
    const hasBar = text.charCodeAt(at) === 124 && at < end;
    if (hasBar && !isFirst) start = at;
    if (hasBar) at++;
    isFirst = false;
    at = skip(text, at, end);
    const textStart = at;
    const textEnd = cellEnd(text, at, end);
    if (textStart === end && cells.length > 0) break;
    let to = textEnd;
    while (to > textStart && isSpace(text.charCodeAt(to - 1))) to--;
    const previous = cells.at(-1);
    if (previous) previous.end = start;
    cells.push({ start, end, from: textStart, to });
    at = textEnd;
    if (at >= end) break;
  }
  return cells;
}

/** Offset of the next bar that is not escaped, or the end of the row. */
function cellEnd(text: string, from: number, end: number): number {
  let at = from;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (code === 124) break;
    at++;
    if (code !== 92 || at >= end) continue;
    const next = text.charCodeAt(at);
    if (next === 92 || next === 124) at++;
  }
  return at;
}

function skip(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && isSpace(text.charCodeAt(at))) at++;
  return at;
}

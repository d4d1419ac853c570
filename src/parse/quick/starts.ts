import { HandOver } from './hand-over.js';

/** What the first characters of a line begin. Offsets are those of the text; `end` is the end of the line. */

/** Offset of the first character that is no space. */
export function skipSpaces(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && text.charCodeAt(at) === 32) at++;
  if (at < end && text.charCodeAt(at) === 9 && !isBlankFrom(text, at, end)) throw new HandOver('a tab that indents');
  return at;
}

export function isBlankFrom(text: string, from: number, end: number): boolean {
  for (let at = from; at < end; at++) if (!isSpace(text.charCodeAt(at))) return false;
  return true;
}

/** Three or more of one mark, with nothing but white space between them. */
export function isThematicBreak(text: string, at: number, end: number): boolean {
  const mark = text.charCodeAt(at);
  if (mark !== 42 && mark !== 45 && mark !== 95) return false;
  let count = 0;
  for (let index = at; index < end; index++) {
    const code = text.charCodeAt(index);
    if (code === mark) count++;
    else if (!isSpace(code)) return false;
  }
  return count >= 3;
}

/** Level of the heading that begins with `#`; 0 when none does. */
export function headingLevel(text: string, at: number, end: number): number {
  let index = at;
  while (index < end && text.charCodeAt(index) === 35) index++;
  const level = index - at;
  if (level === 0 || level > 6) return 0;
  return index === end || isSpace(text.charCodeAt(index)) ? level : 0;
}

/** Level of the heading that the line underlines; 0 when it does not. */
export function underlineLevel(text: string, at: number, end: number): number {
  const mark = text.charCodeAt(at);
  if (mark !== 61 && mark !== 45) return 0;
  let index = at;
  while (index < end && text.charCodeAt(index) === mark) index++;
  if (!isBlankFrom(text, index, end)) return 0;
  return mark === 61 ? 1 : 2;
}

/** Number of marks that open a fence; 0 when the line opens none. */
export function fenceSize(text: string, at: number, end: number): number {
  const mark = text.charCodeAt(at);
  if (mark !== 96 && mark !== 126) return 0;
  let index = at;
  while (index < end && text.charCodeAt(index) === mark) index++;
  if (index - at < 3) return 0;
  if (mark === 96) for (let rest = index; rest < end; rest++) if (text.charCodeAt(rest) === 96) return 0;
  return index - at;
}

/** The mark of a list's item. */
export interface ItemMark {
  /** `-`, `+`, `*`, `.` or `)`. */
  readonly marker: string;
  /** Number of an ordered item. */
  readonly number: number | null;
  /** Where its content begins. */
  readonly content: number;
  /** Width of the mark and the space behind it. */
  readonly width: number;
  /** The item begins with a blank line. */
  readonly isBlank: boolean;
}

const maxDigits = 9;

/** The mark of an item at `at`, or null. What interrupts a paragraph must have content, and begin with 1. */
export function itemMark(text: string, at: number, end: number, interrupts: boolean): ItemMark | null {
  const code = text.charCodeAt(at);
  let behind = at;
  let number: number | null = null;
  if (code === 42 || code === 43 || code === 45) {
    if (code !== 43 && isThematicBreak(text, at, end)) return null;
    behind++;
  } else {
    while (behind - at < maxDigits && isDigit(text.charCodeAt(behind))) behind++;
    if (behind === at || (interrupts && (code !== 49 || behind > at + 1))) return null;
    const mark = text.charCodeAt(behind);
    if (mark !== 46 && mark !== 41) return null;
    number = Number.parseInt(text.slice(at, behind), 10);
    behind++;
  }
  const marker = text[behind - 1]!;
  if (behind >= end || isBlankFrom(text, behind, end))
    return interrupts
      ? null
      : { marker, number, content: Math.min(behind, end), width: behind - at + 1, isBlank: true };
  if (text.charCodeAt(behind) === 9) throw new HandOver('a tab behind the mark of an item');
  let content = skipSpaces(text, behind, end);
  if (content === behind) return null;
  if (content - behind > 4) content = behind + 1;
  return { marker, number, content, width: content - at, isBlank: false };
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

export function isSpace(code: number): boolean {
  return code === 32 || code === 9;
}

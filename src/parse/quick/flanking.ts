import { HandOver } from './hand-over.js';

const whitespace = 1;
const punctuation = 2;
const cjk = 4;

/** What a run of marks can do. */
export interface Flanks {
  readonly opens: boolean;
  readonly closes: boolean;
}

const asterisk = 42;
const underscore = 95;
const tilde = 126;

/**
 * Whether the run of `*` or `_` from `start` to `end` may open or close emphasis, as CommonMark says with the amendment for Chinese, Japanese
 * and Korean text (micromark-extension-cjk-friendly): punctuation next to such a character hinders nothing.
 */
export function emphasisFlanks(text: string, start: number, end: number): Flanks {
  const mark = text.charCodeAt(start);
  const previous = text.charCodeAt(start - 1);
  const next = text.charCodeAt(end);
  const before = classBefore(text, start);
  const after = classBehind(text, end);
  const beforeMark = isOtherPunctuation(before);
  const afterMark = isOtherPunctuation(after);
  const beforeBreak = beforeMark || before === whitespace || previous === asterisk || previous === underscore;
  const afterBreak = afterMark || after === whitespace || next === asterisk || next === underscore;
  const opens = !afterBreak || (afterMark && (beforeBreak || (before & cjk) > 0)) || next === tilde;
  const closes = !beforeBreak || (beforeMark && (afterBreak || (after & cjk) > 0)) || previous === tilde;
  if (mark === asterisk) return { opens, closes };
  const isBounded = (category: number) => (category & (whitespace | punctuation)) > 0;
  return { opens: opens && (isBounded(before) || !closes), closes: closes && (isBounded(after) || !opens) };
}

/** Whether the `~` or `~~` from `start` to `end` may open or close a deletion (micromark-extension-cjk-friendly-gfm-strikethrough). */
export function strikeFlanks(text: string, start: number, end: number): Flanks {
  const before = classBefore(text, start);
  const after = classBehind(text, end);
  const beforeBreak = isOtherPunctuation(before) || before === whitespace;
  const afterBreak = isOtherPunctuation(after) || after === whitespace;
  return {
    opens: !afterBreak || (after === punctuation && (beforeBreak || (before & cjk) > 0)),
    closes: !beforeBreak || (before === punctuation && (afterBreak || (after & cjk) > 0)),
  };
}

function isOtherPunctuation(category: number): boolean {
  return (category & (cjk | punctuation)) === punctuation;
}

function classBefore(text: string, at: number): number {
  const code = text.charCodeAt(at - 1);
  return isSurrogate(code) ? classOf(text.codePointAt(at - 2)!) : classOf(code);
}

function classBehind(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return isSurrogate(code) ? classOf(text.codePointAt(at)!) : classOf(code);
}

function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code < 0xe000;
}

/** Class of a character; NaN, where the text ends, is white space. */
function classOf(code: number): number {
  if (code < 128) return asciiClass(code);
  if (Number.isNaN(code)) return whitespace;
  const character = String.fromCodePoint(code);
  if (/\s/u.test(character)) return whitespace;
  const mark = /[\p{P}\p{S}]/u.test(character) ? punctuation : 0;
  if (isIn(narrow, code)) return mark;
  if (isIn(wide, code)) return mark | cjk;
  throw new HandOver('marks next to a character whose width is not known');
}

function asciiClass(code: number): number {
  if (code === 32 || (code >= 9 && code <= 13)) return whitespace;
  if (code < 33 || code === 127) return 0;
  const isWord = (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  return isWord ? 0 : punctuation;
}

function isIn(ranges: readonly (readonly [number, number])[], code: number): boolean {
  return ranges.some(([first, last]) => code >= first && code <= last);
}

/**
 * Characters that are not Chinese, Japanese or Korean, and those that are, by their width (UAX #11), as far as all
 * versions of Unicode in use say the same.
 */
const narrow = [
  [0x80, 0x10ff],
  [0x1200, 0x20a8],
  [0x20aa, 0x2328],
  [0x232b, 0x262f],
  [0x2638, 0x2689],
  [0x2690, 0x2e7f],
  [0xfe0f, 0xfe0f],
  [0x1f300, 0x1f64f],
  [0x1f680, 0x1f6d7],
  [0x1f900, 0x1f9ff],
] as const;
const wide = [
  [0x2e80, 0x2e99],
  [0x2f00, 0x2fd5],
  [0x3001, 0x303e],
  [0x3041, 0x3096],
  [0x3099, 0x30ff],
  [0x3131, 0x318e],
  [0x3220, 0x3247],
  [0x3250, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe52],
  [0xff01, 0xffbe],
  [0xffe0, 0xffe6],
  [0x20000, 0x2fffd],
] as const;

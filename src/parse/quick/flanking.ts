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
 * Whether a run of `*` or `_` may open or close emphasis, as CommonMark says with the amendment for Chinese, Japanese
 * and Korean text (micromark-extension-cjk-friendly): punctuation next to such a character hinders nothing.
 */
export function emphasisFlanks(mark: number, previous: number, next: number): Flanks {
  const before = classOf(previous);
  const after = classOf(next);
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

/** Whether `~` or `~~` may open or close a deletion (micromark-extension-cjk-friendly-gfm-strikethrough). */
export function strikeFlanks(previous: number, next: number): Flanks {
  const before = classOf(previous);
  const after = classOf(next);
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

/** Class of a UTF-16 unit; NaN, where the text ends, is white space. */
function classOf(code: number): number {
  if (code < 128) return asciiClass(code);
  if (Number.isNaN(code)) return whitespace;
  const character = String.fromCharCode(code);
  if (/\s/u.test(character)) return whitespace;
  const mark = /[\p{P}\p{S}]/u.test(character) ? punctuation : 0;
  if (isNarrow(code)) return mark;
  if (isWide(code)) return mark | cjk;
  throw new HandOver('marks next to a character whose width is not known');
}

function asciiClass(code: number): number {
  if (code === 32 || (code >= 9 && code <= 13)) return whitespace;
  if (code < 33 || code === 127) return 0;
  const isWord = (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  return isWord ? 0 : punctuation;
}

/** Latin, Greek and Cyrillic letters; dashes, quotation marks, arrows and signs of mathematics. */
function isNarrow(code: number): boolean {
  return code < 0x1100 || (code >= 0x2000 && code < 0x2300);
}

/** Han, kana, Hangul syllables, and the punctuation and full-width forms written with them. */
function isWide(code: number): boolean {
  return (
    (code >= 0x3001 && code <= 0x303e) ||
    (code >= 0x3041 && code <= 0x3096) ||
    (code >= 0x30a0 && code <= 0x30ff) ||
    (code >= 0x3400 && code <= 0x4dbf) ||
    (code >= 0x4e00 && code <= 0x9fff) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xff01 && code <= 0xff60)
  );
}

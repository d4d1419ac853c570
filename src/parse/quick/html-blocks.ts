import { htmlTags } from '../../vocabulary/index.js';
import { HandOver } from './hand-over.js';
import { isAlphanumeric, isLetter } from './references.js';
import { isSpace } from './starts.js';

const blocks: ReadonlySet<string> = new Set(htmlTags.blocks);
const raw: ReadonlySet<string> = new Set(htmlTags.raw);

/** How a block of HTML ends: with a mark, or before a blank line. */
export interface HtmlStart {
  /** Null: before a blank line. */
  readonly closing: RegExp | null;
  /** Where the mark is looked for in the first line. */
  readonly from: number;
  /** It may begin in the middle of a paragraph. */
  readonly interrupts: boolean;
}

const closingOf = {
  raw: /<\/(?:pre|script|style|textarea)>/i,
  comment: /-->/,
  instruction: /\?>/,
  declaration: />/,
};

/** The HTML that a line begins with `<` at `at`, or null. Kinds and conditions are those of CommonMark 0.31. */
export function htmlStart(text: string, at: number, end: number): HtmlStart | null {
  const next = text.charCodeAt(at + 1);
  if (next === 33) return declarationStart(text, at);
  if (next === 63) return { closing: closingOf.instruction, from: at + 1, interrupts: true };
  const isClosing = next === 47;
  const nameStart = isClosing ? at + 2 : at + 1;
  if (!isLetter(text.charCodeAt(nameStart))) return null;
  let behind = nameStart;
  while (behind < end && (text.charCodeAt(behind) === 45 || isAlphanumeric(text.charCodeAt(behind)))) behind++;
  const code = behind < end ? text.charCodeAt(behind) : 10;
  if (code !== 10 && code !== 47 && code !== 62 && !isSpace(code)) return null;
  const name = text.slice(nameStart, behind).toLowerCase();
  if (code !== 47 && !isClosing && raw.has(name)) return { closing: closingOf.raw, from: at + 1, interrupts: true };
  if (blocks.has(name))
    return code === 47 && text.charCodeAt(behind + 1) !== 62 ? null : { closing: null, from: at, interrupts: true };
  const tag = isClosing ? skip(text, behind, end) : attributesEnd(text, behind, end);
  const isAlone = tag < end && text.charCodeAt(tag) === 62 && skip(text, tag + 1, end) === end;
  return isAlone ? { closing: null, from: at, interrupts: false } : null;
}

function declarationStart(text: string, at: number): HtmlStart | null {
  if (text.startsWith('--', at + 2)) return { closing: closingOf.comment, from: at + 2, interrupts: true };
  if (text.startsWith('[CDATA[', at + 2)) throw new HandOver('CDATA');
  return isLetter(text.charCodeAt(at + 2)) ? { closing: closingOf.declaration, from: at + 3, interrupts: true } : null;
}

/** Offset of the `>` behind the attributes of a tag that stands alone; of something else when they are none. */
function attributesEnd(text: string, from: number, end: number): number {
  let at = from;
  for (;;) {
    at = skip(text, at, end);
    const code = text.charCodeAt(at);
    if (at >= end || code === 62) return at;
    if (code === 47) return at + 1;
    if (code !== 58 && code !== 95 && !isLetter(code)) return end;
    while (at < end && isNameCharacter(text.charCodeAt(at))) at++;
    at = valuesEnd(text, at, end);
    if (at < 0) return end;
  }
}

/** Behind the values of an attribute; -1 when one of them is none. */
function valuesEnd(text: string, from: number, end: number): number {
  let at = skip(text, from, end);
  while (at < end && text.charCodeAt(at) === 61) {
    at = skip(text, at + 1, end);
    const code = text.charCodeAt(at);
    if (at >= end || (code >= 60 && code <= 62) || code === 96) return -1;
    if (code === 34 || code === 39) {
      at = text.indexOf(String.fromCharCode(code), at + 1) + 1;
      const next = text.charCodeAt(at);
      if (at === 0 || at >= end || (next !== 47 && next !== 62 && !isSpace(next))) return -1;
      return at;
    }
    while (at < end && !endsBareValue(text.charCodeAt(at))) at++;
    at = skip(text, at, end);
  }
  return at;
}

function endsBareValue(code: number): boolean {
  return code === 34 || code === 39 || code === 47 || (code >= 60 && code <= 62) || code === 96 || isSpace(code);
}

function isNameCharacter(code: number): boolean {
  return code === 45 || code === 46 || code === 58 || code === 95 || isAlphanumeric(code);
}

function skip(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && isSpace(text.charCodeAt(at))) at++;
  return at;
}

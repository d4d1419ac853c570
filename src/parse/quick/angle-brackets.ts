import { type Budget, HandOver } from './hand-over.js';
import { isAlphanumeric, isLetter } from './references.js';

/** Where an address in angle brackets at `at` ends, and what kind it is; null when it is none. */
export function readAutolink(text: string, at: number, budget: Budget): { end: number; isEmail: boolean } | null {
  const start = at + 1;
  const scheme = schemeEnd(text, start);
  if (scheme > 0) {
    let end = scheme + 1;
    for (let code = text.charCodeAt(end); code > 32 && code !== 60 && code !== 62 && code !== 127; )
      code = text.charCodeAt(++end);
    budget.spend(end - at);
    return text.charCodeAt(end) === 62 ? { end: end + 1, isEmail: false } : null;
  }
  let mark = start;
  while (isEmailText(text.charCodeAt(mark))) mark++;
  budget.spend(mark - at);
  if (mark === start || text.charCodeAt(mark) !== 64) return null;
  const end = emailLabelsEnd(text, mark + 1, budget);
  return end < 0 ? null : { end: end + 1, isEmail: true };
}

const maxScheme = 32;

/** Offset of the colon behind a scheme of 2 to 32 characters, or -1. */
function schemeEnd(text: string, start: number): number {
  if (!isLetter(text.charCodeAt(start))) return -1;
  let at = start + 1;
  while (at - start < maxScheme && isSchemeCharacter(text.charCodeAt(at))) at++;
  return at > start + 1 && text.charCodeAt(at) === 58 ? at : -1;
}

function isSchemeCharacter(code: number): boolean {
  return code === 43 || code === 45 || code === 46 || isAlphanumeric(code);
}

function isEmailText(code: number): boolean {
  if (code >= 128) return false;
  return isAlphanumeric(code) || "#$%&'*+-./=?^_`{|}~".includes(String.fromCharCode(code));
}

/** Labels of up to 63 characters that neither begin nor end with `-`, with dots between them, up to `>`. */
function emailLabelsEnd(text: string, from: number, budget: Budget): number {
  let size = 0;
  let previous = 46;
  for (let at = from; ; at++) {
    const code = text.charCodeAt(at);
    budget.spend(1);
    if (code === 62 && previous !== 46 && previous !== 45) return at;
    if (code === 46 && previous !== 46 && previous !== 45) size = 0;
    else if (isAlphanumeric(code) || (code === 45 && previous !== 46)) {
      if (size++ >= 63) return -1;
    } else return -1;
    previous = code;
  }
}

/** Where HTML at `at` ends: a tag, a comment, an instruction, a declaration or CDATA; -1 when it is none. */
export function inlineHtmlEnd(text: string, at: number, budget: Budget): number {
  const next = text.charCodeAt(at + 1);
  const end =
    next === 33
      ? declarationEnd(text, at)
      : next === 63
        ? endBehind(text, '?>', at + 2)
        : next === 47
          ? closingTagEnd(text, at + 2)
          : openingTagEnd(text, at + 1);
  budget.spend(Math.abs(end) - at);
  return end > 0 ? end : -1;
}

function declarationEnd(text: string, at: number): number {
  if (text.startsWith('--', at + 2)) {
    if (text.startsWith('>', at + 4)) return at + 5;
    if (text.startsWith('->', at + 4)) return at + 6;
    return endBehind(text, '-->', at + 4);
  }
  if (text.startsWith('[CDATA[', at + 2)) return endBehind(text, ']]>', at + 9);
  return isLetter(text.charCodeAt(at + 2)) ? endBehind(text, '>', at + 3) : -at;
}

/** Minus the offset that was looked at when the mark does not follow. */
function endBehind(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  const line = text.indexOf('\n', from);
  if (line >= 0 && (found < 0 || line < found)) throw new HandOver('HTML that spans lines');
  return found < 0 ? -text.length : found + mark.length;
}

function closingTagEnd(text: string, from: number): number {
  if (!isLetter(text.charCodeAt(from))) return -from;
  let at = from;
  while (isTagCharacter(text.charCodeAt(at))) at++;
  at = skipSpace(text, at);
  return text.charCodeAt(at) === 62 ? at + 1 : -at;
}

function openingTagEnd(text: string, from: number): number {
  if (!isLetter(text.charCodeAt(from))) return -from;
  let at = from;
  while (isTagCharacter(text.charCodeAt(at))) at++;
  const behind = text.charCodeAt(at);
  if (behind !== 47 && behind !== 62 && behind !== 32 && behind !== 9 && behind !== 10) return -at;
  for (;;) {
    at = skipSpace(text, at);
    const code = text.charCodeAt(at);
    if (code === 62) return at + 1;
    if (code === 47) return text.charCodeAt(at + 1) === 62 ? at + 2 : -at;
    if (!isNameStart(code)) return -at;
    const end = attributeEnd(text, at);
    if (end < 0) return end;
    at = end;
  }
}

function attributeEnd(text: string, from: number): number {
  let at = from;
  while (isNameCharacter(text.charCodeAt(at))) at++;
  const name = at;
  at = skipSpace(text, at);
  // White space behind a name that has no value is that before the next one.
  if (text.charCodeAt(at) !== 61) return name;
  at = skipSpace(text, at + 1);
  const quote = text.charCodeAt(at);
  if (quote !== 34 && quote !== 39) return bareValueEnd(text, at);
  const end = text.indexOf(String.fromCharCode(quote), at + 1);
  const line = text.indexOf('\n', at + 1);
  if (line >= 0 && (end < 0 || line < end)) throw new HandOver('HTML that spans lines');
  if (end < 0) return -text.length;
  const next = text.charCodeAt(end + 1);
  return next === 47 || next === 62 || next === 32 || next === 9 || next === 10 ? end + 1 : -end;
}

function bareValueEnd(text: string, from: number): number {
  if (text.charCodeAt(from) === 62) return -from;
  for (let at = from; ; at++) {
    const code = text.charCodeAt(at);
    if (Number.isNaN(code) || code === 34 || code === 39 || code === 60 || code === 61 || code === 96) return -at;
    const ends = code === 32 || code === 9 || code === 10 || code === 62 || code === 47;
    if (ends && at > from) return at;
  }
}

function skipSpace(text: string, from: number): number {
  let at = from;
  let code = text.charCodeAt(at);
  while (code === 32 || code === 9) code = text.charCodeAt(++at);
  if (code === 10) throw new HandOver('HTML that spans lines');
  return at;
}

function isTagCharacter(code: number): boolean {
  return code === 45 || isAlphanumeric(code);
}

function isNameStart(code: number): boolean {
  return code === 58 || code === 95 || isLetter(code);
}

function isNameCharacter(code: number): boolean {
  return code === 45 || code === 46 || isNameStart(code) || isAlphanumeric(code);
}

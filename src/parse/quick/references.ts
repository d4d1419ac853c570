import { HandOver } from './hand-over.js';

/** The names that documents use; another one is left to the parser that knows all. */
const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', '\u00a0'],
]);

/** Characters that a backslash takes their meaning from. */
export function isPunctuation(code: number): boolean {
  return (
    (code >= 33 && code <= 47) ||
    (code >= 58 && code <= 64) ||
    (code >= 91 && code <= 96) ||
    (code >= 123 && code <= 126)
  );
}

/** A reference to a character that starts at `at` (`&amp;`), or null when none does. */
export function characterReference(text: string, at: number): { value: string; end: number } | null {
  let end = at + 1;
  const isNumber = text.charCodeAt(end) === 35;
  if (isNumber) end++;
  while (end - at < 40 && isAlphanumeric(text.charCodeAt(end))) end++;
  if (text.charCodeAt(end) !== 59 || end === at + 1) return null;
  if (isNumber) throw new HandOver('a numeric character reference');
  const value = named.get(text.slice(at + 1, end));
  if (value === undefined) throw new HandOver('a character reference that is not known');
  return { value, end: end + 1 };
}

/** The text that an address, a title or the first line of a fence means. */
export function decodeText(text: string): string {
  if (!/[\\&]/.test(text)) return text;
  let value = '';
  let from = 0;
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    const reference = code === 38 ? characterReference(text, at) : null;
    if (reference) {
      value += text.slice(from, at) + reference.value;
      at = reference.end;
      from = at;
    } else if (code === 92 && isPunctuation(text.charCodeAt(at + 1))) {
      value += text.slice(from, at);
      from = at + 1;
      at += 2;
    } else at++;
  }
  return value + text.slice(from);
}

export function isAlphanumeric(code: number): boolean {
  return (code >= 48 && code <= 57) || isLetter(code);
}

export function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

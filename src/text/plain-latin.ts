import { EXAMINE, isAsciiAlphanumeric, isIgnorable, REPLACE, units } from './characters.js';

const fullStop = 0x2e;

/**
 * Whether every word of Latin letters and digits that the normalised text has stands in the text itself, in either case: no
 * character becomes a letter or a digit, or vanishes between two.
 */
export function hasPlainLatin(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    const action = units.action[unit]!;
    if (action === REPLACE && isOfWord(units.replacement[unit]!)) return false;
    if (action === EXAMINE && isMisleading(text.codePointAt(index)!)) return false;
  }
  return true;
}

const isOfWord = (unit: number): boolean => unit === fullStop || isAsciiAlphanumeric(unit);

const isMisleading = (codePoint: number): boolean =>
  isIgnorable(codePoint) || latin.test(String.fromCodePoint(codePoint).normalize('NFKC'));

/** Several full stops join nothing. */
const latin = /[A-Za-z\d]|^\.$/;

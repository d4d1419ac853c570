import { EXAMINE, isAsciiAlphanumeric, isHan, isIgnorable, REPLACE, units } from './characters.js';
import { normalize } from './normalize.js';

const fullStop = 0x2e;

/**
 * Whether the Latin and Chinese words of the normalised text are those of the text itself in lower case, in the same order: no
 * character becomes one of a word, or vanishes, or merges with the one before.
 */
export function hasPlainWords(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    const action = units.action[unit]!;
    if (action === REPLACE && isOfWord(units.replacement[unit]!)) return false;
    if (action === EXAMINE && isMisleading(text.codePointAt(index)!)) return false;
  }
  return true;
}

const isOfWord = (unit: number): boolean => unit === fullStop || isAsciiAlphanumeric(unit) || isHan(unit);

function isMisleading(codePoint: number): boolean {
  const character = String.fromCodePoint(codePoint);
  return isIgnorable(codePoint) || mark.test(character) || ofWord.test(normalize(character).text);
}

const mark = /\p{M}/u;
/** Several full stops join nothing. */
const ofWord = /[a-z\d\p{Script=Han}]|^\.$/u;

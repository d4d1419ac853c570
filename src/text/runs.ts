import { characterKind, HAN, isAsciiAlphanumeric, LATIN, OTHER_LETTER } from './characters.js';
import { kindAt, maximumTermLength } from './tokenize.js';

/** The end of a run of Han characters of one unit each, -1 when it holds others. */
export function simpleHanEnd(text: string, start: number): number {
  for (let index = start; ; index++) {
    const unit = index < text.length ? text.charCodeAt(index) : 0;
    if (unit >= 0xd800 && unit <= 0xdbff) return -1;
    if (unit === 0 || characterKind(unit) !== HAN) return index;
  }
}

/**
 * The end of a run of ASCII letters and digits with what may join them, -1 when its terms depend on more than itself: it
 * is too long to be remembered, or a letter of another script follows.
 */
export function simpleRunEnd(text: string, start: number): number {
  // No further, or the pieces of one long run would each be looked through to its end.
  const bound = Math.min(text.length, start + maximumTermLength + 1);
  let index = start;
  while (index < bound && isRunUnit(text.charCodeAt(index))) index++;
  if (index - start > maximumTermLength) return -1;
  if (index === text.length || text.charCodeAt(index) < 0x80) return index;
  const next = kindAt(text, index);
  return next === LATIN || next === OTHER_LETTER ? -1 : index;
}

/** 1 for letters, digits, `-`, `.`, `/` and `_`. */
const runUnits = Uint8Array.from({ length: 0x80 }, (_, unit) =>
  isAsciiAlphanumeric(unit) || (unit >= 0x2d && unit <= 0x2f) || unit === 0x5f ? 1 : 0,
);
const isRunUnit = (unit: number): boolean => unit < 0x80 && runUnits[unit] === 1;

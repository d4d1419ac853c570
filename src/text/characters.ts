import { traditional } from '../vocabulary/index.js';

/** How one UTF-16 unit is normalised: copied, replaced by one other unit, or looked at with its neighbours. */
export const KEEP = 0;
export const REPLACE = 1;
export const EXAMINE = 2;

interface UnitTable {
  /** KEEP, REPLACE or EXAMINE for each unit. */
  readonly action: Uint8Array;
  /** What a unit with the action REPLACE becomes. */
  readonly replacement: Uint16Array;
}

/** Ranges that NFKC leaves alone as long as no combining mark follows. */
const unchanged: readonly (readonly [number, number])[] = [
  [0x09, 0x0a],
  [0x0d, 0x0d],
  [0x20, 0x7e],
  [0xc0, 0xff],
  [0x400, 0x45f],
  [0x2013, 0x2014],
  [0x2018, 0x201d],
  [0x2022, 0x2022],
  [0x2190, 0x21ff],
  [0x2500, 0x27bf],
  [0x3001, 0x3029],
  [0x3041, 0x3096],
  [0x30a1, 0x30fe],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
];

function buildUnitTable(): UnitTable {
  const action = new Uint8Array(0x10000).fill(EXAMINE);
  const replacement = new Uint16Array(0x10000);
  for (const [first, last] of unchanged) action.fill(KEEP, first, last + 1);
  const replace = (from: number, to: number) => {
    action[from] = REPLACE;
    replacement[from] = to;
  };
  for (let unit = 0xff01; unit <= 0xff5e; unit++) replace(unit, unit - 0xfee0);
  replace(0x3000, 0x20);
  replace(0xa0, 0x20);
  const { traditional: from, simplified: to } = traditional;
  for (let index = 0; index < from.length; index++) replace(from.charCodeAt(index), to.charCodeAt(index));
  return { action, replacement };
}

export const units: UnitTable = buildUnitTable();

const ignorable = /^[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]$/u;
const mark = /^\p{M}$/u;
const wordCharacter = /^[\p{L}\p{N}\p{M}]$/u;

/** Control, zero-width, bidirectional and variation characters: nothing that a reader sees. Line ends and tabs stay. */
export function isIgnorable(codePoint: number): boolean {
  if (codePoint === 0x09 || codePoint === 0x0a || codePoint === 0x0d) return false;
  return ignorable.test(String.fromCodePoint(codePoint));
}

export function isMark(codePoint: number): boolean {
  return codePoint >= 0x300 && mark.test(String.fromCodePoint(codePoint));
}

/** Characters that NFKC may merge into the one before: marks, Hangul vowels and finals, half-width voicing marks. */
export function mergesBackwards(codePoint: number): boolean {
  if (codePoint < 0x300) return false;
  if (codePoint >= 0x1160 && codePoint <= 0x11ff) return true;
  if (codePoint >= 0x314f && codePoint <= 0x3163) return true;
  if (codePoint === 0xff9e || codePoint === 0xff9f || (codePoint >= 0xffc2 && codePoint <= 0xffdc)) return true;
  return isMark(codePoint);
}

export const isAsciiDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;
export const isAsciiUpper = (unit: number): boolean => unit >= 0x41 && unit <= 0x5a;
export const isAsciiLower = (unit: number): boolean => unit >= 0x61 && unit <= 0x7a;
export const isAsciiLetter = (unit: number): boolean => isAsciiLower(unit | 0x20);
export const isAsciiAlphanumeric = (unit: number): boolean => isAsciiLetter(unit) || isAsciiDigit(unit);

export const isHan = (codePoint: number): boolean =>
  (codePoint >= 0x4e00 && codePoint <= 0x9fff) ||
  (codePoint >= 0x3400 && codePoint <= 0x4dbf) ||
  codePoint === 0x3005 ||
  codePoint === 0x3007 ||
  (codePoint >= 0xf900 && codePoint <= 0xfaff) ||
  (codePoint >= 0x20000 && codePoint <= 0x3ffff);

/** What a character is to the tokeniser. */
export const SEPARATOR = 0;
export const LATIN = 1;
export const DIGIT = 2;
export const HAN = 3;
export const OTHER_LETTER = 4;

function asciiKind(unit: number): number {
  if (isAsciiDigit(unit)) return DIGIT;
  return isAsciiLetter(unit) ? LATIN : SEPARATOR;
}

const asciiKinds = Uint8Array.from({ length: 0x80 }, (_, unit) => asciiKind(unit));

export function characterKind(codePoint: number): number {
  if (codePoint < 0x80) return asciiKinds[codePoint]!;
  if (isHan(codePoint)) return HAN;
  if (codePoint >= 0x2000 && codePoint <= 0x206f) return SEPARATOR;
  if (codePoint >= 0x2190 && codePoint <= 0x2bff) return SEPARATOR;
  if (codePoint >= 0x3000 && codePoint <= 0x303f) return SEPARATOR;
  if (!wordCharacter.test(String.fromCodePoint(codePoint))) return SEPARATOR;
  return codePoint < 0x370 ? LATIN : OTHER_LETTER;
}

/**
 * True where a new word begins inside an identifier: `no|Available`, `NAT|Gateway`, `v4using|IPs`. Both sides of `index`
 * must be ASCII letters or digits of the text in its original case. Plurals and versions of acronyms (`IPs`, `IPv6`) stay whole.
 */
export function isHump(cased: string, index: number): boolean {
  const current = cased.charCodeAt(index);
  if (!isAsciiUpper(current)) return false;
  const previous = cased.charCodeAt(index - 1);
  if (isAsciiLower(previous) || isAsciiDigit(previous)) return true;
  const next = cased.charCodeAt(index + 1);
  if (!isAsciiUpper(previous) || !isAsciiLower(next)) return false;
  const afterNext = cased.charCodeAt(index + 2);
  if (next === 0x73 && !isAsciiLower(afterNext)) return false;
  return !(next === 0x76 && isAsciiDigit(afterNext));
}

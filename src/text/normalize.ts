import { limits } from '../limits.js';
import { traditional } from '../vocabulary/index.js';

export const isAsciiDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;
const isAsciiUpper = (unit: number): boolean => unit >= 0x41 && unit <= 0x5a;
const isAsciiLower = (unit: number): boolean => unit >= 0x61 && unit <= 0x7a;
export const isAsciiLetter = (unit: number): boolean => isAsciiLower(unit | 0x20);
export const isAsciiAlphanumeric = (unit: number): boolean => isAsciiLetter(unit) || isAsciiDigit(unit);

export const isHan = (codePoint: number): boolean =>
  (codePoint >= 0x4e00 && codePoint <= 0x9fff) ||
  (codePoint >= 0x3400 && codePoint <= 0x4dbf) ||
  codePoint === 0x3005 ||
  codePoint === 0x3007 ||
  (codePoint >= 0xf900 && codePoint <= 0xfaff) ||
  (codePoint >= 0x20000 && codePoint <= 0x3ffff);

/**
 * Whether a new word begins at `index` inside an identifier: `no|Available`, `NAT|Gateway`, `v4using|IPs`. Both sides must be
 * ASCII letters or digits in their original case. Plurals and versions of acronyms (`IPs`, `IPv6`) stay whole.
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

/**
 * A text in the form in which texts are compared: NFKC, lower case, full-width and traditional characters folded, invisible
 * characters removed. `text` and `cased` have the same length; offsets are UTF-16 code units.
 */
export interface NormalizedText {
  readonly original: string;
  readonly text: string;
  /** The same in its original case, for the words of identifiers (isHump) and for case-sensitive phrases. */
  readonly cased: string;
  /** Code unit of `text` → start of the characters in `original` that it stands for; null when the same. */
  readonly starts: Uint32Array | null;
  /** Code unit of `text` → end of these characters; null when the same plus one. */
  readonly ends: Uint32Array | null;
}

const replacements: ReadonlyMap<string, string> = new Map([
  ...Array.from({ length: 0x5e }, (_, index) => fromUnits(0xff01 + index, 0x21 + index)),
  fromUnits(0x3000, 0x20),
  fromUnits(0xa0, 0x20),
  ...Array.from(traditional.traditional, (character, index) => [character, traditional.simplified[index]!] as const),
]);

function fromUnits(from: number, to: number): readonly [string, string] {
  return [String.fromCharCode(from), String.fromCharCode(to)];
}

/** Full-width and traditional characters and wide spaces. Each is replaced by one character. */
const replaceable = new RegExp(`[${[...replacements.keys()].join('')}]`, 'g');

/** Replaces each full-width or traditional character. */
export const replaceVariants = (text: string, of = (replacement: string) => replacement): string =>
  text.replace(replaceable, (character) => of(replacements.get(character)!));

/** Characters that NFKC does not change unless a combining mark follows, and replaceable ones. */
const plain = `\\t\\n\\r\\x20-\\x7e\\xc0-\\xff\\u0400-\\u045f\\u2013\\u2014\\u2018-\\u201d\\u2022\\u2190-\\u21ff\\u2500-\\u27bf\\u3001-\\u3029\\u3041-\\u3096\\u30a1-\\u30fe\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3${replaceable.source.slice(1, -1)}`;
/** Control, zero-width, bidirectional and variation characters, and colour sequences of terminals. */
const invisible = '(?:\\x1b\\[[0-9;]{0,32}[A-Za-z]|(?![\\t\\n\\r])[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}])';
/** A character that NFKC may merge into the previous one: combining marks, Hangul vowels and finals, voicing marks. */
const merging = `(?:${invisible}*(?!${invisible})[\\u1160-\\u11ff\\u314f-\\u3163\\uff9e\\uff9f\\uffc2-\\uffdc\\p{M}])`;

const notPlain = new RegExp(`[^${plain}]`);
const allInvisible = new RegExp(invisible, 'gu');
const segments = new RegExp(`(?<run>[${plain}]+(?!${merging}))|${invisible}|[^]${merging}*`, 'gu');
const startsInvisible = new RegExp(`^${invisible}`, 'u');

/** Normalizes a text of any content. Never throws; linear in its length. */
export function normalize(original: string): NormalizedText {
  if (!notPlain.test(original)) {
    const cased = replaceVariants(original);
    return { original, text: cased.toLowerCase(), cased, starts: null, ends: null };
  }
  let cased = '';
  let moved = false;
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: segment, index, groups } of original.matchAll(segments)) {
    const isRun = groups!.run !== undefined;
    const folded = isRun ? replaceVariants(segment) : foldSegment(segment);
    const isSame = isRun || (segment.length === 1 && folded.length === 1);
    if (!isSame) moved = true;
    for (let unit = 0; unit < folded.length; unit++) {
      starts.push(isSame ? index + unit : index);
      ends.push(isSame ? index + unit + 1 : index + segment.length);
    }
    cased += folded;
  }
  // The lower case of Σ depends on its neighbours, but the folded form must not.
  const text = cased.toLowerCase().replaceAll('ς', 'σ');
  return moved
    ? { original, text, cased, starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) }
    : { original, text, cased, starts: null, ends: null };
}

/** Normalizes one character with the combining marks that belong to it, or an invisible character. */
function foldSegment(segment: string): string {
  if (startsInvisible.test(segment)) return '';
  const [first, ...others] = segment.replace(allInvisible, '').replace(/\p{Cs}/gu, '\ufffd');
  let count = 0;
  // Normalization takes quadratic time for a run of marks.
  const marks = others.filter((mark) => !/\p{M}/u.test(mark) || count++ < limits.combiningMarks).join('');
  return replaceVariants(withoutDottedI(compose(first!, marks)));
}

/** Maximum length of the expansion of a character. A few ligatures expand to a sentence; they are left alone. */
const maxExpansion = 6;

function compose(character: string, marks: string): string {
  const composed = (character + marks).normalize('NFKC');
  const isShort = composed.length <= maxExpansion + marks.length || character.normalize('NFKC').length <= maxExpansion;
  return isShort ? composed : character + marks.normalize('NFKC');
}

/** İ becomes I without its dot: its lower case has two code units, which would shift the rest of the text. */
const withoutDottedI = (text: string): string =>
  text.includes('İ') ? text.replaceAll('İ', 'I').replaceAll('\u0307', '').normalize('NFKC') : text;

/** Start in the original of the characters that code unit `index` of the normalized text stands for. */
export const originalStart = ({ original, starts }: NormalizedText, index: number): number =>
  starts === null ? index : (starts[index] ?? original.length);

/** End in the original of a range of the normalized text that ends before code unit `index`. */
export const originalEnd = ({ ends }: NormalizedText, index: number): number =>
  ends === null || index === 0 ? index : ends[index - 1]!;

/** A text with some of its spans blanked out; everything else keeps its position. @param spans in order, without overlap */
export function blanked(
  text: string,
  spans: readonly { readonly start: number; readonly end: number }[],
  by = ' ',
): string {
  let kept = '';
  for (const { start, end } of spans) kept += text.slice(kept.length, start) + by.repeat(end - start);
  return kept + text.slice(kept.length);
}

/** The letters and digits of a text: equal for texts that differ only in case, width and punctuation. */
export const lettersOf = ({ text }: Pick<NormalizedText, 'text'>): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** The 32-bit FNV-1a hash of a text, by its code units. */
export function lettersHash(letters: string, start = 0, end: number = letters.length): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ letters.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

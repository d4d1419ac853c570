/** Kinds of characters that named things cannot do without, as bits. */
export const LETTER = 1;
export const UPPER = 2;
export const DIGIT = 4;
export const COLON = 8;
export const SLASH = 16;
export const HYPHEN = 32;
export const EQUALS = 64;
export const UNDERSCORE = 128;
/** Every text has it. */
export const ANY = 256;

const signs = new Uint8Array(128);
for (let unit = 0x30; unit <= 0x39; unit++) signs[unit] = DIGIT;
for (let unit = 0x41; unit <= 0x5a; unit++) signs[unit] = UPPER | LETTER;
for (let unit = 0x61; unit <= 0x7a; unit++) signs[unit] = LETTER;
signs[0x3a] = COLON;
signs[0x2f] = SLASH;
signs[0x2d] = HYPHEN;
signs[0x3d] = EQUALS;
signs[0x5f] = UNDERSCORE;

/** Words in a form in which a text is asked for all of them: each one's pairs of neighbouring characters. */
export type Marks = readonly (readonly number[])[];

/** Bits of a character in a pair. A letter has the same ones in either case, and those of some other characters. */
const pairBits = 5;
const lowBits = (1 << pairBits) - 1;
const lowOf = (unit: number): number => (unit < 128 ? unit : unit ^ (unit >>> pairBits)) & lowBits;

/** @param words of two characters or more */
export const marksOf = (...words: readonly string[]): Marks =>
  words.map((word) =>
    Array.from(
      { length: word.length - 1 },
      (_, at) => (lowOf(word.charCodeAt(at)) << pairBits) | lowOf(word.charCodeAt(at + 1)),
    ),
  );

/**
 * What a text has: kinds of characters, and which characters stand side by side. Read in one pass; most sentences have so
 * little of both that most patterns need not be tried.
 */
export class TextSigns {
  readonly #kinds: number;
  /** By a character the characters behind it, as bits. */
  readonly #pairs = new Uint32Array(1 << pairBits);

  constructor(text: string) {
    let kinds = ANY;
    let before = 0;
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index);
      if (unit < 128) kinds |= signs[unit]!;
      const low = lowOf(unit);
      this.#pairs[before]! |= 1 << low;
      before = low;
    }
    this.#kinds = kinds;
  }

  /** Whether the text has a character of one of these kinds. */
  has(kinds: number): boolean {
    return (this.#kinds & kinds) !== 0;
  }

  /** False when none of these words stands in the text, in small letters or in capitals; else one may. */
  mayHold(marks: Marks): boolean {
    for (const pairs of marks) if (this.#hasAll(pairs)) return true;
    return false;
  }

  #hasAll(pairs: readonly number[]): boolean {
    for (const pair of pairs) if (((this.#pairs[pair >>> pairBits]! >>> (pair & lowBits)) & 1) === 0) return false;
    return true;
  }
}

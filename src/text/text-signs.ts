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

/** Words in a form in which a text is asked for all of them: their neighbouring characters, two and three at a time. */
export type Marks = readonly { readonly pairs: readonly number[]; readonly threes: readonly number[] }[];

/** Bits of a character beside others. A letter has the same ones in either case, and those of some other characters. */
const bits = 5;
const lowBits = (1 << bits) - 1;
const lowOf = (unit: number): number => (unit < 128 ? unit : unit ^ (unit >>> bits)) & lowBits;
const threeBits = 3 * bits;
/** Bits of the number of a place in what was noted of a text. */
const placeBits = 5;

/** Runs of so many characters of a word, as bits. */
function runsOf(word: string, size: number): number[] {
  const lows = Array.from(word, (_, index) => lowOf(word.charCodeAt(index)));
  const runs = lows.slice(size - 1).map((_, from) => lows.slice(from, from + size));
  return runs.map((run) => run.reduce((packed, low) => (packed << bits) | low, 0));
}

/** @param words of two characters or more, none of them of two units */
export const marksOf = (...words: readonly string[]): Marks =>
  words.map((word) => ({ pairs: runsOf(word, 2), threes: runsOf(word, 3) }));

/** Units from which on a text has most pairs of characters, so that it is asked for three at a time. */
const longText = 512;
const none = new Uint32Array(0);

/**
 * What a text has: kinds of characters, and which characters stand side by side. Read in one pass; most texts have so
 * little of both that most patterns need not be tried.
 */
export class TextSigns {
  readonly #kinds: number;
  /** By a character the characters behind it, as bits. */
  readonly #pairs = new Uint32Array(1 << bits);
  /** The same by two characters, of a long text. */
  readonly #threes: Uint32Array;

  constructor(text: string) {
    this.#threes = text.length < longText ? none : new Uint32Array(1 << (threeBits - placeBits));
    this.#kinds = this.#threes === none ? this.#notePairs(text) : this.#noteThrees(text);
  }

  #notePairs(text: string): number {
    let kinds = ANY;
    let before = 0;
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index);
      if (unit < 128) kinds |= signs[unit]!;
      const low = lowOf(unit);
      this.#pairs[before]! |= 1 << low;
      before = low;
    }
    return kinds;
  }

  #noteThrees(text: string): number {
    let kinds = ANY;
    let before = 0;
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index);
      if (unit < 128) kinds |= signs[unit]!;
      before = ((before << bits) | lowOf(unit)) & ((1 << threeBits) - 1);
      this.#threes[before >>> placeBits]! |= 1 << (before & lowBits);
      this.#pairs[(before >>> bits) & lowBits]! |= 1 << (before & lowBits);
    }
    return kinds;
  }

  /** Whether the text has a character of one of these kinds. */
  has(kinds: number): boolean {
    return (this.#kinds & kinds) !== 0;
  }

  /** False when none of these words stands in the text, in small letters or in capitals; else one may. */
  mayHold(marks: Marks): boolean {
    for (const { pairs, threes } of marks)
      if (hasAll(this.#pairs, pairs) && (this.#threes === none || hasAll(this.#threes, threes))) return true;
    return false;
  }
}

function hasAll(noted: Uint32Array, runs: readonly number[]): boolean {
  for (const run of runs) if (((noted[run >>> placeBits]! >>> (run & lowBits)) & 1) === 0) return false;
  return true;
}

import { conceptMark } from '../../text/index.js';

/** Units at the end of a stem that may be otherwise in the word: `availabl` of `availability`. */
const endOfStem = 2;
const notLatin = /[^a-z\d]+/g;

/** How words begin that somebody says: tells of most texts that they say little of it, without taking them apart. */
export class SaidBeginnings {
  /** Latin words, and how each begins, with a space before it. */
  readonly #latin: string[] = [];
  readonly #beginnings: string[] = [];
  readonly #han: string[] = [];
  /** Words in other letters, which any text is taken to have. */
  readonly #others: string[] = [];

  /** @param said words as an index has them; concepts are left out */
  constructor(said: ReadonlySet<string>) {
    for (const word of said) {
      const end = latinEnd(word);
      if (end > 0) {
        this.#latin.push(word);
        this.#beginnings.push(` ${word.slice(0, Math.min(end, Math.max(1, word.length - endOfStem)))}`);
      } else if (isHanWord(word)) this.#han.push(word);
      else if (!word.startsWith(conceptMark)) this.#others.push(word);
    }
  }

  /**
   * Whether a text may have two of these words that tell enough together.
   * @param folded a normalised text
   */
  mayTell(folded: string, least: number, toldOf: (word: string) => number): boolean {
    const found = [...this.#others];
    const words = ` ${folded.replace(notLatin, ' ')}`;
    for (let index = 0; index < this.#latin.length; index++)
      if (words.includes(this.#beginnings[index]!)) found.push(this.#latin[index]!);
    for (const word of this.#han) if (folded.includes(word)) found.push(word);
    if (found.length < 2) return false;
    let most = 0;
    for (const word of found) most += toldOf(word);
    return most >= least * (1 - inexact);
  }
}

/** What sums in another order may differ by, relatively. */
const inexact = 1e-9;

const isLatin = (unit: number): boolean => (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39);

/** How many letters and digits a word begins with. */
function latinEnd(word: string): number {
  let end = 0;
  while (end < word.length && isLatin(word.charCodeAt(end))) end++;
  return end;
}

/** Of the common characters; others count as those of other scripts. */
function isHanWord(word: string): boolean {
  for (let index = 0; index < word.length; index++) {
    const unit = word.charCodeAt(index);
    if (unit < 0x4e00 || unit > 0x9fff) return false;
  }
  return true;
}

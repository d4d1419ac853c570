import { conceptMark } from '../../text/index.js';

/** Units at the end of a stem that may be otherwise in the word: `availabl` of `availability`. */
const endOfStem = 2;
const latinWord = /^[a-z\d]+/;
const notLatin = /[^a-z\d]+/g;

/** How words begin that somebody says: tells of most texts that they have no two of them, without taking them apart. */
export class SaidBeginnings {
  /** Of Latin words, with a space before each. */
  readonly #latin: string[] = [];
  readonly #han: string[] = [];
  /** Words in other letters, which any text is taken to have. */
  #others = 0;

  /** @param said words as an index has them; concepts are left out */
  constructor(said: ReadonlySet<string>) {
    for (const word of said) {
      const latin = latinWord.exec(word)?.[0];
      if (latin !== undefined) this.#latin.push(` ${latin.slice(0, Math.max(1, word.length - endOfStem))}`);
      else if (hanWord.test(word)) this.#han.push(word);
      else if (!word.startsWith(conceptMark)) this.#others++;
    }
  }

  /** @param folded a normalised text */
  mayHaveTwo(folded: string): boolean {
    let count = this.#others;
    const words = ` ${folded.replace(notLatin, ' ')}`;
    for (const beginning of this.#latin) if (words.includes(beginning) && ++count >= 2) return true;
    for (const word of this.#han) if (folded.includes(word) && ++count >= 2) return true;
    return count >= 2;
  }
}

const hanWord = /^\p{Script=Han}+$/u;

import { conceptMark } from '../../text/index.js';

/** Units at the end of a stem that may be otherwise in the word: `availabl` of `availability`. */
const endOfStem = 2;
const notLatin = /[^a-z\d]+/g;

/** How words begin that somebody says: tells of most texts that they say little of it, without taking them apart. */
export class SaidBeginnings {
  /** Of Latin words, with a space before each; what the word tells. */
  readonly #latin: [beginning: string, told: number][] = [];
  readonly #han: [word: string, told: number][] = [];
  /** Words in other letters, which any text is taken to have. */
  #others = 0;
  #toldOfOthers = 0;

  /**
   * @param said words as an index has them; concepts are left out
   * @param toldOf how much a word tells
   */
  constructor(said: ReadonlySet<string>, toldOf: (word: string) => number) {
    for (const word of said) {
      if (word.startsWith(conceptMark)) continue;
      const end = latinEnd(word);
      if (end > 0)
        this.#latin.push([` ${word.slice(0, Math.min(end, Math.max(1, word.length - endOfStem)))}`, toldOf(word)]);
      else if (isHanWord(word)) this.#han.push([word, toldOf(word)]);
      else {
        this.#others++;
        this.#toldOfOthers += toldOf(word);
      }
    }
  }

  /** What a text tells at most of these words; 0 where it has not two of them. @param folded a normalised text */
  mostToldOfTwo(folded: string): number {
    let count = this.#others;
    let most = this.#toldOfOthers;
    const words = ` ${folded.replace(notLatin, ' ')}`;
    for (const [beginning, told] of this.#latin) {
      if (!words.includes(beginning)) continue;
      count++;
      most += told;
    }
    for (const [word, told] of this.#han) {
      if (!folded.includes(word)) continue;
      count++;
      most += told;
    }
    return count < 2 ? 0 : most;
  }
}

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

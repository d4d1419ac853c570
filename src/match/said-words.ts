import type { Word } from './word.js';

/** Characters of the longest text that is recorded: longer ones are logs, which are not asked clause by clause. */
const longestText = 1_000;

/** Which words of the documents, and which concepts, a text says where: those of a part of it without reading it again. */
export class SaidWords {
  readonly #text: string;
  readonly #words: Word[] = [];
  /** Start and end of each, UTF-16 units. */
  readonly #places: number[] = [];

  private constructor(text: string) {
    this.#text = text;
  }

  /** Null for a text that is too long. */
  static of(text: string): SaidWords | null {
    return text.length > longestText ? null : new SaidWords(text);
  }

  /** Fillers and parts of identifiers are not noted. */
  note(word: Word, start: number, end: number): void {
    this.#words.push(word);
    this.#places.push(start, end);
  }

  /** Distinct ones of a part of the text; null where it may be read otherwise when it stands alone. */
  in(start: number, end: number): Set<string> | null {
    if (!isParted(this.#text, start) || !isParted(this.#text, end)) return null;
    const found = new Set<string>();
    for (let index = 0; index < this.#words.length; index++) {
      if (this.#places[2 * index]! >= start && this.#places[2 * index + 1]! <= end) found.add(this.#words[index]!.text);
    }
    return found;
  }
}

/** Whether nothing that is read as one stands on both sides. */
const isParted = (text: string, at: number): boolean =>
  at === 0 || at === text.length || parts.test(text.charAt(at - 1)) || parts.test(text.charAt(at)) || isStop(text, at);

/** White space, and punctuation that no identifier has. */
const parts = /[\s,，。;；!！?？]/;

const isStop = (text: string, at: number): boolean => text.charAt(at) === '.' && /\s/.test(text.charAt(at + 1));

import { HAN, SEPARATOR } from './characters.js';
import type { NormalizedText } from './normalize.js';
import { simpleHanEnd, simpleRunEnd } from './runs.js';
import { createStemmer, type Stemmer } from './stemmer.js';
import { forEachToken, kindAt, Scanner, unitsAt } from './tokenize.js';

/** Runs whose terms are remembered before the memory starts over; a bound, since texts may hold any words. */
const capacity = 100_000;

/**
 * The terms of many texts as numbers, for counting. Gives what forEachToken gives, without the places: a word that was
 * seen before is not taken apart, folded and stemmed again.
 */
export class TermNumbers {
  readonly #runs = new Map<string, readonly number[]>();
  readonly #pairs = new Map<number, number>();

  constructor(
    /** Numbers a term, the same one always by the same number. */
    private readonly number: (term: string) => number,
    private readonly stemmer: Stemmer = createStemmer(),
  ) {}

  /** Calls back with the number of each token's term, in the order of forEachToken. Linear in the text. */
  forEach(normalized: NormalizedText, callback: (term: number) => void): void {
    const { text, cased } = normalized;
    const scanner = new Scanner(normalized, (term) => callback(this.number(term)), this.stemmer);
    for (let index = 0; index < text.length; ) {
      const kind = kindAt(text, index);
      if (kind === SEPARATOR) {
        index += unitsAt(text, index);
      } else if (kind === HAN) {
        const end = simpleHanEnd(text, index);
        index = end < 0 ? scanner.hanRun(index) : this.#hanRun(text, index, end, callback);
      } else {
        const end = simpleRunEnd(text, index);
        if (end < 0) index = scanner.path(index, kind);
        else {
          for (const term of this.#run(cased.slice(index, end))) callback(term);
          index = end;
        }
      }
    }
  }

  #run(cased: string): readonly number[] {
    let terms = this.#runs.get(cased);
    if (terms === undefined) {
      const found: number[] = [];
      const normalized = { original: cased, text: cased.toLowerCase(), cased, starts: null, ends: null };
      forEachToken(normalized, (term) => found.push(this.number(term)), this.stemmer);
      terms = found;
      if (this.#runs.size >= capacity) this.#runs.clear();
      this.#runs.set(cased, terms);
    }
    return terms;
  }

  #hanRun(text: string, start: number, end: number, callback: (term: number) => void): number {
    if (end - start === 1) callback(this.number(text.slice(start, end)));
    for (let index = start; index + 1 < end; index++) {
      const key = (text.charCodeAt(index) << 16) | text.charCodeAt(index + 1);
      let term = this.#pairs.get(key);
      if (term === undefined) {
        term = this.number(text.slice(index, index + 2));
        this.#pairs.set(key, term);
      }
      callback(term);
    }
    return end;
  }
}

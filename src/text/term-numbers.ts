import { HAN, SEPARATOR } from './characters.js';
import type { NormalizedText } from './normalize.js';
import { NumberTable } from './number-table.js';
import { simpleHanEnd, simpleRunEnd } from './runs.js';
import { createStemmer, type Stemmer } from './stemmer.js';
import { forEachToken, kindAt, Scanner, unitsAt } from './tokenize.js';
import { WordTable } from './word-table.js';

/** Runs whose terms are remembered before the memory starts over; a bound, since texts may hold any words. */
const capacity = 100_000;

/**
 * The terms of many texts as numbers, for counting. Gives what forEachToken gives, without the places: a word that was
 * seen before is not taken apart, folded and stemmed again.
 */
export class TermNumbers {
  readonly #runs = new WordTable<readonly number[]>();
  readonly #pairs = new NumberTable();

  constructor(
    /** Numbers a term, the same one always by the same number. */
    private readonly number: (term: string) => number,
    private readonly stemmer: Stemmer = createStemmer(),
  ) {}

  /** Calls back with the number of each token's term, in the order of forEachToken. Linear in the text. */
  forEach(normalized: NormalizedText, callback: (term: number) => void): void {
    const { text, cased } = normalized;
    const scanner = new Scanner(normalized, (term) => callback(this.number(term)), this.stemmer);
    const { length } = text; // texts are of many forms inside V8: asking each time is slow
    for (let index = 0; index < length; ) {
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
          for (const term of this.#run(cased, index, end)) callback(term);
          index = end;
        }
      }
    }
  }

  #run(text: string, start: number, end: number): readonly number[] {
    const known = this.#runs.get(text, start, end);
    if (known !== undefined) return known;
    const cased = text.slice(start, end);
    const terms: number[] = [];
    const normalized = { original: cased, text: cased.toLowerCase(), cased, starts: null, ends: null };
    forEachToken(normalized, (term) => terms.push(this.number(term)), this.stemmer);
    if (this.#runs.size >= capacity) this.#runs.clear();
    this.#runs.add(cased, terms);
    return terms;
  }

  #hanRun(text: string, start: number, end: number, callback: (term: number) => void): number {
    if (end - start === 1) callback(this.number(text.slice(start, end)));
    let unit = text.charCodeAt(start);
    for (let index = start; index + 1 < end; index++) {
      const next = text.charCodeAt(index + 1);
      const key = (unit << 16) | next;
      unit = next;
      let term = this.#pairs.get(key);
      if (term < 0) {
        term = this.number(text.slice(index, index + 2));
        this.#pairs.set(key, term);
      }
      callback(term);
    }
    return end;
  }
}

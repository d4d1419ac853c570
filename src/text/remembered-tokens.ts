import { HAN, isAsciiLetter, SEPARATOR } from './characters.js';
import { type NormalizedText, originalEnd, originalStart } from './normalize.js';
import { simpleHanEnd, simpleRunEnd } from './runs.js';
import type { Stemmer } from './stemmer.js';
import { forEachToken, kindAt, Scanner, type TokenKind, unitsAt } from './tokenize.js';

/** A token of a run of letters, with its place in the run. */
interface RunToken<Word> {
  readonly word: Word;
  readonly start: number;
  readonly end: number;
  readonly kind: TokenKind;
}

/** Runs that are remembered before the memory starts over; a bound, since texts may hold any words. */
const capacity = 16_384;

/**
 * Calls back for the tokens of many texts as forEachToken does, with what is known of each term in its place. A run of
 * letters, digits and what joins them that was seen before is not taken apart, stemmed and looked up again.
 */
export class RememberedTokens<Word> {
  readonly #runs = new Map<string, readonly RunToken<Word>[]>();
  readonly #pairs = new Map<number, Word>();

  constructor(
    /** What is known of a term, the same for the same term. */
    private readonly lookUp: (term: string, kind: TokenKind) => Word,
    private readonly stemmer: Stemmer,
  ) {}

  /** Lets go of what is remembered when it is much. */
  trim(): void {
    if (this.#runs.size > capacity) this.#runs.clear();
    if (this.#pairs.size > capacity) this.#pairs.clear();
  }

  forget(): void {
    this.#runs.clear();
    this.#pairs.clear();
  }

  /** Linear in the text. */
  forEach(
    normalized: NormalizedText,
    callback: (word: Word, start: number, end: number, kind: TokenKind) => void,
  ): void {
    const { text, cased } = normalized;
    const scanner = new Scanner(
      normalized,
      (term, start, end, kind) => callback(this.lookUp(term, kind), start, end, kind),
      this.stemmer,
    );
    for (let index = 0; index < text.length; ) {
      const kind = kindAt(text, index);
      if (kind === SEPARATOR) index += unitsAt(text, index);
      else if (kind === HAN) index = this.#hanRun(normalized, index, scanner, callback);
      else {
        const end = isAsciiLetter(text.charCodeAt(index)) ? simpleRunEnd(text, index) : -1;
        if (end < 0) index = scanner.path(index, kind);
        else {
          for (const token of this.#run(cased.slice(index, end))) {
            const start = originalStart(normalized, index + token.start);
            callback(token.word, start, originalEnd(normalized, index + token.end), token.kind);
          }
          index = end;
        }
      }
    }
  }

  #run(cased: string): readonly RunToken<Word>[] {
    const known = this.#runs.get(cased);
    if (known !== undefined) return known;
    const found: RunToken<Word>[] = [];
    const normalized = { original: cased, text: cased.toLowerCase(), cased, starts: null, ends: null };
    forEachToken(
      normalized,
      (term, start, end, kind) => found.push({ word: this.lookUp(term, kind), start, end, kind }),
      this.stemmer,
    );
    // A copy: what was cut from a long text would hold on to all of it.
    this.#runs.set(` ${cased}`.slice(1), found);
    return found;
  }

  #hanRun(
    normalized: NormalizedText,
    start: number,
    scanner: Scanner,
    callback: (word: Word, start: number, end: number, kind: TokenKind) => void,
  ): number {
    const { text } = normalized;
    const end = simpleHanEnd(text, start);
    if (end < 0 || end - start === 1) return scanner.hanRun(start);
    for (let index = start; index + 1 < end; index++) {
      const key = (text.charCodeAt(index) << 16) | text.charCodeAt(index + 1);
      let word = this.#pairs.get(key);
      if (word === undefined) {
        word = this.lookUp(text.slice(index, index + 2), 'han');
        this.#pairs.set(key, word);
      }
      callback(word, originalStart(normalized, index), originalEnd(normalized, index + 2), 'han');
    }
    return end;
  }
}

import { isStopWord } from './stop-words.js';
import type { TokenCallback, TokenKind } from './tokenize.js';

/** Between the terms of a pair; no token holds it. */
const glue = '\u0001';

/**
 * Makes pairs of neighbouring terms out of a stream of tokens: two words with nothing but fillers between them, three Han
 * characters in a row. A pair says much more than its two terms: it is what a phrase index would find.
 */
export class PairBuilder {
  #previous = '';
  #previousStart = 0;
  #previousEnd = 0;
  #previousKind: TokenKind = 'word';

  /** Starts afresh, so that no pair reaches from one text into the next. */
  reset(): void {
    this.#previous = '';
  }

  /** Takes the next token; calls back with the pair that it completes, if any. Parts of identifiers are passed over. */
  next(term: string, start: number, end: number, kind: TokenKind, callback: TokenCallback): void {
    if (kind === 'part' || kind === 'number') return;
    if (isStopWord(term, kind === 'han' ? 'zh' : 'en')) return;
    // Wholes come after the identifiers that they consist of.
    if (
      this.#previous !== '' &&
      kind === this.#previousKind &&
      start >= this.#previousStart &&
      end > this.#previousEnd
    ) {
      const near = kind === 'han' ? start < this.#previousEnd : start - this.#previousEnd <= maximumGap;
      if (near) callback(`${this.#previous}${glue}${term}`, this.#previousStart, end, kind);
    }
    this.#previous = term;
    this.#previousStart = start;
    this.#previousEnd = end;
    this.#previousKind = kind;
  }
}

/** Units between two words that still stand together: a filler or two. */
const maximumGap = 12;

/** True for a term that PairBuilder made. */
export const isPair = (term: string): boolean => term.includes(glue);

import { HAN, isAsciiDigit, SEPARATOR } from './characters.js';
import { type NormalizedText, originalEnd, originalStart } from './normalize.js';
import { NumberTable } from './number-table.js';
import { ownCopy } from './own-copy.js';
import { simpleHanEnd, simpleRunEnd } from './runs.js';
import type { Stemmer } from './stemmer.js';
import { forEachToken, kindAt, Scanner, type TokenKind, unitsAt } from './tokenize.js';

/** A token of a run of letters, with its place in the run, and the one behind it. The first has the run's text. */
interface RunToken<Word> {
  readonly text: string;
  readonly word: Word;
  readonly start: number;
  readonly end: number;
  readonly kind: TokenKind;
  next: RunToken<Word> | null;
}

/**
 * Runs that are remembered, and pairs of Han characters, before the memory starts over; a bound, since texts may hold any
 * words. The memory starts over between two texts: what a text says beyond it is looked at each time.
 */
const capacity = 16_384;
/** Places for the runs that were met last, a power of two. */
const recentRuns = 16_384;
/** Units up to which runs are remembered that begin with a digit: short ones are met again, as those of clocks. */
const shortRun = 3;
/** Places for the longer ones, a power of two. */
const recentNumbers = 2048;

/**
 * Calls back for the tokens of many texts as forEachToken does, with what is known of each term in its place. A run of
 * letters, digits and what joins them that was seen before is not taken apart, stemmed and looked up again.
 */
export class RememberedTokens<Word> {
  readonly #runs = new Map<string, RunToken<Word>>();
  /** The run that was met last of those that share a hash: most are met again before another takes their place. */
  readonly #recent: (RunToken<Word> | undefined)[] = emptyPlaces(recentRuns);
  /**
   * Numbers are of all kinds, and most are never met again. One that is met twice in a row of those that share its place,
   * as the date and hour of a log's lines, is remembered until another is.
   */
  readonly #numbers: (RunToken<Word> | undefined)[] = emptyPlaces(recentNumbers);
  readonly #metNumbers = new Int32Array(recentNumbers);
  /** Two Han characters → their place among the words of pairs. */
  #pairs = new NumberTable();
  readonly #pairWords: Word[] = [];

  constructor(
    /** What is known of a term, the same for the same term. */
    private readonly lookUp: (term: string, kind: TokenKind) => Word,
    private readonly stemmer: Stemmer,
    /** The same for a term that is not remembered here. */
    private readonly lookUpOnce: (term: string, kind: TokenKind) => Word = lookUp,
  ) {}

  /** Lets go of what is remembered when no more would be. */
  trim(): void {
    if (this.#runs.size >= capacity) this.#forgetRuns();
    if (this.#pairWords.length >= capacity) this.#forgetPairs();
  }

  /** Runs and pairs that are remembered. */
  get size(): number {
    return this.#runs.size + this.#pairWords.length;
  }

  forget(): void {
    this.#forgetRuns();
    this.#forgetPairs();
  }

  #forgetPairs(): void {
    this.#pairs = new NumberTable();
    this.#pairWords.length = 0;
  }

  #forgetRuns(): void {
    this.#runs.clear();
    this.#recent.fill(undefined);
    this.#numbers.fill(undefined);
  }

  /** Linear in the text. */
  forEach(
    normalized: NormalizedText,
    callback: (word: Word, start: number, end: number, kind: TokenKind) => void,
  ): void {
    const { text, cased } = normalized;
    const scanner = new Scanner(
      normalized,
      (term, start, end, kind) => callback(this.lookUpOnce(term, kind), start, end, kind),
      this.stemmer,
    );
    for (let index = 0; index < text.length; ) {
      const kind = kindAt(text, index);
      if (kind === SEPARATOR) index += unitsAt(text, index);
      else if (kind === HAN) index = this.#hanRun(normalized, index, scanner, callback);
      else {
        const end = simpleRunEnd(text, index);
        let token = end < 0 ? null : this.#tokensOf(cased, index, end);
        if (token === null) index = scanner.path(index, kind);
        else {
          for (; token !== null; token = token.next) {
            const start = originalStart(normalized, index + token.start);
            callback(token.word, start, originalEnd(normalized, index + token.end), token.kind);
          }
          index = end;
        }
      }
    }
  }

  /** The first token of a run, null for one that is not remembered. */
  #tokensOf(text: string, start: number, end: number): RunToken<Word> | null {
    let hash = end - start;
    for (let index = start; index < end; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
    const mixed = hash ^ (hash >>> 13);
    if (end - start > shortRun && isAsciiDigit(text.charCodeAt(start))) return this.#number(text, start, end, mixed);
    const slot = mixed & (recentRuns - 1);
    const recent = this.#recent[slot];
    if (recent !== undefined && standsAt(recent.text, text, start, end)) return recent;
    const cased = text.slice(start, end);
    let run = this.#runs.get(cased);
    if (run === undefined) {
      if (this.#runs.size >= capacity) return null;
      run = this.#takeApart(cased);
      this.#runs.set(run.text, run);
    }
    this.#recent[slot] = run;
    return run;
  }

  #number(text: string, start: number, end: number, hash: number): RunToken<Word> | null {
    const slot = hash & (recentNumbers - 1);
    const recent = this.#numbers[slot];
    if (recent !== undefined && standsAt(recent.text, text, start, end)) return recent;
    if (this.#metNumbers[slot] !== hash) {
      this.#metNumbers[slot] = hash;
      return null;
    }
    const run = this.#takeApart(text.slice(start, end));
    this.#numbers[slot] = run;
    return run;
  }

  #takeApart(cased: string): RunToken<Word> {
    const text = ownCopy(cased);
    let first: RunToken<Word> | null = null;
    let last: RunToken<Word> | null = null;
    const normalized = { original: text, text: text.toLowerCase(), cased: text, starts: null, ends: null };
    const add = (term: string, start: number, end: number, kind: TokenKind) => {
      const token: RunToken<Word> = { text, word: this.lookUp(term, kind), start, end, kind, next: null };
      if (last === null) first = token;
      else last.next = token;
      last = token;
    };
    forEachToken(normalized, add, this.stemmer);
    // It begins with a letter or a digit.
    return first!;
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
      const word = this.#pair(text, index);
      callback(word, originalStart(normalized, index), originalEnd(normalized, index + 2), 'han');
    }
    return end;
  }

  #pair(text: string, start: number): Word {
    const key = (text.charCodeAt(start) << 16) | text.charCodeAt(start + 1);
    const place = this.#pairs.get(key);
    if (place >= 0) return this.#pairWords[place]!;
    if (this.#pairWords.length >= capacity) return this.lookUpOnce(text.slice(start, start + 2), 'han');
    const word = this.lookUp(text.slice(start, start + 2), 'han');
    this.#pairs.set(key, this.#pairWords.push(word) - 1);
    return word;
  }
}

const emptyPlaces = <T>(count: number): (T | undefined)[] => new Array<T | undefined>(count).fill(undefined);

function standsAt(run: string, text: string, start: number, end: number): boolean {
  if (run.length !== end - start) return false;
  for (let index = 0; index < run.length; index++) {
    if (run.charCodeAt(index) !== text.charCodeAt(start + index)) return false;
  }
  return true;
}

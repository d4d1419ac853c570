import { HAN, isAsciiDigit, SEPARATOR } from './characters.js';
import { type NormalizedText, originalEnd, originalStart } from './normalize.js';
import { NumberTable } from './number-table.js';
import { RunMemory } from './run-memory.js';
import { simpleHanEnd, simpleRunEnd } from './runs.js';
import type { Stemmer } from './stemmer.js';
import { forEachToken, kindAt, Scanner, type TokenKind, unitsAt } from './tokenize.js';

/**
 * Runs that are remembered, and pairs of Han characters, before the memory starts over; a bound, since texts may hold any
 * words. The memory starts over between two texts: what a text says beyond it is looked at each time.
 */
const capacity = 16_384;
/** The same of what is remembered of them, and of the numbers among them that others have replaced since. */
const mostCells = 1 << 20;
/** Units up to which runs are remembered that begin with a digit: short ones are met again, as those of clocks. */
const shortRun = 3;
/** Places for the longer ones, a power of two. */
const recentNumbers = 2048;

/**
 * Calls back for the tokens of many texts as forEachToken does, with what is known of each term in its place. A run of
 * letters, digits and what joins them that was seen before is not taken apart, stemmed and looked up again.
 */
export class RememberedTokens<Word> {
  readonly #runs = new RunMemory<Word>();
  /**
   * Place plus one of a run of digits. Numbers are of all kinds, and most are never met again: one that is met twice in a row
   * of those that share its slot, as the date and hour of a log's lines, is remembered until another is.
   */
  readonly #numbers = new Int32Array(recentNumbers);
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
    if (this.#isFull()) this.#forgetRuns();
    if (this.#pairWords.length >= capacity) this.#forgetPairs();
  }

  #isFull(): boolean {
    return this.#runs.size >= capacity || this.#runs.used >= mostCells;
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
    this.#numbers.fill(0);
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
    const shifted = normalized.starts !== null;
    // Where the run at hand begins.
    let index = 0;
    const tell = (word: Word, start: number, end: number, kind: TokenKind) => {
      if (!shifted) callback(word, index + start, index + end, kind);
      else callback(word, originalStart(normalized, index + start), originalEnd(normalized, index + end), kind);
    };
    while (index < text.length) {
      const kind = kindAt(text, index);
      if (kind === SEPARATOR) index += unitsAt(text, index);
      else if (kind === HAN) index = this.#hanRun(normalized, index, scanner, callback);
      else {
        const end = simpleRunEnd(text, index);
        const run = end < 0 ? -1 : this.#runAt(cased, index, end);
        if (run < 0) index = scanner.path(index, kind);
        else {
          this.#runs.forEach(run, tell);
          index = end;
        }
      }
    }
  }

  /** Place of what is remembered of a run, -1 for one that is not. */
  #runAt(text: string, start: number, end: number): number {
    let hash = end - start;
    for (let index = start; index < end; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
    hash ^= hash >>> 13;
    if (end - start > shortRun && isAsciiDigit(text.charCodeAt(start))) return this.#number(text, start, end, hash);
    const known = this.#runs.find(text, start, end, hash);
    if (known >= 0 || this.#isFull()) return known;
    const run = this.#takeApart(text.slice(start, end));
    this.#runs.keep(run, hash);
    return run;
  }

  #number(text: string, start: number, end: number, hash: number): number {
    const slot = hash & (recentNumbers - 1);
    const recent = this.#numbers[slot]! - 1;
    if (recent >= 0 && this.#runs.isAt(recent, text, start, end)) return recent;
    if (this.#metNumbers[slot] !== hash || this.#isFull()) {
      this.#metNumbers[slot] = hash;
      return -1;
    }
    const run = this.#takeApart(text.slice(start, end));
    this.#numbers[slot] = run + 1;
    return run;
  }

  #takeApart(cased: string): number {
    const run = this.#runs.note(cased);
    const normalized = { original: cased, text: cased.toLowerCase(), cased, starts: null, ends: null };
    forEachToken(
      normalized,
      (term, start, end, kind) => this.#runs.noteToken(run, this.lookUp(term, kind), start, end, kind),
      this.stemmer,
    );
    return run;
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

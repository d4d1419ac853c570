import { HAN, isAsciiLetter, SEPARATOR } from './characters.js';
import { type NormalizedText, originalEnd, originalStart } from './normalize.js';
import { simpleHanEnd, simpleRunEnd } from './runs.js';
import type { Stemmer } from './stemmer.js';
import { forEachToken, kindAt, Scanner, type TokenKind, unitsAt } from './tokenize.js';

interface Run<Word> {
  readonly text: string;
  readonly tokens: readonly RunToken<Word>[];
}

/** A token of a run of letters, with its place in the run. */
interface RunToken<Word> {
  readonly word: Word;
  readonly start: number;
  readonly end: number;
  readonly kind: TokenKind;
}

/** Runs that are remembered before the memory starts over; a bound, since texts may hold any words. */
const capacity = 16_384;
/** Places for the runs that were met last, a power of two. */
const recentRuns = 4096;
/** Units up to which runs are remembered that begin with a digit. */
const shortRun = 3;

/**
 * Calls back for the tokens of many texts as forEachToken does, with what is known of each term in its place. A run of
 * letters, digits and what joins them that was seen before is not taken apart, stemmed and looked up again.
 */
export class RememberedTokens<Word> {
  readonly #runs = new Map<string, Run<Word>>();
  /** The run that was met last of those that share a hash: most are met again before another takes their place. */
  readonly #recent: (Run<Word> | undefined)[] = new Array<Run<Word> | undefined>(recentRuns).fill(undefined);
  readonly #pairs = new Map<number, Word>();

  constructor(
    /** What is known of a term, the same for the same term. */
    private readonly lookUp: (term: string, kind: TokenKind) => Word,
    private readonly stemmer: Stemmer,
  ) {}

  /** Lets go of what is remembered when it is much. */
  trim(): void {
    if (this.#runs.size > capacity) this.#forgetRuns();
    if (this.#pairs.size > capacity) this.#pairs.clear();
  }

  forget(): void {
    this.#forgetRuns();
    this.#pairs.clear();
  }

  #forgetRuns(): void {
    this.#runs.clear();
    this.#recent.fill(undefined);
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
        const end = simpleRunEnd(text, index);
        // Numbers are of all kinds; short ones are met again, as those of clocks.
        const remembered = end >= 0 && (end - index <= shortRun || isAsciiLetter(text.charCodeAt(index)));
        if (!remembered) index = scanner.path(index, kind);
        else {
          const tokens = this.#run(cased, index, end);
          for (let at = 0; at < tokens.length; at++) {
            const token = tokens[at]!;
            const start = originalStart(normalized, index + token.start);
            callback(token.word, start, originalEnd(normalized, index + token.end), token.kind);
          }
          index = end;
        }
      }
    }
  }

  #run(text: string, start: number, end: number): readonly RunToken<Word>[] {
    let hash = end - start;
    for (let index = start; index < end; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
    const slot = (hash ^ (hash >>> 13)) & (recentRuns - 1);
    const recent = this.#recent[slot];
    if (recent !== undefined && standsAt(recent.text, text, start, end)) return recent.tokens;
    const cased = text.slice(start, end);
    let run = this.#runs.get(cased);
    if (run === undefined) {
      run = this.#takeApart(cased);
      this.#runs.set(run.text, run);
    }
    this.#recent[slot] = run;
    return run.tokens;
  }

  #takeApart(cased: string): Run<Word> {
    const found: RunToken<Word>[] = [];
    const normalized = { original: cased, text: cased.toLowerCase(), cased, starts: null, ends: null };
    forEachToken(
      normalized,
      (term, start, end, kind) => found.push({ word: this.lookUp(term, kind), start, end, kind }),
      this.stemmer,
    );
    // A copy: what was cut from a long text would hold on to all of it.
    return { text: ` ${cased}`.slice(1), tokens: found };
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

function standsAt(run: string, text: string, start: number, end: number): boolean {
  if (run.length !== end - start) return false;
  for (let index = 0; index < run.length; index++) {
    if (run.charCodeAt(index) !== text.charCodeAt(start + index)) return false;
  }
  return true;
}

import { isHump, type NormalizedText, originalEnd, originalStart } from './normalize.js';
import { createStemmer, type Stemmer } from './words.js';

/**
 * `word`: a word, or an identifier or path as a whole. `part`: a part of an identifier. `han`: two adjacent Han characters,
 * or a single one. `number`: digits, also with dots (an IP address, a version) or a prefix length.
 */
export type TokenKind = 'word' | 'part' | 'han' | 'number';

export interface Token {
  readonly term: string;
  /** Range in the original text, UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly kind: TokenKind;
}

export type TokenCallback = (term: string, start: number, end: number, kind: TokenKind) => void;

/** Maximum length of a term in code units. Longer words (encoded data) are cut. */
export const maximumTermLength = 64;
const maximumParts = 64;

const letter = '\\p{L}\\p{N}\\p{M}';
const han = '[\u3005\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]';
const latin = `[A-Za-z[[${letter}]&&[\\x80-\\u036f]]]`;
const other = `[[${letter}]--[\\0-\\u036f\\u2190-\\u2bff]--${han}]`;
/** Letters of one script and digits. */
const word = `(?:[0-9]*(?:${latin}[${latin}0-9]*|${other}[${other}0-9]*)|[0-9]+)`;
/** Runs of Han characters, and words that are joined to identifiers and paths. */
const tokens = new RegExp(`(?<han>${han}+)|${word}(?:[\\-_.\\/]${word})*`, 'gv');

/** All tokens, ordered by start; a path comes after its identifiers. */
export function tokenize(normalized: NormalizedText, stemmer: Stemmer = createStemmer()): Token[] {
  const found: Token[] = [];
  forEachToken(normalized, (term, start, end, kind) => found.push({ term, start, end, kind }), stemmer);
  return found;
}

/** Calls back for each token. Pass the same stemmer for many texts, so that each word is stemmed once. Linear. */
export function forEachToken(
  normalized: NormalizedText,
  callback: TokenCallback,
  stemmer: Stemmer = createStemmer(),
): void {
  const reporter = new TokenReporter(normalized, callback, stemmer);
  for (const { 0: found, index, groups } of normalized.text.matchAll(tokens)) {
    if (groups!.han === undefined) reporter.path(found, index);
    else reporter.hanRun(index, index + found.length);
  }
}

class TokenReporter {
  constructor(
    private readonly normalized: NormalizedText,
    private readonly callback: TokenCallback,
    private readonly stemmer: Stemmer,
  ) {}

  /** Overlapping pairs of Han characters. */
  hanRun(start: number, end: number): void {
    const next = (index: number) => index + (this.normalized.text.codePointAt(index)! > 0xffff ? 2 : 1);
    if (next(start) === end) this.#report(start, end, 'han');
    for (let first = start, second = next(start); second < end; first = second, second = next(second))
      this.#report(first, next(second), 'han');
  }

  /** Identifiers joined by `/`: each of them, then the path as a whole. */
  path(path: string, start: number): void {
    const identifiers = path.split('/');
    let from = start;
    for (const each of identifiers) {
      this.#identifier(each, from);
      from += each.length + 1;
    }
    if (identifiers.length > 1) this.#report(start, start + path.length, /^[0-9./]+$/.test(path) ? 'number' : 'word');
  }

  /** Words joined by `-`, `_` or `.`: the identifier as a whole, then its parts. */
  #identifier(text: string, start: number): void {
    const end = start + text.length;
    if (/^[0-9.]+$/.test(text)) this.#report(start, end, 'number');
    else if (!/[-_.]/.test(text)) this.#word(start, end, 'word');
    else {
      this.#report(start, end, 'word');
      this.#parts(text, start);
    }
  }

  #parts(text: string, start: number): void {
    let from = 0;
    let parts = 0;
    for (const { index } of text.matchAll(/[-_.]/g)) {
      if (parts++ === maximumParts) break;
      this.#part(start + from, start + index);
      from = index + 1;
    }
    this.#part(start + from, start + text.length);
  }

  #part(start: number, end: number): void {
    if (end - start > 1) this.#word(start, end, 'part');
  }

  /** A word, and its parts if it has humps. */
  #word(start: number, end: number, kind: 'word' | 'part'): void {
    const { cased } = this.normalized;
    let from = start;
    let parts = 0;
    for (let index = start + 1; index < end && parts < maximumParts; index++) {
      if (!isHump(cased, index)) continue;
      if (from === start) this.#report(start, end, kind);
      if (index - from > 1) {
        this.#stem(from, index, 'part');
        parts++;
      }
      from = index;
    }
    if (from === start) this.#stem(start, end, kind);
    else if (end - from > 1 && parts < maximumParts) this.#stem(from, end, 'part');
  }

  #stem(start: number, end: number, kind: TokenKind): void {
    const word = this.normalized.text.slice(start, Math.min(end, start + maximumTermLength + 1));
    this.#report(start, end, kind, /^[a-z]{1,64}$/.test(word) ? this.stemmer.stem(word) : undefined);
  }

  #report(start: number, end: number, kind: TokenKind, stem?: string): void {
    const { normalized } = this;
    const term = stem ?? normalized.text.slice(start, Math.min(end, start + maximumTermLength));
    this.callback(term, originalStart(normalized, start), originalEnd(normalized, end), kind);
  }
}

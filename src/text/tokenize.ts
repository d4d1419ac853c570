import {
  characterKind,
  DIGIT,
  HAN,
  isAsciiDigit,
  isAsciiLower,
  isHump,
  LATIN,
  OTHER_LETTER,
  SEPARATOR,
} from './characters.js';
import { type NormalizedText, originalEnd, originalStart } from './normalize.js';
import { createStemmer, type Stemmer } from './words.js';

/**
 * `word`: a word, or an identifier or path as a whole. `part`: a piece of an identifier. `han`: two Han characters side by
 * side, or one that stands alone. `number`: digits, also with dots (an IP address, a version) or a prefix length.
 */
export type TokenKind = 'word' | 'part' | 'han' | 'number';

export interface Token {
  readonly term: string;
  /** Place in the original text, UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly kind: TokenKind;
}

export type TokenCallback = (term: string, start: number, end: number, kind: TokenKind) => void;

/** Units of a word that are indexed; longer ones (encoded data) are told apart by their beginning. */
export const maximumTermLength = 64;
/** Pieces of one identifier that become parts of their own. */
const maximumParts = 64;

const slash = 0x2f;

/** All tokens, in order of their starts; wholes come after the identifiers that they consist of. */
export function tokenize(normalized: NormalizedText, stemmer: Stemmer = createStemmer()): Token[] {
  const tokens: Token[] = [];
  forEachToken(normalized, (term, start, end, kind) => tokens.push({ term, start, end, kind }), stemmer);
  return tokens;
}

/**
 * Calls back for each token without building a list. Pass one stemmer for many texts, so that each word is stemmed once.
 * Linear in the text, whatever it holds.
 */
export function forEachToken(
  normalized: NormalizedText,
  callback: TokenCallback,
  stemmer: Stemmer = createStemmer(),
): void {
  const { text } = normalized;
  const scanner = new Scanner(normalized, callback, stemmer);
  let index = 0;
  while (index < text.length) {
    const kind = kindAt(text, index);
    if (kind === SEPARATOR) index += unitsAt(text, index);
    else if (kind === HAN) index = scanner.hanRun(index);
    else index = scanner.path(index, kind);
  }
}

export function kindAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  return characterKind(unit >= 0xd800 && unit <= 0xdbff ? text.codePointAt(index)! : unit);
}

export function unitsAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  return unit >= 0xd800 && unit <= 0xdbff && index + 1 < text.length ? 2 : 1;
}

/** `-`, `_` and `.` between letters or digits hold an identifier together. */
const isJoiner = (unit: number): boolean => unit === 0x2d || unit === 0x5f || unit === 0x2e;

/** Reads the tokens of one text, from the positions that the caller finds. */
class Scanner {
  constructor(
    private readonly normalized: NormalizedText,
    private readonly callback: TokenCallback,
    private readonly stemmer: Stemmer,
  ) {}

  /** A run of Han characters from `start` on, as overlapping pairs. Gives the index after it. */
  hanRun(start: number): number {
    const { text } = this.normalized;
    let previous = start;
    let index = start + unitsAt(text, start);
    if (index >= text.length || kindAt(text, index) !== HAN) {
      this.#emit(start, index, 'han');
      return index;
    }
    while (index < text.length && kindAt(text, index) === HAN) {
      const end = index + unitsAt(text, index);
      this.#emit(previous, end, 'han');
      previous = index;
      index = end;
    }
    return index;
  }

  /** Identifiers joined by `/`: each of them, then the path as a whole. */
  path(start: number, kind: number): number {
    const { text } = this.normalized;
    let end = this.#identifier(start, kind);
    let numeric = kind === DIGIT;
    let identifiers = 1;
    while (text.charCodeAt(end) === slash && end + 1 < text.length) {
      const next = kindAt(text, end + 1);
      if (next === SEPARATOR || next === HAN) break;
      if (next !== DIGIT) numeric = false;
      end = this.#identifier(end + 1, next);
      identifiers++;
    }
    if (identifiers > 1) this.#emit(start, end, numeric && isNumeric(text, start, end) ? 'number' : 'word');
    return end;
  }

  /** Words joined by `-`, `_` or `.`: the identifier as a whole, then its parts. Gives the index after it. */
  #identifier(start: number, kind: number): number {
    const { text } = this.normalized;
    const joints: number[] = [];
    let index = start;
    let current = kind;
    for (;;) {
      index = wordEnd(text, index, current);
      if (!isJoiner(text.charCodeAt(index)) || index + 1 >= text.length) break;
      const next = kindAt(text, index + 1);
      if (next === SEPARATOR || next === HAN) break;
      if (joints.length < maximumParts) joints.push(index);
      current = next;
      index++;
    }
    if (joints.length === 0) this.#word(start, index);
    else this.#compound(start, index, joints);
    return index;
  }

  #word(start: number, end: number): void {
    const { text, cased } = this.normalized;
    if (isNumeric(text, start, end)) this.#emit(start, end, 'number');
    else if (hasHump(cased, start, end)) {
      this.#emit(start, end, 'word');
      this.#humps(start, end);
    } else this.#emitStem(start, end, 'word');
  }

  #compound(start: number, end: number, joints: readonly number[]): void {
    const { text, cased } = this.normalized;
    if (isNumeric(text, start, end)) {
      this.#emit(start, end, 'number');
      return;
    }
    this.#emit(start, end, 'word');
    let from = start;
    for (let joint = 0; joint <= joints.length; joint++) {
      const to = joints[joint] ?? end;
      if (hasHump(cased, from, to)) {
        this.#emit(from, to, 'part');
        this.#humps(from, to);
      } else if (to - from > 1) this.#emitStem(from, to, 'part');
      from = to + 1;
    }
  }

  #humps(start: number, end: number): void {
    const { cased } = this.normalized;
    let from = start;
    let parts = 0;
    for (let index = start + 1; index <= end && parts < maximumParts; index++) {
      if (index < end && !isHump(cased, index)) continue;
      if (index - from > 1) {
        this.#emitStem(from, index, 'part');
        parts++;
      }
      from = index;
    }
  }

  #emitStem(start: number, end: number, kind: TokenKind): void {
    const { text } = this.normalized;
    if (end - start > maximumTermLength || !isPlainWord(text, start, end)) this.#emit(start, end, kind);
    else {
      const word = text.slice(start, end);
      this.#report(this.stemmer.stem(word), start, end, kind);
    }
  }

  #emit(start: number, end: number, kind: TokenKind): void {
    this.#report(this.normalized.text.slice(start, Math.min(end, start + maximumTermLength)), start, end, kind);
  }

  #report(term: string, start: number, end: number, kind: TokenKind): void {
    const { normalized } = this;
    if (normalized.starts === null) this.callback(term, start, end, kind);
    else this.callback(term, originalStart(normalized, start), originalEnd(normalized, end), kind);
  }
}

/** The end of a run of letters and digits of one kind of script. */
function wordEnd(text: string, start: number, kind: number): number {
  let script = kind === DIGIT ? 0 : kind;
  let index = start;
  while (index < text.length) {
    const current = kindAt(text, index);
    if (current === SEPARATOR || current === HAN) break;
    if (current === LATIN || current === OTHER_LETTER) {
      if (script === 0) script = current;
      else if (script !== current) break;
    }
    index += unitsAt(text, index);
  }
  return index;
}

function isNumeric(text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index++) {
    const unit = text.charCodeAt(index);
    if (!isAsciiDigit(unit) && unit !== 0x2e && unit !== slash) return false;
  }
  return true;
}

function isPlainWord(text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index++) if (!isAsciiLower(text.charCodeAt(index))) return false;
  return true;
}

function hasHump(cased: string, start: number, end: number): boolean {
  for (let index = start + 1; index < end; index++) if (isHump(cased, index)) return true;
  return false;
}

import type { SignatureTable } from '../snapshot/index.js';
import type { Knowledge } from './knowledge.js';

export interface Candidates {
  readonly signatures: readonly number[];
  /** What the best shares with the line, as inverse document frequencies. */
  readonly most: number;
}

/** A word of more signatures than this finds none: it would cost more than it tells. */
const commonWord = 256;
/** Signatures that are compared with one line. */
const mostCandidates = 16;
/** Words that one document alone has, of which a line and a signature must share as much. */
const leastShared = 0.7;
/** Or this share of a signature of common words: a message in full is one, whatever its words. */
const leastShare = 0.7;

/** Which signatures a line may be, by the rarer words that they share: a few steps for each word of the line. */
export class SignatureCandidates {
  readonly #table: SignatureTable;
  readonly #knowledge: Knowledge;
  /** Reused between lines: what each signature shares with the line, zero outside of a call. */
  readonly #shared: Float64Array;
  /** The signatures that share anything, the first `#count` of it. */
  readonly #touched: Uint32Array;
  #count = 0;
  /** The call that last met each key. */
  readonly #seen: Float64Array;
  /** By term: one more than its place among the keys, -1 for a term that is none, 0 until it is looked for. */
  readonly #places: Int32Array;
  #call = 0;

  constructor(table: SignatureTable, knowledge: Knowledge) {
    this.#table = table;
    this.#knowledge = knowledge;
    this.#seen = new Float64Array(table.keys.length);
    this.#shared = new Float64Array(table.wordOffsets.length - 1);
    this.#touched = new Uint32Array(table.wordOffsets.length - 1);
    this.#places = new Int32Array(knowledge.termCount);
  }

  /** @param terms numbers of the line's words, each any number of times. */
  of(terms: readonly number[]): Candidates | null {
    this.#call++;
    for (let index = 0; index < terms.length; index++) {
      const key = this.#keyOf(terms[index]!);
      if (key < 0 || this.#seen[key] === this.#call) continue;
      this.#seen[key] = this.#call;
      this.#add(key, terms[index]!);
    }
    if (this.#count === 0) return null;
    const least = leastShared * this.#knowledge.mostTelling;
    const signatures = this.#best(least);
    const chosen = signatures.length === 0 ? null : { signatures, most: this.#most() };
    for (let index = 0; index < this.#count; index++) this.#shared[this.#touched[index]!] = 0;
    this.#count = 0;
    return chosen;
  }

  /** Place of a term among the keys, or -1. */
  #keyOf(term: number): number {
    const known = this.#places[term]!;
    if (known !== 0) return known < 0 ? -1 : known - 1;
    const key = findSorted(this.#table.keys, term);
    this.#places[term] = key < 0 ? -1 : key + 1;
    return key;
  }

  /** What the touched signature that shares most shares. */
  #most(): number {
    let most = 0;
    for (let index = 0; index < this.#count; index++) most = Math.max(most, this.#shared[this.#touched[index]!]!);
    return most;
  }

  #add(key: number, term: number): void {
    const { keyOffsets, keySignatures } = this.#table;
    const first = keyOffsets[key]!;
    const end = keyOffsets[key + 1]!;
    if (end - first > commonWord) return;
    const telling = this.#knowledge.telling(term);
    for (let at = first; at < end; at++) {
      const signature = keySignatures[at]!;
      const before = this.#shared[signature]!;
      if (before === 0) this.#touched[this.#count++] = signature;
      this.#shared[signature] = before + telling;
    }
  }

  #best(least: number): number[] {
    const shared = this.#shared;
    const { weights } = this.#table;
    const enough: number[] = [];
    for (let index = 0; index < this.#count; index++) {
      const signature = this.#touched[index]!;
      if (shared[signature]! >= Math.min(least, leastShare * weights[signature]!)) enough.push(signature);
    }
    if (enough.length < 2) return enough;
    // A short one that is said in full may be as near as a long one of which more is said.
    const nearness = (signature: number) => shared[signature]! ** 2 / weights[signature]!;
    return enough.sort((left, right) => nearness(right) - nearness(left) || left - right).slice(0, mostCandidates);
  }
}

function findSorted(sorted: Uint32Array, value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = sorted[middle]!;
    if (found === value) return middle;
    if (found < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

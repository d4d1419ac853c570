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
  readonly #touched: number[] = [];
  /** The call that last met each key. */
  readonly #seen: Float64Array;
  #call = 0;

  constructor(table: SignatureTable, knowledge: Knowledge) {
    this.#table = table;
    this.#knowledge = knowledge;
    this.#seen = new Float64Array(table.keys.length);
    this.#shared = new Float64Array(table.wordOffsets.length - 1);
  }

  /** @param terms numbers of the line's words, each any number of times. */
  of(terms: readonly number[]): Candidates | null {
    const touched = this.#touched;
    this.#call++;
    let most = 0;
    for (let index = 0; index < terms.length; index++) {
      const key = findSorted(this.#table.keys, terms[index]!);
      if (key < 0 || this.#seen[key] === this.#call) continue;
      this.#seen[key] = this.#call;
      most = Math.max(most, this.#add(key, this.#knowledge.telling(terms[index]!)));
    }
    const least = leastShared * this.#knowledge.mostTelling;
    const signatures = this.#best(least);
    const chosen = signatures.length === 0 ? null : { signatures, most };
    for (const signature of touched) this.#shared[signature] = 0;
    touched.length = 0;
    return chosen;
  }

  #add(key: number, telling: number): number {
    const { keyOffsets, keySignatures } = this.#table;
    const first = keyOffsets[key]!;
    const end = keyOffsets[key + 1]!;
    if (end - first > commonWord) return 0;
    let most = 0;
    for (let at = first; at < end; at++) {
      const signature = keySignatures[at]!;
      const before = this.#shared[signature]!;
      if (before === 0) this.#touched.push(signature);
      this.#shared[signature] = before + telling;
      if (before + telling > most) most = before + telling;
    }
    return most;
  }

  #best(least: number): number[] {
    // A short one that is said in full may be as near as a long one of which more is said.
    const nearness = (signature: number) => this.#shared[signature]! ** 2 / this.#table.weights[signature]!;
    return this.#touched
      .filter((signature) => this.#shared[signature]! >= Math.min(least, leastShare * this.#table.weights[signature]!))
      .sort((left, right) => nearness(right) - nearness(left) || left - right)
      .slice(0, mostCandidates);
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

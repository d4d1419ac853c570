import { type StatementKind, statementKinds } from '../snapshot/index.js';
import type { StatementIndex } from './statement-index.js';

/** The statement of a document that has most in common with a symptom. */
export interface BestStatement {
  readonly kind: StatementKind;
  readonly line: number;
  /** 0 to 1: the square root of the share of the symptom that it explains × the share of it that the symptom says. */
  readonly agreement: number;
}

const sieveSize = 4096;
const sieveMask = sieveSize - 1;
/** Terms of a document that are sieved in the time in which one is searched for. */
const worthSearching = 12;

/** What a symptom says, by term number. One instance serves one symptom after the other. */
export class SaidTerms {
  /** 1 where the low bits of a said term are: so small that it stays in the processor's first cache. */
  readonly sieve = new Uint8Array(sieveSize);
  /** By term: one more than its place in `weights` and `telling`, 0 for a term that is not said. */
  readonly places: Uint16Array;
  weights = new Float64Array(0);
  /** Inverse document frequencies. */
  telling = new Float64Array(0);
  /** Weight of the whole symptom. */
  weight = 1;
  /** The said terms, ascending, in the first `count` places. */
  terms = new Uint32Array(0);
  count = 0;
  #said: readonly { readonly term: number }[] = [];

  constructor(terms: number) {
    this.places = new Uint16Array(terms);
  }

  /** Takes up a symptom in the place of the one before. */
  fill(
    said: readonly { readonly term: number; readonly weight: number }[],
    weight: number,
    tellingOf: (term: number) => number,
  ): void {
    for (const { term } of this.#said) {
      this.sieve[term & sieveMask] = 0;
      this.places[term] = 0;
    }
    this.#said = said;
    this.weight = weight;
    if (said.length > this.weights.length) {
      this.weights = new Float64Array(2 * said.length);
      this.telling = new Float64Array(2 * said.length);
      this.terms = new Uint32Array(2 * said.length);
    }
    this.count = said.length;
    for (let place = 0; place < said.length; place++) {
      const { term, weight: own } = said[place]!;
      this.sieve[term & sieveMask] = 1;
      this.places[term] = place + 1;
      this.weights[place] = own;
      this.telling[place] = tellingOf(term);
      this.terms[place] = term;
    }
    this.terms.subarray(0, said.length).sort();
  }
}

/**
 * Compares symptoms with each statement of a document as a whole: 1 for the same words, less with what either side says
 * beyond the other. A symptom may say more than a title does (where, since when, names): its share counts by its root.
 */
export class StatementComparison {
  readonly #index: StatementIndex;
  readonly #factors: readonly number[];
  // By place of the statement in its document, zero between calls: what it has in common with the symptom.
  #shared = new Float64Array(256);
  #covered = new Float64Array(256);

  /** @param factors what a statement of each kind counts */
  constructor(index: StatementIndex, factors: Readonly<Record<StatementKind, number>>) {
    this.#index = index;
    this.#factors = statementKinds.map((kind) => factors[kind]);
  }

  best(document: number, said: SaidTerms): BestStatement | null {
    const { data, terms, statements, first } = this.#index.of(document);
    if (statements > this.#shared.length) {
      this.#shared = new Float64Array(2 * statements);
      this.#covered = new Float64Array(2 * statements);
    }
    const few = said.count * worthSearching < terms;
    if (!(few ? this.#search(data, terms, said) : this.#share(data, terms, said))) return null;
    const shared = this.#shared;
    const covered = this.#covered;
    const heads = data[2 * terms]!;
    let best = -1;
    let bestScore = 0;
    let bestAgreement = 0;
    for (let statement = 0; statement < statements; statement++) {
      const own = shared[statement]!;
      if (own === 0) continue;
      const agreement = Math.sqrt(own / said.weight) * (covered[statement]! / this.#index.weight(first + statement));
      shared[statement] = 0;
      covered[statement] = 0;
      const score = agreement * this.#factors[data[heads + 2 * statement]!]!;
      if (score <= bestScore) continue;
      bestScore = score;
      bestAgreement = agreement;
      best = heads + 2 * statement;
    }
    if (best < 0) return null;
    return { kind: statementKinds[data[best]!]!, line: data[best + 1]!, agreement: bestAgreement };
  }

  /** As #share does, and in its order: looks for each term that the symptom says, where it says few. */
  #search(data: Uint32Array, terms: number, said: SaidTerms): boolean {
    let found = false;
    let from = 0;
    for (let index = 0; index < said.count && from < terms; index++) {
      const term = said.terms[index]!;
      let end = terms;
      while (from < end) {
        const middle = (from + end) >>> 1;
        if (data[middle]! < term) from = middle + 1;
        else end = middle;
      }
      if (from === terms || data[from] !== term) continue;
      found = true;
      this.#add(data, terms, from++, said, said.places[term]! - 1);
    }
    return found;
  }

  /** Adds what the symptom says of each statement's terms; false when that is nothing. */
  #share(data: Uint32Array, terms: number, said: SaidTerms): boolean {
    const { sieve, places } = said;
    let found = false;
    for (let index = 0; index < terms; index++) {
      const term = data[index]!;
      if (sieve[term & sieveMask] === 0) continue;
      const place = places[term]! - 1;
      if (place < 0) continue;
      found = true;
      this.#add(data, terms, index, said, place);
    }
    return found;
  }

  /** Adds a said term to the statements that say it. */
  #add(data: Uint32Array, terms: number, index: number, { weights, telling }: SaidTerms, place: number): void {
    const shared = this.#shared;
    const covered = this.#covered;
    const weight = weights[place]!;
    const told = telling[place]!;
    for (let at = data[terms + index]!, end = data[terms + index + 1]!; at < end; at++) {
      shared[data[at]!]! += weight;
      covered[data[at]!]! += told;
    }
  }
}

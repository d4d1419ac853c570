import { type StatementKind, statementKinds } from '../snapshot/index.js';
import type { StatementIndex } from './statement-index.js';

/** The statement of a document that has most in common with a symptom. */
export interface BestStatement {
  readonly kind: StatementKind;
  readonly line: number;
  /** 0 to 1: the square root of the share of the symptom that it explains × the share of it that the symptom says. */
  readonly agreement: number;
}

/** What a symptom says, by term number, ascending. */
export class SaidTerms {
  readonly terms: Uint32Array;
  readonly weights: Float64Array;
  /** Inverse document frequencies. */
  readonly telling: Float64Array;

  constructor(
    said: readonly { readonly term: number; readonly weight: number }[],
    /** Weight of the whole symptom. */
    readonly weight: number,
    tellingOf: (term: number) => number,
  ) {
    const sorted = [...said].sort((left, right) => left.term - right.term);
    this.terms = new Uint32Array(sorted.length);
    this.weights = new Float64Array(sorted.length);
    this.telling = new Float64Array(sorted.length);
    sorted.forEach(({ term, weight: own }, place) => {
      this.terms[place] = term;
      this.weights[place] = own;
      this.telling[place] = tellingOf(term);
    });
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
    if (!this.#share(data, terms, said)) return null;
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

  /** Adds what the symptom says of each statement's terms; false when that is nothing. */
  #share(data: Uint32Array, terms: number, said: SaidTerms): boolean {
    const shared = this.#shared;
    const covered = this.#covered;
    let found = false;
    let low = 0;
    for (let index = 0; index < said.terms.length && low < terms; index++) {
      const term = said.terms[index]!;
      low = firstAtLeast(data, term, low, terms);
      if (low === terms || data[low] !== term) continue;
      found = true;
      const weight = said.weights[index]!;
      const telling = said.telling[index]!;
      for (let at = data[terms + low]!, end = data[terms + low + 1]!; at < end; at++) {
        shared[data[at]!]! += weight;
        covered[data[at]!]! += telling;
      }
      low++;
    }
    return found;
  }
}

/** Place of the first of these sorted numbers that is not less than `value`, from `from` on. */
function firstAtLeast(sorted: Uint32Array, value: number, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

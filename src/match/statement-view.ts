import { type StatementKind, statementKinds } from '../snapshot/index.js';

/** The statements of all documents as they lie in the snapshot: compile/statements.ts says what each array holds. */
export interface StatementArrays {
  readonly kinds: Uint8Array;
  readonly lines: Uint32Array;
  readonly offsets: Uint32Array;
  readonly terms: Uint32Array;
  readonly documents: Uint32Array;
  readonly weights: Float32Array;
}

/** The statement of a document that has most in common with a symptom. */
export interface BestStatement {
  readonly kind: StatementKind;
  readonly line: number;
  /** 0 to 1: the share of the symptom that it explains × the share of it that the symptom says. */
  readonly agreement: number;
}

const sieveSize = 4096;
const sieveMask = sieveSize - 1;

/** What a symptom says, by term number: lent out for one symptom, empty between two. */
export class SaidTerms {
  /** 1 where the low bits of a said term are: so small that it stays in the processor's first cache. */
  readonly #sieve = new Uint8Array(sieveSize);
  /** 0 for a term that the symptom does not say. */
  readonly #weights: Float64Array;

  constructor(
    terms: number,
    /** Inverse document frequency of a term. */
    readonly tellingOf: (term: number) => number,
  ) {
    this.#weights = new Float64Array(terms);
  }

  fill(terms: readonly { readonly term: number; readonly weight: number }[]): void {
    for (const { term, weight } of terms) {
      this.#sieve[term & sieveMask] = 1;
      this.#weights[term] = weight;
    }
  }

  clear(terms: readonly { readonly term: number }[]): void {
    for (const { term } of terms) {
      this.#sieve[term & sieveMask] = 0;
      this.#weights[term] = 0;
    }
  }

  /**
   * Compares a symptom with each statement of a document as a whole: the product of both shares is 1 for the same words
   * and falls with what either side says beyond the other.
   */
  bestStatement(
    arrays: StatementArrays,
    document: number,
    symptomWeight: number,
    factors: Readonly<Record<StatementKind, number>>,
  ): BestStatement | null {
    const { documents, offsets, terms, kinds, weights, lines } = arrays;
    const sieve = this.#sieve;
    let best = -1;
    let bestAgreement = 0;
    let bestScore = 0;
    const lastStatement = documents[document + 1]!;
    for (let statement = documents[document]!; statement < lastStatement; statement++) {
      let shared = 0;
      let covered = 0;
      const end = offsets[statement + 1]!;
      for (let at = offsets[statement]!; at < end; at++) {
        const term = terms[at]!;
        if (sieve[term & sieveMask] === 0) continue;
        const weight = this.#weights[term]!;
        if (weight === 0) continue;
        shared += weight;
        covered += this.tellingOf(term);
      }
      if (shared === 0) continue;
      const agreement = (shared / symptomWeight) * (covered / weights[statement]!);
      const score = agreement * factors[statementKinds[kinds[statement]!]!];
      if (score <= bestScore) continue;
      bestScore = score;
      bestAgreement = agreement;
      best = statement;
    }
    if (best < 0) return null;
    return { kind: statementKinds[kinds[best]!]!, line: lines[best]!, agreement: bestAgreement };
  }
}

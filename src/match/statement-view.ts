import { type StatementKind, type StatementReader, statementKinds } from '../snapshot/index.js';

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
  // By place among the terms of the document that is looked at.
  #ownWeights = new Float64Array(256);
  #ownTelling = new Float64Array(256);

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
    statements: StatementReader,
    document: number,
    symptomWeight: number,
    factors: Readonly<Record<StatementKind, number>>,
  ): BestStatement | null {
    if (!this.#sharesTerms(statements, document)) return null;
    const weights = this.#ownWeights;
    const telling = this.#ownTelling;
    let best: BestStatement | null = null;
    let bestScore = 0;
    while (statements.next()) {
      const { places, length } = statements;
      let shared = 0;
      let covered = 0;
      for (let index = 0; index < length; index++) {
        const weight = weights[places[index]!]!;
        if (weight === 0) continue;
        shared += weight;
        covered += telling[places[index]!]!;
      }
      if (shared === 0) continue;
      const agreement = (shared / symptomWeight) * (covered / statements.weight);
      const kind = statementKinds[statements.kind]!;
      if (agreement * factors[kind] <= bestScore) continue;
      bestScore = agreement * factors[kind];
      best = { kind, line: statements.line, agreement };
    }
    return best;
  }

  /** Notes what the symptom says of each term of a document's statements; false when that is nothing. */
  #sharesTerms(statements: StatementReader, document: number): boolean {
    const count = statements.open(document);
    if (count > this.#ownWeights.length) {
      this.#ownWeights = new Float64Array(2 * count);
      this.#ownTelling = new Float64Array(2 * count);
    }
    const { terms } = statements;
    const sieve = this.#sieve;
    let shares = false;
    for (let place = 0; place < count; place++) {
      const term = terms[place]!;
      const weight = sieve[term & sieveMask] === 0 ? 0 : this.#weights[term]!;
      this.#ownWeights[place] = weight;
      if (weight === 0) continue;
      this.#ownTelling[place] = this.tellingOf(term);
      shares = true;
    }
    return shares;
  }
}

import { type StatementKind, type StatementReader, statementKinds } from '../snapshot/index.js';

/** The statement of a document that has most in common with a symptom. */
export interface BestStatement {
  readonly kind: StatementKind;
  readonly line: number;
  /** 0 to 1: the square root of the share of the symptom that it explains × the share of it that the symptom says. */
  readonly agreement: number;
}

const sieveSize = 4096;
const sieveMask = sieveSize - 1;

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
    }
    for (let place = 0; place < said.length; place++) {
      const { term, weight: own } = said[place]!;
      this.sieve[term & sieveMask] = 1;
      this.places[term] = place + 1;
      this.weights[place] = own;
      this.telling[place] = tellingOf(term);
    }
  }
}

/**
 * Compares symptoms with each statement of a document as a whole: 1 for the same words, less with what either side says
 * beyond the other. A symptom may say more than a title does (where, since when, names): its share counts by its root.
 */
export class StatementComparison {
  readonly #reader: StatementReader;
  readonly #factors: readonly number[];
  /** By place among the document's terms: one more than the place in what is said, 0 for a term that is not. */
  #marks = new Uint16Array(1024);
  /** Places of the terms that a statement and the symptom share, ascending. */
  #common = new Uint16Array(64);
  // What they tell together, by either side.
  #shared = 0;
  #covered = 0;

  /** @param factors what a statement of each kind counts */
  constructor(reader: StatementReader, factors: Readonly<Record<StatementKind, number>>) {
    this.#reader = reader;
    this.#factors = statementKinds.map((kind) => factors[kind]);
  }

  best(document: number, said: SaidTerms): BestStatement | null {
    const reader = this.#reader;
    if (!this.#mark(reader.open(document), said)) return null;
    let kind = -1;
    let line = 0;
    let bestScore = 0;
    let bestAgreement = 0;
    while (reader.next()) {
      if (reader.length > this.#common.length) this.#common = new Uint16Array(2 * reader.length);
      const count = reader.marked(this.#marks, this.#common);
      if (count === 0) continue;
      this.#add(count, said);
      const agreement = Math.sqrt(this.#shared / said.weight) * (this.#covered / reader.weight);
      const score = agreement * this.#factors[reader.kind]!;
      if (score <= bestScore) continue;
      bestScore = score;
      bestAgreement = agreement;
      kind = reader.kind;
      line = reader.line;
    }
    return kind < 0 ? null : { kind: statementKinds[kind]!, line, agreement: bestAgreement };
  }

  /** Marks which of the opened document's terms are said; false when none is. */
  #mark(count: number, { sieve, places }: SaidTerms): boolean {
    if (count > this.#marks.length) this.#marks = new Uint16Array(2 * count);
    const marks = this.#marks;
    const { terms } = this.#reader;
    let found = false;
    for (let index = 0; index < count; index++) {
      const term = terms[index]!;
      const place = sieve[term & sieveMask] === 0 ? 0 : places[term]!;
      marks[index] = place;
      if (place !== 0) found = true;
    }
    return found;
  }

  /** Adds up in the order of the terms, so that statements of the same words tell the same to the last digit. */
  #add(count: number, { weights, telling }: SaidTerms): void {
    let shared = 0;
    let covered = 0;
    for (let index = 0; index < count; index++) {
      const place = this.#marks[this.#common[index]!]! - 1;
      shared += weights[place]!;
      covered += telling[place]!;
    }
    this.#shared = shared;
    this.#covered = covered;
  }
}

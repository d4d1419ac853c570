import { type KeyTextKind, type KeyTexts, keyTextKinds } from '../snapshot/index.js';

/** The title, symptom or heading of a document that has most in common with a symptom. */
export interface BestKeyText {
  readonly kind: KeyTextKind;
  readonly line: number;
  /** 0 to 1: the square root of the fraction of the symptom that it explains × the fraction of it that the symptom contains. */
  readonly agreement: number;
}

interface QueryTerm {
  readonly term: number;
  readonly weight: number;
}

/**
 * Compares symptoms with each key text of a document as a whole: 1 for the same words, less with what either side has
 * beyond the other. A symptom may say more than a title does (where, since when, names): its fraction counts by its root.
 */
export class KeyTextComparison {
  readonly #texts: KeyTexts;
  readonly #factors: readonly number[];
  #terms: readonly QueryTerm[] = [];
  /** Weight of the whole symptom. */
  #weight = 1;
  /** By key text: the weight of the terms that it shares with the symptom, in the symptom and in the text; else 0. */
  readonly #shared: Float64Array;
  readonly #covered: Float64Array;

  /** @param factors what a text of each kind counts */
  constructor(texts: KeyTexts, factors: Readonly<Record<KeyTextKind, number>>) {
    this.#texts = texts;
    this.#factors = keyTextKinds.map((kind) => factors[kind]);
    this.#shared = new Float64Array(texts.count);
    this.#covered = new Float64Array(texts.count);
  }

  /**
   * Replaces the symptom that texts are compared with.
   * @param terms distinct
   */
  take(terms: readonly QueryTerm[], weight: number, idf: (term: number) => number): void {
    for (const { term } of this.#terms) {
      for (const text of this.#texts.having(term)) {
        this.#shared[text] = 0;
        this.#covered[text] = 0;
      }
    }
    // In the order of the terms, so that texts of the same words get the same sum to the last digit.
    this.#terms = [...terms].sort((left, right) => left.term - right.term);
    this.#weight = weight;
    for (const { term, weight: own } of this.#terms) {
      const covered = idf(term);
      const texts = this.#texts.having(term);
      for (let at = 0; at < texts.length; at++) {
        this.#shared[texts[at]!]! += own;
        this.#covered[texts[at]!]! += covered;
      }
    }
  }

  best(document: number): BestKeyText | null {
    const texts = this.#texts;
    const end = texts.first(document + 1);
    let best = -1;
    let bestScore = 0;
    let bestAgreement = 0;
    for (let text = texts.first(document); text < end; text++) {
      const shared = this.#shared[text]!;
      if (shared === 0) continue;
      const agreement = Math.sqrt(shared / this.#weight) * (this.#covered[text]! / texts.weight(text));
      const score = agreement * this.#factors[texts.kind(text)]!;
      if (score <= bestScore) continue;
      bestScore = score;
      bestAgreement = agreement;
      best = text;
    }
    if (best < 0) return null;
    return { kind: keyTextKinds[texts.kind(best)]!, line: texts.line(best), agreement: bestAgreement };
  }
}

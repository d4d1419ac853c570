import { inverseDocumentFrequency } from '../snapshot/index.js';

/**
 * Steps in which what a term tells is counted where it is added up: sums of whole steps are the same in any order, and a
 * change of one term changes them by as much as it says. Some hundred terms of the most that one can tell still fit into
 * the 24 bits that a 32-bit float holds exactly.
 */
const steps = 16_384;

/** What terms tell by how many documents have them, in a collection of so many: of it whole sums are made. */
export class Tellings {
  readonly #known: Float64Array;

  constructor(readonly documents: number) {
    this.#known = new Float64Array(documents + 1);
  }

  of(frequency: number): number {
    const known = this.#known[frequency]!;
    if (known > 0) return known;
    const telling = Math.round(steps * inverseDocumentFrequency(frequency, this.documents)) / steps;
    this.#known[frequency] = telling;
    return telling;
  }
}

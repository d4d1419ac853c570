import { blockPostings, mostStatements, type PackedStatements } from './packed-statements.js';

/** Added to a place when another one of the same posting follows. */
export const moreFollow = mostStatements;

/** Which statements say what, as a query asks. */
export class Statements {
  /** Places of statements among their document's, from where `placesOf` says; all but a posting's last have `moreFollow` added. */
  readonly places: Uint8Array;
  readonly #packed: PackedStatements;

  constructor(packed: PackedStatements) {
    this.#packed = packed;
    this.places = packed.places;
  }

  /** Number of a document's first statement. */
  first(document: number): number {
    return this.#packed.documents[document]!;
  }

  /** Number of the kind of a statement (statementKinds). */
  kind(statement: number): number {
    return this.#packed.kinds[statement]!;
  }

  line(statement: number): number {
    return this.#packed.lines[statement]!;
  }

  /** What a statement tells. */
  weight(statement: number): number {
    return this.#packed.weights[statement]!;
  }

  /** Where in `places` those of a posting begin, or -1 when no statement of its document says its term. */
  placesOf(posting: number): number {
    const { said, placesAt, places } = this.#packed;
    const word = said[posting >>> 5]!;
    const bit = posting & 31;
    if (((word >>> bit) & 1) === 0) return -1;
    let before = bit === 0 ? 0 : countBits(word << (32 - bit));
    if ((posting & 32) !== 0) before += countBits(said[(posting >>> 5) - 1]!);
    let at = placesAt[Math.floor(posting / blockPostings)]!;
    for (; before > 0; at++) if (places[at]! < moreFollow) before--;
    return at;
  }

  /** Whether statements say the term that stand in documents no field of which has it. */
  hasStrays(term: number): boolean {
    return this.#packed.strayTerms[this.#strayFrom(term, 0)] === term;
  }

  /** Calls back with the places of a document's statements that say a term which no field of the document has. */
  forEachStray(term: number, document: number, callback: (place: number) => void): void {
    const { documents, strayTerms, strayStatements } = this.#packed;
    const first = documents[document]!;
    const end = documents[document + 1]!;
    for (let at = this.#strayFrom(term, first); strayTerms[at] === term && strayStatements[at]! < end; at++)
      callback(strayStatements[at]! - first);
  }

  /** Number of the strays that stand before a term in a statement. */
  #strayFrom(term: number, statement: number): number {
    const { strayTerms, strayStatements } = this.#packed;
    let low = 0;
    let high = strayTerms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = strayTerms[middle]!;
      if (other < term || (other === term && strayStatements[middle]! < statement)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Bits of a 32-bit number that are set. */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

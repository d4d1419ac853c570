import { countBits } from './bits.js';
import { blockPostings, mostStatements, type PackedStatements } from './packed-statements.js';

/** Added to a place when another one of the same posting follows. */
export const moreFollow = mostStatements;

/** Postings whose places are found from one mark that is noted here: those of a block are too many to walk each time. */
const markedPostings = 8;
const marksOfBlock = blockPostings / markedPostings;

/** Which statements say what, as a query asks. */
export class Statements {
  /** Places of statements among their document's, from where `placesOf` says; all but a posting's last have `moreFollow` added. */
  readonly places: Uint8Array;
  readonly #packed: PackedStatements;
  /** By mark, one more than how far behind its block's first place it is; 0: the block was not yet asked for. */
  readonly #marks: Uint16Array;

  constructor(packed: PackedStatements) {
    this.#packed = packed;
    this.places = packed.places;
    this.#marks = new Uint16Array(packed.placesAt.length * marksOfBlock);
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
    const { said, placesAt } = this.#packed;
    const word = said[posting >>> 5]!;
    if (((word >>> (posting & 31)) & 1) === 0) return -1;
    const block = Math.floor(posting / blockPostings);
    const mark = Math.floor(posting / markedPostings);
    if (this.#marks[mark] === 0) this.#markBlock(block);
    const ofMark = word >>> (posting & (32 - markedPostings));
    const before = countBits(ofMark & ((1 << (posting & (markedPostings - 1))) - 1));
    return this.#behind(placesAt[block]! + this.#marks[mark]! - 1, before);
  }

  #markBlock(block: number): void {
    const { said, placesAt } = this.#packed;
    const first = placesAt[block]!;
    let at = first;
    for (let number = 0; number < marksOfBlock; number++) {
      const mark = block * marksOfBlock + number;
      const posting = mark * markedPostings;
      this.#marks[mark] = at - first + 1;
      // The last block may end before its second word.
      const ofMark = (said[posting >>> 5] ?? 0) >>> (posting & 31);
      at = this.#behind(at, countBits(ofMark & ((1 << markedPostings) - 1)));
    }
  }

  /** Where in `places` so many postings end whose places begin at `start`. */
  #behind(start: number, postings: number): number {
    const { places } = this;
    let at = start;
    for (let left = postings; left > 0; at++) if (places[at]! < moreFollow) left--;
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

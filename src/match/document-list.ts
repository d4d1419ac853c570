import type { DocumentNumbers, Postings } from '../snapshot/index.js';
import { DocumentBits, isCommon } from './document-bits.js';

/** The documents of one term, in which single ones are found. */
export class DocumentList {
  /** Since it was last passed over. */
  isUsed = false;
  readonly #postings: Postings;
  readonly #term: number;
  readonly #first: number;
  #bits: DocumentBits | null = null;

  /** @param documents ascending; null for a list that stays packed */
  constructor(
    postings: Postings,
    term: number,
    readonly documents: DocumentNumbers | null,
  ) {
    this.#postings = postings;
    this.#term = term;
    this.#first = postings.first(term);
  }

  /** Makes it fast to find documents of a common term; returns the bytes that this took. */
  speedUp(): number {
    const { documents } = this;
    const collection = this.#postings.decoded.length;
    if (documents === null || this.#bits !== null || !isCommon(documents.length, collection)) return 0;
    this.#bits = new DocumentBits(documents, collection);
    return this.#bits.byteLength;
  }

  get byteLength(): number {
    return (this.documents?.byteLength ?? 0) + (this.#bits?.byteLength ?? 0);
  }

  /** Number of the term's posting in a document, or -1. */
  posting(document: number): number {
    const { documents } = this;
    if (this.#bits !== null) {
      const place = this.#bits.place(document);
      return place < 0 ? -1 : this.#first + place;
    }
    if (documents === null) return this.#postings.find(this.#term, document);
    const place = firstAtLeast(documents, document);
    return documents[place] === document ? this.#first + place : -1;
  }
}

/** Place of the first number that is not less than a value, in numbers that ascend. */
function firstAtLeast(numbers: DocumentNumbers, value: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numbers[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

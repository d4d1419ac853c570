import type { Postings } from '../snapshot/index.js';
import { DocumentLists } from './document-lists.js';

/** Postings that are read in the time of one lookup. */
const worthLookingUp = 128;
/** Documents of an unpacked list that are read in the time of one search in it. */
const worthSearching = 16;

/** The postings of some terms in some documents: each list is read once for all documents. */
export class PostingGrid {
  readonly #postings: Postings;
  readonly #lists: DocumentLists;
  /** By document: one more than its row, 0 for one that was not asked for. */
  readonly #rows: Uint32Array;
  #documents: readonly number[] = [];
  #found: Int32Array[] = [];

  /** @param documents how many the collection has */
  constructor(postings: Postings, documents: number, lists = new DocumentLists(postings)) {
    this.#postings = postings;
    this.#lists = lists;
    this.#rows = new Uint32Array(documents);
  }

  /** @param documents distinct */
  fill(terms: readonly { readonly term: number }[], documents: readonly number[]): void {
    for (const document of this.#documents) this.#rows[document] = 0;
    this.#documents = documents;
    this.#documents.forEach((document, row) => {
      this.#rows[document] = row + 1;
    });
    this.#found = this.#documents.map(() => new Int32Array(terms.length).fill(-1));
    terms.forEach(({ term }, column) => {
      if (this.#postings.frequency(term) > worthLookingUp * this.#documents.length) this.#lookUp(term, column);
      else this.#read(term, column);
    });
  }

  /** For each term the number of its posting in a document that was asked for, or -1. */
  of(document: number): Int32Array {
    return this.#found[this.#rows[document]! - 1]!;
  }

  #lookUp(term: number, column: number): void {
    this.#documents.forEach((document, row) => {
      this.#found[row]![column] = this.#postings.find(term, document);
    });
  }

  #read(term: number, column: number): void {
    const rows = this.#rows;
    const length = this.#lists.read(term);
    const { documents } = this.#lists;
    if (length > worthSearching * this.#documents.length) {
      this.#search(documents, length, term, column);
      return;
    }
    const first = this.#postings.first(term);
    for (let index = 0; index < length; index++) {
      const row = rows[documents[index]!]!;
      if (row !== 0) this.#found[row - 1]![column] = first + index;
    }
  }

  /** Looks for each document that was asked for in a list of `length` documents. */
  #search(list: Uint32Array, length: number, term: number, column: number): void {
    const first = this.#postings.first(term);
    for (let row = 0; row < this.#documents.length; row++) {
      const document = this.#documents[row]!;
      let low = 0;
      let high = length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (list[middle]! < document) low = middle + 1;
        else high = middle;
      }
      if (low < length && list[low] === document) this.#found[row]![column] = first + low;
    }
  }
}

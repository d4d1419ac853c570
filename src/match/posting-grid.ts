import type { Postings } from '../snapshot/index.js';
import { DocumentLists } from './document-lists.js';

/** The postings of some terms in some documents: each list is read once for all documents. */
export class PostingGrid {
  /** From `row(document)` on, for each term the number of its posting in the document, or -1. */
  found = new Int32Array(1024);
  readonly #postings: Postings;
  readonly #lists: DocumentLists;
  /** By document: one more than its row, 0 for one that was not asked for. */
  readonly #rows: Uint32Array;
  readonly #documents: number[] = [];
  #terms: readonly { readonly term: number }[] = [];

  /** @param documents how many the collection has */
  constructor(postings: Postings, documents: number, lists = new DocumentLists(postings)) {
    this.#postings = postings;
    this.#lists = lists;
    this.#rows = new Uint32Array(documents);
  }

  /** @param documents distinct */
  fill(terms: readonly { readonly term: number }[], documents: readonly number[]): void {
    for (const document of this.#documents) this.#rows[document] = 0;
    this.#documents.length = 0;
    this.#terms = terms;
    for (let index = 0; index < documents.length; index++) this.#addRow(documents[index]!);
    for (let column = 0; column < terms.length; column++) {
      const { term } = terms[column]!;
      if (this.#lists.isLongFor(term, documents.length)) this.#search(term, column);
      else this.#read(term, column);
    }
  }

  /** Where the postings of a document begin in `found`; one that was not asked for is looked up. */
  row(document: number): number {
    const known = this.#rows[document]!;
    if (known !== 0) return (known - 1) * this.#terms.length;
    const row = this.#addRow(document);
    for (let column = 0; column < this.#terms.length; column++)
      this.found[row + column] = this.#postings.find(this.#terms[column]!.term, document);
    return row;
  }

  /** Returns where its row begins, of which no posting is known. */
  #addRow(document: number): number {
    const row = this.#documents.length * this.#terms.length;
    this.#rows[document] = this.#documents.push(document);
    const end = row + this.#terms.length;
    if (end > this.found.length) {
      const grown = new Int32Array(2 * end);
      grown.set(this.found);
      this.found = grown;
    }
    this.found.fill(-1, row, end);
    return row;
  }

  #search(term: number, column: number): void {
    const width = this.#terms.length;
    const documents = this.#documents;
    const list = this.#lists.open(term, documents.length);
    for (let row = 0; row < documents.length; row++) this.found[row * width + column] = list.posting(documents[row]!);
  }

  #read(term: number, column: number): void {
    const { found } = this;
    const rows = this.#rows;
    const width = this.#terms.length;
    const length = this.#lists.read(term);
    const { documents } = this.#lists;
    const first = this.#postings.first(term);
    for (let index = 0; index < length; index++) {
      const row = rows[documents[index]!]!;
      if (row !== 0) found[(row - 1) * width + column] = first + index;
    }
  }
}

import type { Postings } from '../snapshot/index.js';
import { DocumentLists } from './document-lists.js';

/**
 * The postings of some terms in some documents, one term after the other: those of a term lie side by side, and so does
 * what else is asked of them, while those of one document are all over the index. Its memory is reused between symptoms.
 */
export class PostingColumns {
  /** Column by column: rows of the documents that have its term, ascending, and the number of the posting of each. */
  rows = new Uint32Array(1024);
  postings = new Uint32Array(1024);
  readonly #index: Postings;
  readonly #lists: DocumentLists;
  #terms: readonly { readonly term: number }[] = [];
  /** The documents, ascending: the place of each is its row. */
  #documents = new Uint32Array(0);
  #memory = new Uint32Array(64);
  /** A bit for each document of the collection: a long list is held against these alone. */
  readonly #asked: Uint32Array;
  /** By document; says nothing of one that was not asked for. */
  readonly #rowOf: Uint32Array;
  /** Where each column ends in `rows`. */
  #ends = new Uint32Array(64);

  /** @param documents how many the collection has */
  constructor(index: Postings, documents: number, lists = new DocumentLists(index)) {
    this.#index = index;
    this.#lists = lists;
    this.#asked = new Uint32Array(Math.ceil(documents / 32));
    this.#rowOf = new Uint32Array(documents);
  }

  /** @param terms one for each column @param documents distinct */
  fill(terms: readonly { readonly term: number }[], documents: readonly number[]): void {
    this.#take(documents);
    this.#terms = terms;
    if (terms.length > this.#ends.length) this.#ends = new Uint32Array(2 * terms.length);
    let end = 0;
    for (let column = 0; column < terms.length; column++) {
      if (end + documents.length > this.rows.length) this.#grow(2 * (end + documents.length));
      const { term } = terms[column]!;
      const isLong = this.#lists.isLongFor(term, documents.length);
      end = isLong ? this.#search(term, end) : this.#pass(term, end);
      this.#ends[column] = end;
    }
  }

  /** The document of each row. */
  get documents(): Uint32Array {
    return this.#documents;
  }

  /** Where a column begins in `rows` and `postings`. */
  start(column: number): number {
    return column === 0 ? 0 : this.#ends[column - 1]!;
  }

  /** Where a column ends in `rows` and `postings`. */
  end(column: number): number {
    return this.#ends[column]!;
  }

  /** Row of a document, or -1. */
  row(document: number): number {
    const isAsked = ((this.#asked[document >>> 5]! >>> (document & 31)) & 1) === 1;
    return isAsked ? this.#rowOf[document]! : -1;
  }

  /** Number of the posting of a column's term in any document, or -1. */
  posting(column: number, document: number): number {
    const row = this.row(document);
    if (row < 0) return this.#index.find(this.#terms[column]!.term, document);
    let low = this.start(column);
    const end = this.end(column);
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.rows[middle]! < row) low = middle + 1;
      else high = middle;
    }
    return low < end && this.rows[low] === row ? this.postings[low]! : -1;
  }

  #take(documents: readonly number[]): void {
    for (let row = 0; row < this.#documents.length; row++) this.#asked[this.#documents[row]! >>> 5] = 0;
    if (documents.length > this.#memory.length) this.#memory = new Uint32Array(2 * documents.length);
    this.#documents = this.#memory.subarray(0, documents.length);
    for (let row = 0; row < documents.length; row++) this.#documents[row] = documents[row]!;
    this.#documents.sort();
    for (let row = 0; row < documents.length; row++) {
      const document = this.#documents[row]!;
      this.#asked[document >>> 5]! |= 1 << (document & 31);
      this.#rowOf[document] = row;
    }
  }

  #grow(length: number): void {
    const { rows, postings } = this;
    this.rows = new Uint32Array(length);
    this.postings = new Uint32Array(length);
    this.rows.set(rows);
    this.postings.set(postings);
  }

  /** Looks each document up in the list of a term. Returns where the column ends. */
  #search(term: number, start: number): number {
    const { rows, postings } = this;
    const documents = this.#documents;
    const list = this.#lists.open(term, documents.length);
    let end = start;
    for (let row = 0; row < documents.length; row++) {
      const posting = list.posting(documents[row]!);
      if (posting < 0) continue;
      rows[end] = row;
      postings[end++] = posting;
    }
    return end;
  }

  /** Reads the list of a term for documents that are asked for. Returns where the column ends. */
  #pass(term: number, start: number): number {
    const { rows, postings } = this;
    const asked = this.#asked;
    const length = this.#lists.read(term);
    const { documents } = this.#lists;
    const first = this.#index.first(term);
    let end = start;
    for (let index = 0; index < length; index++) {
      const document = documents[index]!;
      if (((asked[document >>> 5]! >>> (document & 31)) & 1) === 0) continue;
      rows[end] = this.#rowOf[document]!;
      postings[end++] = first + index;
    }
    return end;
  }
}

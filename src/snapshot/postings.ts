/** Postings of term `t` are entries `offsets[t]` to `offsets[t + 1]`, by document number ascending. */
export interface PostingLists {
  readonly offsets: Uint32Array;
  readonly documents: DocumentNumbers;
  /** BM25F's saturated frequency of the term in the document, 0 to 1, in steps of 1/255; never 0. */
  readonly impacts: Uint8Array;
  /** Bit `f` is set when the term stands in field `f`. */
  readonly fields: Uint8Array;
}

/** Numbers of documents, as wide as a collection needs. */
export type DocumentNumbers = Uint16Array | Uint32Array;

/** The lists with document numbers as narrow as so many documents allow. */
export function packPostings({ offsets, documents, impacts, fields }: PostingLists, count: number): PostingLists {
  return { offsets, documents: count > 0x10000 ? documents : Uint16Array.from(documents), impacts, fields };
}

/** The inverted index as a query reads it. */
export class Postings {
  /** By posting number. */
  readonly impacts: Uint8Array;
  readonly #lists: PostingLists;

  constructor(lists: PostingLists) {
    this.#lists = lists;
    this.impacts = lists.impacts;
  }

  /** How many documents have the term. */
  frequency(term: number): number {
    return this.#lists.offsets[term + 1]! - this.#lists.offsets[term]!;
  }

  /** Number of the term's first posting: that of `documents(term)[n]` is `n` more. */
  first(term: number): number {
    return this.#lists.offsets[term]!;
  }

  /** The documents that have a term, ascending: a view of the snapshot. */
  documents(term: number): DocumentNumbers {
    return this.#lists.documents.subarray(this.#lists.offsets[term], this.#lists.offsets[term + 1]);
  }

  /** Number of the posting of a term in a document, or -1. */
  find(term: number, document: number): number {
    const { offsets, documents } = this.#lists;
    let low = offsets[term]!;
    let high = offsets[term + 1]! - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = documents[middle]!;
      if (found === document) return middle;
      if (found < document) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  /** The fields in which a posting's term stands, as bits. */
  fields(posting: number): number {
    return this.#lists.fields[posting]!;
  }
}

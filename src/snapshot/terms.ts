import { concatBytes } from '../platform/index.js';
import { offsetsOf } from './tables.js';

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

export class Postings {
  /** By posting number. */
  readonly impacts: Uint8Array;
  readonly #lists: PostingLists;

  constructor(lists: PostingLists) {
    this.#lists = lists;
    this.impacts = lists.impacts;
  }

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

/** Sorted terms in the layout of a snapshot. */
export interface PackedTerms {
  readonly bytes: Uint8Array;
  /** Term `t` is bytes `offsets[t]` to `offsets[t + 1]`. */
  readonly offsets: Uint32Array;
}

/** @param terms distinct, in code-point order, which is the order of their UTF-8 bytes */
export function packTerms(terms: readonly string[]): PackedTerms {
  const encoded = terms.map((term) => new TextEncoder().encode(term));
  return { bytes: concatBytes(encoded), offsets: offsetsOf(encoded) };
}

/** The terms of an opened snapshot. A term is found by binary search over its bytes. */
export class TermList {
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });

  constructor(private readonly packed: PackedTerms) {}

  get length(): number {
    return this.packed.offsets.length - 1;
  }

  get(index: number): string {
    return this.#decoder.decode(this.bytes(index));
  }

  /** A term in UTF-8: a view. */
  bytes(index: number): Uint8Array {
    const { bytes, offsets } = this.packed;
    return bytes.subarray(offsets[index], offsets[index + 1]);
  }

  /** Number of a term, or -1. */
  find(text: string): number {
    return this.findBytes(this.#encoder.encode(text));
  }

  findBytes(wanted: Uint8Array): number {
    const at = this.#firstNotBefore(wanted);
    return at < this.length && this.#compare(at, wanted) === 0 && this.bytes(at).length === wanted.length ? at : -1;
  }

  beginningWith(text: string): string[] {
    const beginning = this.#encoder.encode(text);
    const terms: string[] = [];
    for (let at = this.#firstNotBefore(beginning); at < this.length && this.#compare(at, beginning) === 0; at++)
      terms.push(this.get(at));
    return terms;
  }

  #firstNotBefore(wanted: Uint8Array): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(middle, wanted) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Negative for a term before these bytes, 0 for one that begins with them. */
  #compare(term: number, wanted: Uint8Array): number {
    const bytes = this.bytes(term);
    const at = wanted.findIndex((byte, index) => byte !== bytes[index]);
    return at < 0 ? 0 : at >= bytes.length ? -1 : bytes[at]! - wanted[at]!;
  }
}

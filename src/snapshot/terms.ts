import { concatBytes } from '../platform/index.js';
import { offsetsOf } from './tables.js';

/** Postings of term `t` are entries `offsets[t]` to `offsets[t + 1]`, by document number ascending. */
export interface PostingLists {
  readonly offsets: Uint32Array;
  readonly documents: DocumentNumbers;
  /** BM25F's saturated frequency of the term in the document, 0 to 1, in steps of 1/255; never 0. */
  readonly impacts: Uint8Array;
  /** Bit `f` is set when field `f` contains the term. */
  readonly fields: Uint8Array;
}

/** Document numbers: 16 bits wide where the size of the collection allows. */
export type DocumentNumbers = Uint16Array | Uint32Array;

/** @param count numbers are below it */
export const narrow = (numbers: ArrayLike<number>, count: number): DocumentNumbers =>
  count > 0x10000 ? Uint32Array.from(numbers) : Uint16Array.from(numbers);

export function packPostings({ offsets, documents, impacts, fields }: PostingLists, count: number): PostingLists {
  return { offsets, documents: narrow(documents, count), impacts, fields };
}

export class Postings {
  /** Impacts by posting number. */
  readonly impacts: Uint8Array;
  readonly #lists: PostingLists;

  constructor(lists: PostingLists) {
    this.#lists = lists;
    this.impacts = lists.impacts;
  }

  frequency(term: number): number {
    return this.#lists.offsets[term + 1]! - this.#lists.offsets[term]!;
  }

  /** Number of the term's first posting; the posting of `documents(term)[n]` has this number plus `n`. */
  first(term: number): number {
    return this.#lists.offsets[term]!;
  }

  /** The documents that contain a term, ascending: a view of the snapshot. */
  documents(term: number): DocumentNumbers {
    return this.#lists.documents.subarray(this.#lists.offsets[term], this.#lists.offsets[term + 1]);
  }

  /** Number of the posting of a term in a document, or -1. */
  find(term: number, document: number): number {
    const { offsets, documents } = this.#lists;
    let [first, last] = [offsets[term]!, offsets[term + 1]! - 1];
    while (first <= last) {
      const middle = (first + last) >>> 1;
      const found = documents[middle]!;
      if (found === document) return middle;
      if (found < document) first = middle + 1;
      else last = middle - 1;
    }
    return -1;
  }

  /** Bit set of the fields that contain a posting's term. */
  fields(posting: number): number {
    return this.#lists.fields[posting]!;
  }
}

/** The first index from `low` to `high` for which `isBefore` is false; it must be true for those before and for none after. */
function bisect(low: number, high: number, isBefore: (index: number) => boolean): number {
  let [first, end] = [low, high];
  while (first < end) {
    const middle = (first + end) >>> 1;
    if (isBefore(middle)) first = middle + 1;
    else end = middle;
  }
  return first;
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

/** The terms of an opened snapshot, found by binary search over their bytes. */
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

  /** A term in UTF-8: a view of the snapshot. */
  bytes(index: number): Uint8Array {
    const { bytes, offsets } = this.packed;
    return bytes.subarray(offsets[index], offsets[index + 1]);
  }

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
    return bisect(0, this.length, (term) => this.#compare(term, wanted) < 0);
  }

  /** Negative for a term that sorts before these bytes, 0 for one that begins with them. */
  #compare(term: number, wanted: Uint8Array): number {
    const bytes = this.bytes(term);
    const at = wanted.findIndex((byte, index) => byte !== bytes[index]);
    return at < 0 ? 0 : at >= bytes.length ? -1 : bytes[at]! - wanted[at]!;
  }
}

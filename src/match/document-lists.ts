import type { Postings } from '../snapshot/index.js';

/** Documents of a list from which on keeping it is less work than reading it again. */
const worthKeeping = 32;
/** Numbers that are kept, of all lists together: four bytes each. */
const mostKept = 2_000_000;

/** The documents of terms. Longer lists are unpacked once and kept: symptoms share their common words. */
export class DocumentLists {
  /** What `read` read last: document numbers, ascending. */
  documents: Uint32Array;
  readonly #postings: Postings;
  readonly #known = new Map<number, Uint32Array>();
  #kept = 0;

  constructor(postings: Postings) {
    this.#postings = postings;
    this.documents = postings.decoded;
  }

  /** Reads the documents of a term into `documents`; returns how many there are. */
  read(term: number): number {
    const known = this.#known.get(term);
    if (known !== undefined) {
      this.documents = known;
      return known.length;
    }
    const length = this.#postings.decode(term);
    this.documents = length < worthKeeping ? this.#postings.decoded : this.#keep(term, length);
    return length;
  }

  #keep(term: number, length: number): Uint32Array {
    const list = this.#postings.decoded.slice(0, length);
    this.#kept += length;
    for (const [oldest, { length: freed }] of this.#known) {
      if (this.#kept <= mostKept) break;
      this.#known.delete(oldest);
      this.#kept -= freed;
    }
    this.#known.set(term, list);
    return list;
  }
}

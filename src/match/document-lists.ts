import type { DocumentNumbers, Postings } from '../snapshot/index.js';

/** Documents of a list from which on keeping it is less work than reading it again. */
const worthKeeping = 32;
/** Bytes that are kept of all lists together, at least, and for each byte of the snapshot. */
const leastKept = 8_000_000;
const keptShare = 1 / 8;
/** Documents of an unpacked list that are read in the time of one search in it. */
const worthSearching = 16;
/** The same of a packed list, which is read and kept. */
const worthFinding = 128;

interface KeptList {
  readonly documents: DocumentNumbers;
  /** Since it was last passed over. */
  isUsed: boolean;
}

/**
 * The documents of terms. Longer lists are unpacked once and kept: symptoms share their common words. Those that are used
 * stay (second chance: Corbató, "A Paging Experiment with the Multics System", 1968).
 */
export class DocumentLists {
  /** What `read` read last: document numbers, ascending. */
  documents: DocumentNumbers;
  readonly #postings: Postings;
  readonly #known = new Map<number, KeptList>();
  readonly #mostKept: number;
  #kept = 0;

  /** @param mostKept bytes of all kept lists together */
  constructor(postings: Postings, mostKept = leastKept) {
    this.#postings = postings;
    this.documents = postings.decoded;
    this.#mostKept = mostKept;
  }

  /** @param snapshotBytes size of the snapshot: a larger collection has longer lists, and more that are common */
  static of(postings: Postings, snapshotBytes: number): DocumentLists {
    return new DocumentLists(postings, Math.max(leastKept, keptShare * snapshotBytes));
  }

  /** Reads the documents of a term into `documents`; returns how many there are. */
  read(term: number): number {
    const known = this.#known.get(term);
    if (known !== undefined) {
      known.isUsed = true;
      this.documents = known.documents;
      return known.documents.length;
    }
    const length = this.#postings.decode(term);
    this.documents = length < worthKeeping ? this.#postings.decoded : this.#keep(term, length);
    return length;
  }

  /** Whether a few documents are found in the list of a term with less work than reading all of it. */
  isLongFor(term: number, few: number): boolean {
    return this.#postings.frequency(term) > few * (this.#known.has(term) ? worthSearching : worthFinding);
  }

  /** Calls back with each of these documents that has the term, and the number of its posting: one search for each. */
  search(
    term: number,
    among: ArrayLike<number>,
    count: number,
    callback: (place: number, posting: number) => void,
  ): void {
    const known = this.#known.get(term);
    if (known === undefined) {
      for (let place = 0; place < count; place++) {
        const posting = this.#postings.find(term, among[place]!);
        if (posting >= 0) callback(place, posting);
      }
      return;
    }
    known.isUsed = true;
    const { documents } = known;
    const first = this.#postings.first(term);
    for (let place = 0; place < count; place++) {
      const document = among[place]!;
      const at = firstAtLeast(documents, document);
      if (documents[at] === document) callback(place, first + at);
    }
  }

  #keep(term: number, length: number): DocumentNumbers {
    const documents = this.#postings.decoded.slice(0, length);
    this.#kept += documents.byteLength;
    for (const [oldest, list] of this.#known) {
      if (this.#kept <= this.#mostKept) break;
      this.#known.delete(oldest);
      if (list.isUsed) {
        list.isUsed = false;
        this.#known.set(oldest, list);
      } else this.#kept -= list.documents.byteLength;
    }
    this.#known.set(term, { documents, isUsed: false });
    return documents;
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

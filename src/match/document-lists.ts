import type { DocumentNumbers, Postings } from '../snapshot/index.js';
import { DocumentList } from './document-list.js';

/** Documents of a list from which on keeping it is less work than reading it again. */
const worthKeeping = 32;
/** Bytes that are kept of all lists together, at least, and for each byte of the snapshot. */
const leastKept = 8_000_000;
const keptShare = 1 / 4;
/** Documents of an unpacked list that are read in the time of finding one in it. */
const worthSearching = 16;
/** The same of a packed list, which is read and kept. */
const worthFinding = 128;

/**
 * The documents of terms. Longer lists are unpacked once and kept: symptoms share their common words. Those that are used
 * stay (second chance: Corbató, "A Paging Experiment with the Multics System", 1968).
 */
export class DocumentLists {
  /** What `read` read last: document numbers, ascending. */
  documents: DocumentNumbers;
  readonly #postings: Postings;
  readonly #known = new Map<number, DocumentList>();
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
      this.documents = known.documents!;
      return this.documents.length;
    }
    const length = this.#postings.decode(term);
    this.documents = length < worthKeeping ? this.#postings.decoded : this.#keep(term, length).documents!;
    return length;
  }

  /** Whether a few documents are found in the list of a term with less work than reading all of it. */
  isLongFor(term: number, few: number): boolean {
    return this.#postings.frequency(term) > few * (this.#known.has(term) ? worthSearching : worthFinding);
  }

  /**
   * The list of a term in which documents are looked up.
   * @param few about how many: a packed list that is long beside them stays packed
   */
  open(term: number, few: number): DocumentList {
    const known = this.#known.get(term);
    if (known !== undefined) {
      known.isUsed = true;
      this.#grow(known.speedUp());
      return known;
    }
    const isRead = this.#postings.frequency(term) >= worthKeeping && !this.isLongFor(term, few);
    const list = isRead ? this.#keep(term, this.#postings.decode(term)) : new DocumentList(this.#postings, term, null);
    this.#grow(list.speedUp());
    return list;
  }

  #keep(term: number, length: number): DocumentList {
    const list = new DocumentList(this.#postings, term, this.#postings.decoded.slice(0, length));
    this.#grow(list.byteLength);
    this.#known.set(term, list);
    return list;
  }

  /** Lets go of lists that were not used since they were last passed over, until there is room for so many bytes more. */
  #grow(bytes: number): void {
    if (bytes === 0) return;
    this.#kept += bytes;
    for (const [oldest, list] of this.#known) {
      if (this.#kept <= this.#mostKept) break;
      this.#known.delete(oldest);
      if (list.isUsed) {
        list.isUsed = false;
        this.#known.set(oldest, list);
      } else this.#kept -= list.byteLength;
    }
  }
}

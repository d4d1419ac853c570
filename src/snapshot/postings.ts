import { type PackedMasks, packMasks, readMask } from './masks.js';
import { ByteSink } from './varint.js';

/** Plain lists: postings of term `t` are entries `offsets[t]` to `offsets[t + 1]`, by document number ascending. */
export interface PostingLists {
  readonly offsets: Uint32Array;
  readonly documents: Uint32Array;
  /** What the term counts in the document, 1 to 255. */
  readonly impacts: Uint8Array;
  /** Bit `f` is set when the term stands in field `f`. */
  readonly fields: Uint8Array;
}

/**
 * The lists as they lie in a snapshot. Most terms have few documents: their lists are plain numbers, one after the other.
 * Long lists are gaps between documents, as LEB128. A posting's number counts the short lists' postings first.
 */
export interface PackedPostings {
  /** Documents of each term, 0 for one whose list is long. */
  readonly counts: Uint8Array;
  /** Postings of short lists before each group of `groupTerms` terms. */
  readonly shortBefore: Uint32Array;
  /** Long lists before each group. */
  readonly longBefore: Uint32Array;
  /** Documents of all short lists. */
  readonly short: Uint16Array | Uint32Array;
  /** Of each long list, and the end: number of its first posting among those of long lists. */
  readonly longAt: Uint32Array;
  /** And the place of its first gap. */
  readonly gapAt: Uint32Array;
  readonly gaps: Uint8Array;
  /** For each `stride`-th posting of long lists: the least document it can be, and the place of its gap. */
  readonly strideFrom: Uint32Array;
  readonly strideAt: Uint32Array;
  /** By posting number. */
  readonly impacts: Uint8Array;
  /** The highest impact in each long list. */
  readonly longMaxima: Uint8Array;
  readonly masks: PackedMasks;
}

const shortList = 8;
const groupTerms = 32;
const stride = 128;

/** @param documents how many the collection has */
export function packPostings(lists: PostingLists, documents: number): PackedPostings {
  const { offsets } = lists;
  const terms = offsets.length - 1;
  const order = new Uint32Array(offsets[terms]!);
  const counts = new Uint8Array(terms);
  const groups = Math.ceil(terms / groupTerms);
  const shortBefore = new Uint32Array(groups);
  const longBefore = new Uint32Array(groups);
  const long: number[] = [];
  let placed = 0;
  for (let term = 0; term < terms; term++) {
    if (term % groupTerms === 0) {
      shortBefore[term / groupTerms] = placed;
      longBefore[term / groupTerms] = long.length;
    }
    const count = offsets[term + 1]! - offsets[term]!;
    if (count > shortList || count === 0) {
      long.push(term);
      continue;
    }
    counts[term] = count;
    for (let posting = offsets[term]!; posting < offsets[term + 1]!; posting++) order[placed++] = posting;
  }
  const short = order.slice(0, placed).map((posting) => lists.documents[posting]!);
  for (const term of long)
    for (let posting = offsets[term]!; posting < offsets[term + 1]!; posting++) order[placed++] = posting;
  const impacts = Uint8Array.from(order, (posting) => lists.impacts[posting]!);
  return {
    counts,
    shortBefore,
    longBefore,
    short: documents > 0x10000 ? short : Uint16Array.from(short),
    ...packLong(lists, long),
    impacts,
    masks: packMasks(Uint8Array.from(order, (posting) => lists.fields[posting]!)),
  };
}

function packLong({ offsets, documents, impacts }: PostingLists, long: readonly number[]) {
  const longAt = new Uint32Array(long.length + 1);
  const gapAt = new Uint32Array(long.length + 1);
  const longMaxima = new Uint8Array(long.length);
  const strideFrom: number[] = [];
  const strideAt: number[] = [];
  const gaps = new ByteSink();
  let placed = 0;
  long.forEach((term, list) => {
    let next = 0;
    for (let posting = offsets[term]!; posting < offsets[term + 1]!; posting++) {
      if (placed++ % stride === 0) {
        strideFrom.push(next);
        strideAt.push(gaps.length);
      }
      gaps.number(documents[posting]! - next);
      next = documents[posting]! + 1;
      longMaxima[list] = Math.max(longMaxima[list]!, impacts[posting]!);
    }
    longAt[list + 1] = placed;
    gapAt[list + 1] = gaps.length;
  });
  return {
    longAt,
    gapAt,
    longMaxima,
    gaps: gaps.toBytes(),
    strideFrom: Uint32Array.from(strideFrom),
    strideAt: Uint32Array.from(strideAt),
  };
}

/** The inverted index as a query reads it. */
export class Postings {
  /** By posting number. */
  readonly impacts: Uint8Array;
  /** What `decode` read last: document numbers, ascending. */
  readonly decoded: Uint32Array;
  readonly #packed: PackedPostings;

  /** @param documents how many the collection has */
  constructor(packed: PackedPostings, documents: number) {
    this.#packed = packed;
    this.impacts = packed.impacts;
    this.decoded = new Uint32Array(documents);
  }

  /** How many documents have the term. */
  frequency(term: number): number {
    const count = this.#packed.counts[term]!;
    if (count > 0) return count;
    const list = this.#longList(term);
    return this.#packed.longAt[list + 1]! - this.#packed.longAt[list]!;
  }

  /** The highest impact of the term in any document. */
  maximumImpact(term: number): number {
    const count = this.#packed.counts[term]!;
    if (count === 0) return this.#packed.longMaxima[this.#longList(term)]!;
    const first = this.#shortStart(term);
    let most = 0;
    for (let posting = first; posting < first + count; posting++)
      if (this.impacts[posting]! > most) most = this.impacts[posting]!;
    return most;
  }

  /** Number of the term's first posting: that of `decoded[n]` is `n` more. */
  first(term: number): number {
    if (this.#packed.counts[term]! > 0) return this.#shortStart(term);
    return this.#packed.short.length + this.#packed.longAt[this.#longList(term)]!;
  }

  /** Reads the documents of a term into `decoded`; returns how many there are. */
  decode(term: number): number {
    const { counts, short, longAt, gapAt, gaps } = this.#packed;
    const decoded = this.decoded;
    const count = counts[term]!;
    if (count > 0) {
      const first = this.#shortStart(term);
      for (let index = 0; index < count; index++) decoded[index] = short[first + index]!;
      return count;
    }
    const list = this.#longList(term);
    const length = longAt[list + 1]! - longAt[list]!;
    let at = gapAt[list]!;
    let next = 0;
    for (let index = 0; index < length; index++) {
      let byte = gaps[at++]!;
      let gap = byte & 0x7f;
      for (let shift = 7; byte >= 0x80; shift += 7) {
        byte = gaps[at++]!;
        gap |= (byte & 0x7f) << shift;
      }
      next += gap;
      decoded[index] = next++;
    }
    return length;
  }

  /** Number of the posting of a term in a document, or -1. */
  find(term: number, document: number): number {
    const { counts, short } = this.#packed;
    const count = counts[term]!;
    if (count === 0) return this.#findLong(this.#longList(term), document);
    const first = this.#shortStart(term);
    for (let posting = first; posting < first + count; posting++) if (short[posting] === document) return posting;
    return -1;
  }

  /** Impact (0 to 255) of a term in a document. */
  impact(term: number, document: number): number {
    const posting = this.find(term, document);
    return posting < 0 ? 0 : this.impacts[posting]!;
  }

  /** The fields in which a posting's term stands, as bits. */
  fields(posting: number): number {
    return readMask(this.#packed.masks, posting);
  }

  #shortStart(term: number): number {
    const { counts, shortBefore } = this.#packed;
    let start = shortBefore[Math.floor(term / groupTerms)]!;
    for (let other = term - (term % groupTerms); other < term; other++) start += counts[other]!;
    return start;
  }

  #longList(term: number): number {
    const { counts, longBefore } = this.#packed;
    let list = longBefore[Math.floor(term / groupTerms)]!;
    for (let other = term - (term % groupTerms); other < term; other++) if (counts[other] === 0) list++;
    return list;
  }

  /** Begins at the last mark that is not behind the document, and reads on from there. */
  #findLong(list: number, document: number): number {
    const { longAt, gapAt, gaps, strideFrom, strideAt, short } = this.#packed;
    const end = longAt[list + 1]!;
    let posting = longAt[list]!;
    let at = gapAt[list]!;
    let next = 0;
    let low = Math.ceil(posting / stride);
    let high = Math.ceil(end / stride) - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      if (strideFrom[middle]! > document) high = middle - 1;
      else {
        posting = middle * stride;
        at = strideAt[middle]!;
        next = strideFrom[middle]!;
        low = middle + 1;
      }
    }
    for (; posting < end; posting++) {
      let byte = gaps[at++]!;
      let gap = byte & 0x7f;
      for (let shift = 7; byte >= 0x80; shift += 7) {
        byte = gaps[at++]!;
        gap |= (byte & 0x7f) << shift;
      }
      next += gap;
      if (next >= document) return next === document ? short.length + posting : -1;
      next++;
    }
    return -1;
  }
}

import { type PackedMasks, packMasks } from './masks.js';
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
  readonly short: DocumentNumbers;
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

/** Numbers of documents, as wide as a collection of so many needs. */
export type DocumentNumbers = Uint16Array | Uint32Array;

export const documentNumbers = (documents: number, length: number): DocumentNumbers =>
  documents > 0x10000 ? new Uint32Array(length) : new Uint16Array(length);

/** Documents of a short list, at most. */
export const shortList = 8;
/** Terms of a group: before each group it is written how many postings and long lists there were. */
export const groupTerms = 32;
/** Postings of long lists between two marks. */
export const stride = 128;

/** @param documents how many the collection has */
export function packPostings(lists: PostingLists, documents: number): PackedPostings {
  const { offsets } = lists;
  const terms = offsets.length - 1;
  const postings = offsets[terms]!;
  const counts = new Uint8Array(terms);
  const groups = Math.ceil(terms / groupTerms);
  const shortBefore = new Uint32Array(groups);
  const longBefore = new Uint32Array(groups);
  const short = documentNumbers(documents, postings);
  const long: number[] = [];
  const placed = { count: 0, impacts: new Uint8Array(postings), fields: new Uint8Array(postings) };
  for (let term = 0; term < terms; term++) {
    if (term % groupTerms === 0) {
      shortBefore[term / groupTerms] = placed.count;
      longBefore[term / groupTerms] = long.length;
    }
    const from = offsets[term]!;
    const count = offsets[term + 1]! - from;
    if (count > shortList || count === 0) {
      long.push(term);
      continue;
    }
    counts[term] = count;
    for (let index = 0; index < count; index++) short[placed.count + index] = lists.documents[from + index]!;
    place(placed, lists, from, from + count);
  }
  const shortPostings = placed.count;
  for (const term of long) place(placed, lists, offsets[term]!, offsets[term + 1]!);
  return {
    counts,
    shortBefore,
    longBefore,
    short: short.slice(0, shortPostings),
    ...packLong(lists, long),
    impacts: placed.impacts,
    masks: packMasks(placed.fields),
  };
}

/** Number of each term's first posting in the packed lists. */
export function firstPostings({ offsets }: PostingLists): Uint32Array {
  const first = new Uint32Array(offsets.length - 1);
  const isShort = (term: number) => offsets[term + 1]! - offsets[term]! <= shortList;
  let placed = 0;
  for (const wantsShort of [true, false]) {
    for (let term = 0; term < first.length; term++) {
      if (isShort(term) !== wantsShort) continue;
      first[term] = placed;
      placed += offsets[term + 1]! - offsets[term]!;
    }
  }
  return first;
}

/** Postings in the order of their numbers. */
interface PlacedPostings {
  count: number;
  readonly impacts: Uint8Array;
  readonly fields: Uint8Array;
}

function place(placed: PlacedPostings, { impacts, fields }: PostingLists, from: number, to: number): void {
  for (let posting = from; posting < to; posting++) {
    placed.impacts[placed.count] = impacts[posting]!;
    placed.fields[placed.count++] = fields[posting]!;
  }
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

import { longDocuments } from './find-postings.js';
import { packMasks } from './masks.js';
import { groupTerms, type PackedPostings, shortList, stride } from './packed-postings.js';
import { ByteSink } from './varint.js';

/** A document that is taken from a list, or added with what the term counts in it. */
export interface ListChange {
  readonly document: number;
  readonly added: { readonly impact: number; readonly field: number } | null;
}

/** A term whose list has other documents than before. */
export interface EditedList {
  /** Its place among the terms of before: that of itself, or of the one that it stands in front of. */
  readonly at: number;
  /** Whether it stood there itself. */
  readonly own: boolean;
  readonly rank: number;
  /** By document ascending; empty where the term is gone with all of its documents. */
  readonly changes: readonly ListChange[];
}

/** Number before of a posting that was not there. */
export const newPosting = 0xffffffff;

interface Posting {
  readonly document: number;
  readonly impact: number;
  readonly field: number;
  /** Its number before, or `newPosting`. */
  readonly before: number;
}

/**
 * Packed lists of which some have other documents. What lies between two of these is copied in one piece.
 * @param fields of the postings, unpacked
 * @param edited in the order of the terms
 * @param terms how many there are now
 */
export function rebuildLists(
  packed: PackedPostings,
  fields: Uint8Array,
  edited: readonly EditedList[],
  terms: number,
): { packed: PackedPostings; before: Uint32Array } {
  const places = new TermPlaces(packed);
  const lists = edited.map((list) => ({ ...list, postings: postingsOf(packed, fields, places, list) }));
  const writer = new ListWriter(packed, fields, terms, sizesOf(packed, places, lists));
  let from = 0;
  for (const { at, own, postings } of lists) {
    writer.copy(places.of(from), places.of(at), from, at);
    if (postings.length > 0) writer.write(postings);
    from = own ? Math.max(from, at + 1) : Math.max(from, at);
  }
  writer.copy(places.of(from), places.of(packed.counts.length), from, packed.counts.length);
  return writer.finish();
}

/** The first posting and the number of the long list at which those of a term begin. */
interface Place {
  readonly short: number;
  readonly list: number;
}

class TermPlaces {
  readonly #packed: PackedPostings;

  constructor(packed: PackedPostings) {
    this.#packed = packed;
  }

  /** @param term a term, or how many there are: the end */
  of(term: number): Place {
    const { counts, short, shortBefore, longBefore, longMaxima } = this.#packed;
    if (term === counts.length) return { short: short.length, list: longMaxima.length };
    const group = Math.floor(term / groupTerms);
    const place = { short: shortBefore[group]!, list: longBefore[group]! };
    for (let other = group * groupTerms; other < term; other++) {
      if (counts[other] === 0) place.list++;
      else place.short += counts[other]!;
    }
    return place;
  }
}

/** The postings of a list as it is now. */
function postingsOf(
  packed: PackedPostings,
  fields: Uint8Array,
  places: TermPlaces,
  { at, own, changes }: EditedList,
): Posting[] {
  if (changes.length === 0) return [];
  const changed = new Map(changes.map((change) => [change.document, change]));
  const kept = (own ? oldPostings(packed, fields, places.of(at), packed.counts[at]!) : []).filter(
    ({ document }) => !changed.has(document),
  );
  const added = changes.flatMap(({ document, added }) =>
    added === null ? [] : [{ document, ...added, before: newPosting }],
  );
  return [...kept, ...added].sort((left, right) => left.document - right.document);
}

function oldPostings(packed: PackedPostings, fields: Uint8Array, { short, list }: Place, count: number): Posting[] {
  const first = count > 0 ? short : packed.short.length + packed.longAt[list]!;
  const documents = count > 0 ? Array.from(packed.short.subarray(short, short + count)) : longDocuments(packed, list);
  return documents.map((document, index) => ({
    document,
    impact: packed.impacts[first + index]!,
    field: fields[first + index]!,
    before: first + index,
  }));
}

interface Sizes {
  readonly postings: number;
  readonly shortPostings: number;
  readonly lists: number;
}

/** How much there is of each in the end. */
function sizesOf(
  { counts, short, impacts, longAt, longMaxima }: PackedPostings,
  places: TermPlaces,
  lists: readonly (EditedList & { readonly postings: readonly Posting[] })[],
): Sizes {
  const sizes = { postings: impacts.length, shortPostings: short.length, lists: longMaxima.length };
  for (const { at, own, postings } of lists) {
    if (own && counts[at]! > 0) {
      sizes.postings -= counts[at]!;
      sizes.shortPostings -= counts[at]!;
    } else if (own) {
      const { list } = places.of(at);
      sizes.postings -= longAt[list + 1]! - longAt[list]!;
      sizes.lists--;
    }
    sizes.postings += postings.length;
    if (postings.length > shortList) sizes.lists++;
    else sizes.shortPostings += postings.length;
  }
  return sizes;
}

class ListWriter {
  readonly #from: PackedPostings;
  readonly #fromFields: Uint8Array;
  readonly #counts: Uint8Array;
  readonly #short: PackedPostings['short'];
  readonly #longAt: Uint32Array;
  readonly #gapAt: Uint32Array;
  readonly #maxima: Uint8Array;
  readonly #gaps = new ByteSink();
  readonly #impacts: Uint8Array;
  readonly #fields: Uint8Array;
  readonly #before: Uint32Array;
  #term = 0;
  #list = 0;
  // Numbers of the next postings of short lists and of long ones.
  #nextShort = 0;
  #nextLong: number;

  constructor(from: PackedPostings, fields: Uint8Array, terms: number, { postings, shortPostings, lists }: Sizes) {
    this.#from = from;
    this.#fromFields = fields;
    this.#counts = new Uint8Array(terms);
    this.#short = from.short instanceof Uint16Array ? new Uint16Array(shortPostings) : new Uint32Array(shortPostings);
    this.#longAt = new Uint32Array(lists + 1);
    this.#gapAt = new Uint32Array(lists + 1);
    this.#maxima = new Uint8Array(lists);
    this.#impacts = new Uint8Array(postings);
    this.#fields = new Uint8Array(postings);
    this.#before = new Uint32Array(postings);
    this.#nextLong = shortPostings;
  }

  /** Lists of terms of before, from one to another. */
  copy(begin: Place, end: Place, from: number, to: number): void {
    if (to <= from) return;
    const { counts, short, longAt, gapAt, gaps, longMaxima } = this.#from;
    this.#counts.set(counts.subarray(from, to), this.#term);
    this.#term += to - from;
    this.#short.set(short.subarray(begin.short, end.short), this.#nextShort);
    this.#nextShort = this.#copyPostings(begin.short, end.short, this.#nextShort);
    this.#maxima.set(longMaxima.subarray(begin.list, end.list), this.#list);
    const further = this.#nextLong - this.#short.length - longAt[begin.list]!;
    const gapsFurther = this.#gaps.length - gapAt[begin.list]!;
    for (let list = begin.list; list < end.list; list++) {
      this.#longAt[++this.#list] = longAt[list + 1]! + further;
      this.#gapAt[this.#list] = gapAt[list + 1]! + gapsFurther;
    }
    this.#gaps.bytes(gaps.subarray(gapAt[begin.list]!, gapAt[end.list]!));
    const first = short.length;
    this.#nextLong = this.#copyPostings(first + longAt[begin.list]!, first + longAt[end.list]!, this.#nextLong);
  }

  write(postings: readonly Posting[]): void {
    const isShort = postings.length <= shortList;
    this.#counts[this.#term++] = isShort ? postings.length : 0;
    let next = 0;
    for (const { document, impact, field, before } of postings) {
      const at = isShort ? this.#nextShort++ : this.#nextLong++;
      if (isShort) this.#short[at] = document;
      else {
        this.#gaps.number(document - next);
        this.#maxima[this.#list] = Math.max(this.#maxima[this.#list]!, impact);
        next = document + 1;
      }
      this.#impacts[at] = impact;
      this.#fields[at] = field;
      this.#before[at] = before;
    }
    if (isShort) return;
    this.#longAt[++this.#list] = this.#nextLong - this.#short.length;
    this.#gapAt[this.#list] = this.#gaps.length;
  }

  finish(): { packed: PackedPostings; before: Uint32Array } {
    const gaps = this.#gaps.toBytes();
    const packed = {
      counts: this.#counts,
      ...groupsOf(this.#counts),
      short: this.#short,
      longAt: this.#longAt,
      gapAt: this.#gapAt,
      longMaxima: this.#maxima,
      gaps,
      ...stridesOf(this.#longAt, gaps),
      impacts: this.#impacts,
      masks: packMasks(this.#fields),
    };
    return { packed, before: this.#before };
  }

  /** Gives the number after the last. */
  #copyPostings(from: number, to: number, at: number): number {
    this.#impacts.set(this.#from.impacts.subarray(from, to), at);
    this.#fields.set(this.#fromFields.subarray(from, to), at);
    const end = at + to - from;
    for (let posting = at, before = from; posting < end; posting++) this.#before[posting] = before++;
    return end;
  }
}

/** What stands before each group of terms. */
function groupsOf(counts: Uint8Array): Pick<PackedPostings, 'shortBefore' | 'longBefore'> {
  const groups = Math.ceil(counts.length / groupTerms);
  const shortBefore = new Uint32Array(groups);
  const longBefore = new Uint32Array(groups);
  let [short, long] = [0, 0];
  for (let term = 0; term < counts.length; term++) {
    if (term % groupTerms === 0) {
      shortBefore[term / groupTerms] = short;
      longBefore[term / groupTerms] = long;
    }
    if (counts[term] === 0) long++;
    else short += counts[term]!;
  }
  return { shortBefore, longBefore };
}

/** The marks at each `stride`-th posting of long lists. */
function stridesOf(longAt: Uint32Array, gaps: Uint8Array): Pick<PackedPostings, 'strideFrom' | 'strideAt'> {
  const marks = Math.ceil(longAt.at(-1)! / stride);
  const strideFrom = new Uint32Array(marks);
  const strideAt = new Uint32Array(marks);
  let at = 0;
  let posting = 0;
  for (let list = 0; list + 1 < longAt.length; list++) {
    let next = 0;
    for (const end = longAt[list + 1]!; posting < end; posting++) {
      if (posting % stride === 0) {
        strideFrom[posting / stride] = next;
        strideAt[posting / stride] = at;
      }
      let byte = gaps[at++]!;
      let gap = byte & 0x7f;
      for (let shift = 7; byte >= 0x80; shift += 7) {
        byte = gaps[at++]!;
        gap |= (byte & 0x7f) << shift;
      }
      next += gap + 1;
    }
  }
  return { strideFrom, strideAt };
}

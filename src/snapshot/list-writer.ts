import { packMasks } from './masks.js';
import { groupTerms, type PackedPostings, shortList, stride } from './packed-postings.js';
import { ByteSink } from './varint.js';

/** Number before of a posting that was not there. */
export const newPosting = 0xffffffff;

export interface Posting {
  readonly document: number;
  readonly impact: number;
  readonly field: number;
  /** Its number before, or `newPosting`. */
  readonly before: number;
}

/** The first posting and the number of the long list at which those of a term begin. */
export interface Place {
  readonly short: number;
  readonly list: number;
}

export interface Sizes {
  readonly postings: number;
  readonly shortPostings: number;
  readonly lists: number;
}

/** Writes lists in the order of their terms: pieces of those of before, and lists of their own. */
export class ListWriter {
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

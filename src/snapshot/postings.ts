import { readMask } from './masks.js';
import { type DocumentNumbers, documentNumbers, groupTerms, type PackedPostings, stride } from './packed-postings.js';

/** The inverted index as a query reads it. */
export class Postings {
  /** By posting number. */
  readonly impacts: Uint8Array;
  /** What `decode` read last: document numbers, ascending. */
  readonly decoded: DocumentNumbers;
  readonly #packed: PackedPostings;
  /** By term, one more than where its list is: its first posting when short, else its long list. 0: not yet looked for. */
  readonly #places: Uint32Array;

  /** @param documents how many the collection has */
  constructor(packed: PackedPostings, documents: number) {
    this.#packed = packed;
    this.impacts = packed.impacts;
    this.decoded = documentNumbers(documents, documents);
    this.#places = new Uint32Array(packed.counts.length);
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

  /** First posting of a short list. */
  #shortStart(term: number): number {
    const known = this.#places[term]!;
    if (known !== 0) return known - 1;
    const { counts, shortBefore } = this.#packed;
    let start = shortBefore[Math.floor(term / groupTerms)]!;
    for (let other = term - (term % groupTerms); other < term; other++) start += counts[other]!;
    this.#places[term] = start + 1;
    return start;
  }

  #longList(term: number): number {
    const known = this.#places[term]!;
    if (known !== 0) return known - 1;
    const { counts, longBefore } = this.#packed;
    let list = longBefore[Math.floor(term / groupTerms)]!;
    for (let other = term - (term % groupTerms); other < term; other++) if (counts[other] === 0) list++;
    this.#places[term] = list + 1;
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

import { countBits } from './bits.js';
import { blockPostings, type PackedStatements } from './packed-statements.js';
import { moreFollow } from './statements.js';

/** A posting of an edited document, and the statements that say it. */
export interface OwnPosting {
  readonly posting: number;
  readonly places: readonly number[];
}

export type Places = Pick<PackedStatements, 'said' | 'placesAt' | 'places'>;

/** The last one says by its lack of a mark that none follows. */
export const bytesOf = (places: readonly number[]): number[] =>
  places.map((place, index) => place | (index + 1 < places.length ? moreFollow : 0));

/**
 * Places of statements in which those of some postings are others. What has the numbers that follow each other before and
 * now is copied in one piece.
 * @param own by posting ascending
 * @param before by posting number, its number before; null where all have the number that they had
 * @param postings how many there are now
 */
export function joinPlaces(
  packed: Places,
  own: readonly OwnPosting[],
  before: Uint32Array | null,
  postings: number,
): Places {
  const writer = new PlacesWriter(packed, own, postings);
  let next = 0;
  for (let posting = 0; posting < postings; ) {
    if (own[next]?.posting === posting) {
      writer.write(posting++, own[next++]!.places);
      continue;
    }
    const limit = own[next]?.posting ?? postings;
    let end = before === null ? limit : posting + 1;
    if (before !== null) while (end < limit && before[end] === before[end - 1]! + 1) end++;
    writer.copy(posting, end, (before === null ? posting : before[posting]!) - posting);
    posting = end;
  }
  return writer.finish();
}

class PlacesWriter {
  readonly #from: Places;
  readonly #said: Uint32Array;
  readonly #placesAt: Uint32Array;
  readonly #to: Uint8Array;
  #at = 0;

  constructor(from: Places, own: readonly OwnPosting[], postings: number) {
    this.#from = from;
    this.#placesAt = new Uint32Array(Math.ceil(postings / blockPostings));
    this.#said = new Uint32Array(2 * this.#placesAt.length);
    this.#to = new Uint8Array(own.reduce((sum, { places }) => sum + places.length, from.places.length));
  }

  write(posting: number, places: readonly number[]): void {
    if (posting % blockPostings === 0) this.#placesAt[posting / blockPostings] = this.#at;
    for (const byte of bytesOf(places)) this.#to[this.#at++] = byte;
    if (places.length > 0) this.#said[posting >>> 5]! |= 1 << (posting & 31);
  }

  /** Postings that had numbers further by `shift`. */
  copy(posting: number, end: number, shift: number): void {
    const begin = startOf(this.#from, posting + shift);
    const further = this.#at - begin;
    for (let block = Math.ceil(posting / blockPostings); block * blockPostings < end; block++)
      this.#placesAt[block] = startOf(this.#from, block * blockPostings + shift) + further;
    const piece = this.#from.places.subarray(begin, startOf(this.#from, end + shift));
    this.#to.set(piece, this.#at);
    this.#at += piece.length;
    this.#copyBits(posting, end, shift);
  }

  #copyBits(posting: number, end: number, shift: number): void {
    for (let word = posting >>> 5; word * 32 < end; word++) {
      const bits = bitsFrom(this.#from.said, word * 32 + shift);
      const low = word * 32 < posting ? -1 << (posting & 31) : -1;
      const high = word * 32 + 32 > end ? ~(-1 << (end & 31)) : -1;
      this.#said[word]! |= bits & low & high;
    }
  }

  finish(): Places {
    return { said: this.#said, placesAt: this.#placesAt, places: this.#to.slice(0, this.#at) };
  }
}

/** Where the places of the first posting of this number or above begin that statements say. */
function startOf({ said, placesAt, places }: Places, posting: number): number {
  const block = Math.floor(posting / blockPostings);
  if (block >= placesAt.length) return places.length;
  let before = 0;
  for (let word = 2 * block; word < posting >>> 5; word++) before += countBits(said[word]!);
  if ((posting & 31) !== 0) before += countBits(said[posting >>> 5]! & ~(-1 << (posting & 31)));
  let at = placesAt[block]!;
  for (let left = before; left > 0; at++) if (places[at]! < moreFollow) left--;
  return at;
}

/** 32 bits from this one on; what lies outside is 0. */
function bitsFrom(words: Uint32Array, bit: number): number {
  const word = Math.floor(bit / 32);
  const within = bit - word * 32;
  const low = (words[word] ?? 0) >>> within;
  return within === 0 ? low : low | ((words[word + 1] ?? 0) << (32 - within));
}

import { ByteSink } from './varint.js';

/**
 * Sorted terms in groups: the first of a group in full, each other one as what differs from the one before. A term is found
 * by halving over the groups' first ones.
 *
 * An entry is one byte, the shared bytes in its high half and the further bytes in its low half, each up to 15; where 15
 * stands, what is more follows as LEB128; then the further bytes (UTF-8).
 */
export interface PackedTerms {
  readonly count: Uint32Array;
  readonly bytes: Uint8Array;
  /** Where each group begins. */
  readonly groups: Uint32Array;
}

/** Terms of a group. */
export const groupSize = 16;
/** What half a byte holds at most. */
export const most = 15;

export const noTerms: PackedTerms = {
  count: new Uint32Array(1),
  bytes: new Uint8Array(0),
  groups: new Uint32Array(0),
};

/** @param terms distinct, sorted by code unit */
export function packTerms(terms: readonly string[]): PackedTerms {
  return mergeTerms(noTerms, [], terms).packed;
}

export interface MergedTerms {
  readonly packed: PackedTerms;
  /** For each further term: how many terms of the base stand before it, also those that are left out. */
  readonly before: Uint32Array;
}

/**
 * Packed terms without some and with others, none of them unpacked. Linear in the bytes.
 * @param kept by number in the base: 0 for a term that is left out
 * @param further distinct, sorted by code unit, none of them in the base
 */
export function mergeTerms(base: PackedTerms, kept: ArrayLike<number>, further: readonly string[]): MergedTerms {
  if (further.length === 0 && areAllKept(base, kept)) return { packed: base, before: new Uint32Array(0) };
  const packer = new TermPacker();
  const before = new Uint32Array(further.length);
  const cursor = new TermCursor(base);
  const waiting = new TermBytes();
  let next = 0;
  if (further.length > 0) waiting.set(further[0]!);
  const addWaiting = () => {
    before[next] = cursor.number;
    packer.add(waiting);
    if (++next < further.length) waiting.set(further[next]!);
  };
  for (; cursor.next(); ) {
    while (next < further.length && isBefore(waiting, cursor.term)) addWaiting();
    if (kept[cursor.number] !== 0) packer.add(cursor.term);
  }
  while (next < further.length) addWaiting();
  return { packed: packer.finish(), before };
}

/** Most changes of a document bring no new word and take none away. */
function areAllKept({ count }: PackedTerms, kept: ArrayLike<number>): boolean {
  for (let number = 0; number < count[0]!; number++) if (kept[number] === 0) return false;
  return true;
}

/** A term in UTF-8, in a place of its own that is used again and again. */
class TermBytes {
  bytes = new Uint8Array(256);
  length = 0;

  set(term: string): void {
    this.reserve(3 * term.length);
    let length = 0;
    for (let index = 0; index < term.length; index++) {
      const unit = term.charCodeAt(index);
      if (unit < 0x80) this.bytes[length++] = unit;
      else if (unit >= 0xd800 && unit < 0xe000) {
        length = new TextEncoder().encodeInto(term, this.bytes).written;
        break;
      } else {
        if (unit < 0x800) this.bytes[length++] = 0xc0 | (unit >>> 6);
        else {
          this.bytes[length++] = 0xe0 | (unit >>> 12);
          this.bytes[length++] = 0x80 | ((unit >>> 6) & 0x3f);
        }
        this.bytes[length++] = 0x80 | (unit & 0x3f);
      }
    }
    this.length = length;
  }

  reserve(length: number): void {
    if (length <= this.bytes.length) return;
    const grown = new Uint8Array(2 * length);
    grown.set(this.bytes);
    this.bytes = grown;
  }
}

/** Writes one term after the other. */
class TermPacker {
  readonly #sink = new ByteSink();
  readonly #groups: number[] = [];
  readonly #last = new TermBytes();
  #count = 0;

  add({ bytes, length }: TermBytes): void {
    const first = this.#count++ % groupSize === 0;
    if (first) this.#groups.push(this.#sink.length);
    const last = this.#last;
    let shared = 0;
    const common = first ? 0 : Math.min(last.length, length);
    while (shared < common && last.bytes[shared] === bytes[shared]) shared++;
    const further = length - shared;
    this.#sink.byte((Math.min(shared, most) << 4) | Math.min(further, most));
    if (shared >= most) this.#sink.number(shared - most);
    if (further >= most) this.#sink.number(further - most);
    last.reserve(length);
    for (let index = shared; index < length; index++) {
      last.bytes[index] = bytes[index]!;
      this.#sink.byte(bytes[index]!);
    }
    last.length = length;
  }

  finish(): PackedTerms {
    return {
      count: Uint32Array.of(this.#count),
      bytes: this.#sink.toBytes(),
      groups: Uint32Array.from(this.#groups),
    };
  }
}

/** Reads one term after the other. */
class TermCursor {
  readonly term = new TermBytes();
  /** Number of the term that was read last; in the end, how many there are. */
  number = -1;
  readonly #packed: PackedTerms;
  #at = 0;

  constructor(packed: PackedTerms) {
    this.#packed = packed;
  }

  next(): boolean {
    const { count, bytes } = this.#packed;
    if (++this.number >= count[0]!) return false;
    const head = bytes[this.#at++]!;
    let shared = head >>> 4;
    let further = head & most;
    if (shared === most) shared += this.#number();
    if (further === most) further += this.#number();
    const { term } = this;
    term.length = shared + further;
    term.reserve(term.length);
    for (let index = shared; index < term.length; index++) term.bytes[index] = bytes[this.#at++]!;
    return true;
  }

  #number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.#packed.bytes[this.#at++]!;
      value += (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  }
}

/** Whether a term stands before another by code unit. */
function isBefore(left: TermBytes, right: TermBytes): boolean {
  const common = Math.min(left.length, right.length);
  for (let index = 0; index < common; index++) {
    const own = left.bytes[index]!;
    const other = right.bytes[index]!;
    if (own !== other) return codeUnitOrder(own) < codeUnitOrder(other);
  }
  return left.length < right.length;
}

/** Characters of two code units (from byte 0xf0) stand before those of the last code units (bytes 0xee and 0xef). */
export const codeUnitOrder = (byte: number): number => (byte === 0xee || byte === 0xef ? byte + 0x10 : byte);

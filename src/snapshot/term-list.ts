import { codeUnitOrder, groupSize, most, type PackedTerms } from './packed-terms.js';
import { decodeUtf8 } from './utf8.js';

/** The terms of an opened snapshot. */
export class TermList {
  readonly length: number;
  readonly #bytes: Uint8Array;
  readonly #groups: Uint32Array;
  /** The term that is looked for, in UTF-8. */
  #wanted = new Uint8Array(256);
  /** Terms of the group that was read last: neighbours are read one after the other. */
  #read: { readonly group: number; readonly terms: readonly string[] } = { group: -1, terms: [] };
  // Of the entry that was read last.
  #shared = 0;
  #further = 0;
  #at = 0;

  constructor({ count, bytes, groups }: PackedTerms) {
    this.length = count[0]!;
    this.#bytes = bytes;
    this.#groups = groups;
  }

  get(index: number): string {
    const group = Math.floor(index / groupSize);
    if (this.#read.group !== group) this.#read = { group, terms: this.#decode(group) };
    return this.#read.terms[index % groupSize]!;
  }

  /** Number of a term, or -1. */
  find(text: string): number {
    const length = this.#encode(text);
    return this.#findIn(this.#groupOf(length), length, false);
  }

  /** Whether a term begins with a text of whole characters, or is it. */
  hasBeginning(text: string): boolean {
    const length = this.#encode(text);
    const group = this.#groupOf(length);
    // The least term that is not less than the text is in that group, or the next one's first.
    return this.#findIn(group, length, true) >= 0 || this.#findIn(group + 1, length, true) >= 0;
  }

  /** Number of the first term of a group that is what is looked for, or begins with it, or -1. */
  #findIn(group: number, length: number, begins: boolean): number {
    if (group < 0 || group >= this.#groups.length) return -1;
    const bytes = this.#bytes;
    const wanted = this.#wanted;
    const end = Math.min(groupSize, this.length - group * groupSize);
    // Bytes that the wanted term has in common with the entry before.
    let common = 0;
    this.#at = this.#groups[group]!;
    for (let index = 0; index < end; index++) {
      this.#readEntry();
      const from = this.#at;
      this.#at += this.#further;
      if (this.#shared > common) continue;
      common = this.#shared;
      const entryLength = this.#shared + this.#further;
      while (common < length && common < entryLength && wanted[common] === bytes[from + common - this.#shared])
        common++;
      if (common === length && (begins || common === entryLength)) return group * groupSize + index;
    }
    return -1;
  }

  /** The last group whose first term is not greater than the wanted one, or -1. */
  #groupOf(length: number): number {
    let low = 0;
    let high = this.#groups.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      if (this.#isFirstGreater(middle, length)) high = middle - 1;
      else low = middle + 1;
    }
    return high;
  }

  #isFirstGreater(group: number, length: number): boolean {
    this.#at = this.#groups[group]!;
    this.#readEntry();
    const bytes = this.#bytes;
    const wanted = this.#wanted;
    const end = Math.min(this.#further, length);
    for (let index = 0; index < end; index++) {
      const own = bytes[this.#at + index]!;
      const other = wanted[index]!;
      if (own !== other) return codeUnitOrder(own) > codeUnitOrder(other);
    }
    return this.#further > length;
  }

  #readEntry(): void {
    const head = this.#bytes[this.#at++]!;
    this.#shared = head >>> 4;
    this.#further = head & most;
    if (this.#shared === most) this.#shared += this.#readNumber();
    if (this.#further === most) this.#further += this.#readNumber();
  }

  #readNumber(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.#bytes[this.#at++]!;
      value += (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  }

  #decode(group: number): string[] {
    const end = Math.min(groupSize, this.length - group * groupSize);
    const terms: string[] = [];
    let term = new Uint8Array(64);
    this.#at = this.#groups[group]!;
    for (let index = 0; index < end; index++) {
      this.#readEntry();
      const length = this.#shared + this.#further;
      if (length > term.length) term = grown(term, 2 * length);
      term.set(this.#bytes.subarray(this.#at, this.#at + this.#further), this.#shared);
      this.#at += this.#further;
      terms.push(decodeUtf8(term, 0, length));
    }
    return terms;
  }

  /** Puts a text into `#wanted`; returns its length in bytes. */
  #encode(text: string): number {
    if (3 * text.length > this.#wanted.length) this.#wanted = new Uint8Array(6 * text.length);
    const wanted = this.#wanted;
    let length = 0;
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index);
      if (unit < 0x80) wanted[length++] = unit;
      else if (unit < 0x800) {
        wanted[length++] = 0xc0 | (unit >>> 6);
        wanted[length++] = 0x80 | (unit & 0x3f);
      } else if (unit >= 0xd800 && unit < 0xe000) return new TextEncoder().encodeInto(text, wanted).written;
      else {
        wanted[length++] = 0xe0 | (unit >>> 12);
        wanted[length++] = 0x80 | ((unit >>> 6) & 0x3f);
        wanted[length++] = 0x80 | (unit & 0x3f);
      }
    }
    return length;
  }
}

function grown(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(length);
  copy.set(bytes);
  return copy;
}

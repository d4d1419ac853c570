/** Sorted terms as they lie in a snapshot. */
export interface PackedTerms {
  /** All terms in UTF-8, one after the other. */
  readonly bytes: Uint8Array;
  /** Term `t` is bytes `offsets[t]` to `offsets[t + 1]`. */
  readonly offsets: Uint32Array;
}

/** @param terms distinct, in code-point order: that of their UTF-8 bytes */
export function packTerms(terms: readonly string[]): PackedTerms {
  const encoder = new TextEncoder();
  const encoded = terms.map((term) => encoder.encode(term));
  const offsets = new Uint32Array(terms.length + 1);
  encoded.forEach(({ length }, term) => {
    offsets[term + 1] = offsets[term]! + length;
  });
  const bytes = new Uint8Array(offsets[terms.length]!);
  encoded.forEach((term, number) => {
    bytes.set(term, offsets[number]!);
  });
  return { bytes, offsets };
}

/** The terms of an opened snapshot. A term is found by binary search over its bytes. */
export class TermList {
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });

  constructor(private readonly packed: PackedTerms) {}

  get length(): number {
    return this.packed.offsets.length - 1;
  }

  get(index: number): string {
    const { bytes, offsets } = this.packed;
    return this.#decoder.decode(bytes.subarray(offsets[index], offsets[index + 1]));
  }

  /** Number of a term, or -1. */
  find(text: string): number {
    const wanted = this.#encoder.encode(text);
    const at = this.#firstNotBefore(wanted);
    return at < this.length && this.#lengthOf(at) === wanted.length && this.#beginsWith(at, wanted) ? at : -1;
  }

  /** Whether a term begins with a text of whole characters, or is it. */
  hasBeginning(text: string): boolean {
    const wanted = this.#encoder.encode(text);
    const at = this.#firstNotBefore(wanted);
    return at < this.length && this.#beginsWith(at, wanted);
  }

  #firstNotBefore(wanted: Uint8Array): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#isBefore(middle, wanted)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #isBefore(term: number, wanted: Uint8Array): boolean {
    const { bytes, offsets } = this.packed;
    const from = offsets[term]!;
    const length = Math.min(this.#lengthOf(term), wanted.length);
    for (let at = 0; at < length; at++) {
      const [own, other] = [bytes[from + at]!, wanted[at]!];
      if (own !== other) return own < other;
    }
    return this.#lengthOf(term) < wanted.length;
  }

  #beginsWith(term: number, wanted: Uint8Array): boolean {
    const { bytes, offsets } = this.packed;
    const from = offsets[term]!;
    return this.#lengthOf(term) >= wanted.length && wanted.every((byte, at) => bytes[from + at] === byte);
  }

  #lengthOf(term: number): number {
    const { offsets } = this.packed;
    return offsets[term + 1]! - offsets[term]!;
  }
}

const slots = 1 << 16;
// FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/
const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/**
 * Whether a text was seen lately, in a memory that never grows and holds no text: one hash in each slot, the last one that fell
 * there. It may forget, and once in some billions it errs.
 */
export class SeenBefore {
  readonly #hashes = new Uint32Array(slots);

  /** Notes the text. */
  before(text: string): boolean {
    let hash = offsetBasis;
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
    // 0 stands for nothing.
    const noted = hash >>> 0 || 1;
    const slot = (noted ^ (noted >>> 16)) & (slots - 1);
    const seen = this.#hashes[slot] === noted;
    this.#hashes[slot] = noted;
    return seen;
  }
}

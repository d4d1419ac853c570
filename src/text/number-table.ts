const initialSlots = 1 << 12;
/** Slots that are looked at for one key: texts may be written so that thousands of keys share a slot. */
const mostProbes = 32;

/**
 * Whole numbers of 32 bits → whole numbers from 0 on, in typed arrays with open addressing: several times as fast to ask as
 * a Map, which counts where every pair of characters is looked up. A memory of what can be worked out again: a key whose
 * slots are all taken by others is not kept.
 */
export class NumberTable {
  /** By slot the key and its value plus one, side by side; 0: free. */
  #slots = new Int32Array(2 * initialSlots);
  #size = 0;

  /** The value of a key, -1 when it has none. */
  get(key: number): number {
    const slot = this.#slot(key);
    return slot < 0 ? -1 : this.#slots[slot + 1]! - 1;
  }

  /** Gives a key its value, the first or another, unless too many others are in its place. */
  set(key: number, value: number): void {
    const slot = this.#slot(key);
    if (slot < 0) return;
    if (this.#slots[slot + 1] === 0 && ++this.#size * 4 > this.#slots.length) {
      this.#grow();
      this.#put(this.#slot(key), key, value);
    } else this.#put(slot, key, value);
  }

  #put(slot: number, key: number, value: number): void {
    if (slot < 0) return;
    this.#slots[slot] = key;
    this.#slots[slot + 1] = value + 1;
  }

  /** Where the key is, or the free place where it belongs, -1 for none near: half of the places are free. */
  #slot(key: number): number {
    const slots = this.#slots;
    const mask = slots.length - 2;
    let slot = (spread(key) << 1) & mask;
    for (let probe = 0; probe < mostProbes; probe++, slot = (slot + 2) & mask)
      if (slots[slot + 1] === 0 || slots[slot] === key) return slot;
    return -1;
  }

  #grow(): void {
    const slots = this.#slots;
    this.#slots = new Int32Array(2 * slots.length);
    for (let slot = 0; slot < slots.length; slot += 2) {
      if (slots[slot + 1] !== 0) this.#put(this.#slot(slots[slot]!), slots[slot]!, slots[slot + 1]! - 1);
    }
  }
}

/** Bits of a key mixed so that keys of a pattern have slots all over: the finish of MurmurHash3, shortened by a step. */
function spread(key: number): number {
  const mixed = Math.imul(key ^ (key >>> 16), 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}

const initialSlots = 1 << 12;

/**
 * Whole numbers of 32 bits → whole numbers from 0 on, in typed arrays with open addressing: several times as fast to ask as
 * a Map, which counts where every pair of characters is looked up.
 */
export class NumberTable {
  /** By slot the key and its value plus one, side by side; 0: free. */
  #slots = new Int32Array(2 * initialSlots);
  #size = 0;

  /** The value of a key, -1 when it has none. */
  get(key: number): number {
    return this.#slots[this.#slot(key) + 1]! - 1;
  }

  /** Gives a key its value, the first or another. */
  set(key: number, value: number): void {
    const slot = this.#slot(key);
    if (this.#slots[slot + 1] === 0 && ++this.#size * 4 > this.#slots.length) {
      this.#grow();
      this.#put(this.#slot(key), key, value);
    } else this.#put(slot, key, value);
  }

  #put(slot: number, key: number, value: number): void {
    this.#slots[slot] = key;
    this.#slots[slot + 1] = value + 1;
  }

  /** Where the key is, or the free place where it belongs: half of the places are free. */
  #slot(key: number): number {
    const slots = this.#slots;
    const mask = slots.length - 2;
    const spread = Math.imul(key, 0x9e3779b1);
    let slot = ((spread ^ (spread >>> 15)) << 1) & mask;
    while (slots[slot + 1] !== 0 && slots[slot] !== key) slot = (slot + 2) & mask;
    return slot;
  }

  #grow(): void {
    const slots = this.#slots;
    this.#slots = new Int32Array(2 * slots.length);
    for (let slot = 0; slot < slots.length; slot += 2) {
      if (slots[slot + 1] !== 0) this.#put(this.#slot(slots[slot]!), slots[slot]!, slots[slot + 1]! - 1);
    }
  }
}

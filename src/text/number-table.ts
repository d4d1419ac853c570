const initialSlots = 1 << 12;

/**
 * Whole numbers of 32 bits → whole numbers from 0 on, in typed arrays with open addressing: several times as fast to ask as
 * a Map, which counts where every pair of characters is looked up.
 */
export class NumberTable {
  #keys = new Int32Array(initialSlots);
  /** Value plus one by slot; 0: free. */
  #values = new Int32Array(initialSlots);
  #size = 0;

  /** The value of a key, -1 when it has none. */
  get(key: number): number {
    return this.#values[this.#slot(key)]! - 1;
  }

  /** Gives a key its value, the first or another. */
  set(key: number, value: number): void {
    const slot = this.#slot(key);
    if (this.#values[slot] === 0 && ++this.#size * 2 > this.#keys.length) {
      this.#grow();
      this.#put(this.#slot(key), key, value);
    } else this.#put(slot, key, value);
  }

  #put(slot: number, key: number, value: number): void {
    this.#keys[slot] = key;
    this.#values[slot] = value + 1;
  }

  /** Where the key is, or the free place where it belongs: half of the places are free. */
  #slot(key: number): number {
    const keys = this.#keys;
    const values = this.#values;
    const mask = keys.length - 1;
    const spread = Math.imul(key, 0x9e3779b1);
    let slot = (spread ^ (spread >>> 15)) & mask;
    while (values[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const keys = this.#keys;
    const values = this.#values;
    this.#keys = new Int32Array(keys.length * 2);
    this.#values = new Int32Array(keys.length * 2);
    for (let slot = 0; slot < keys.length; slot++) {
      if (values[slot] !== 0) this.#put(this.#slot(keys[slot]!), keys[slot]!, values[slot]! - 1);
    }
  }
}

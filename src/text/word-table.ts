const manySlots = 1 << 12;

/**
 * Words → values, asked with the place of a word in a text: nothing is cut out of the text to ask, and what is not the word
 * is mostly told by its hash alone.
 */
export class WordTable<Value> {
  readonly #initialSlots: number;
  #hashes: Int32Array;
  /** Number of the entry plus one by slot; 0: free. */
  #slots: Int32Array;
  readonly #words: string[] = [];
  readonly #values: Value[] = [];

  /** @param slots places at first, a power of two: twice as many as there will be words */
  constructor(slots = manySlots) {
    this.#initialSlots = slots;
    this.#hashes = new Int32Array(slots);
    this.#slots = new Int32Array(slots);
  }

  get size(): number {
    return this.#words.length;
  }

  /** The value of the word from `start` to `end`, or undefined. */
  get(text: string, start: number, end: number): Value | undefined {
    const hash = hashOf(text, start, end);
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let slot = hash & mask; slots[slot] !== 0; slot = (slot + 1) & mask) {
      if (this.#hashes[slot] !== hash) continue;
      const word = this.#words[slots[slot]! - 1]!;
      if (word.length === end - start && text.startsWith(word, start)) return this.#values[slots[slot]! - 1];
    }
    return undefined;
  }

  /** Adds a word that is not there. */
  add(word: string, value: Value): void {
    if ((this.size + 1) * 2 > this.#slots.length) this.#grow();
    this.#words.push(word);
    this.#put(hashOf(word, 0, word.length), this.#values.push(value));
  }

  clear(): void {
    this.#hashes = new Int32Array(this.#initialSlots);
    this.#slots = new Int32Array(this.#initialSlots);
    this.#words.length = 0;
    this.#values.length = 0;
  }

  /** Half of the slots stay free, so that a free one is near. */
  #put(hash: number, entry: number): void {
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
    this.#hashes[slot] = hash;
    this.#slots[slot] = entry;
  }

  #grow(): void {
    const hashes = this.#hashes;
    const slots = this.#slots;
    this.#hashes = new Int32Array(slots.length * 2);
    this.#slots = new Int32Array(slots.length * 2);
    for (let slot = 0; slot < slots.length; slot++) if (slots[slot] !== 0) this.#put(hashes[slot]!, slots[slot]!);
  }
}

function hashOf(text: string, start: number, end: number): number {
  let hash = end - start;
  for (let index = start; index < end; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash ^ (hash >>> 15);
}

import type { StringList } from '../snapshot/index.js';

/** Finds the place of a text in a list of names without comparing it with all of them. Made when first asked. */
export class NameIndex {
  readonly #names: StringList;
  /** One more than the place of the name that a hash leads to, 0 for none: a hash table with open addressing. */
  #slots: Uint32Array | null = null;

  constructor(names: StringList) {
    this.#names = names;
  }

  /** Place of the first name that is this text, or -1. */
  find(text: string): number {
    this.#slots ??= this.#fill();
    return this.#slots[this.#slotOf(this.#slots, text)]! - 1;
  }

  #fill(): Uint32Array {
    const slots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * this.#names.length + 2)));
    for (let place = 0; place < this.#names.length; place++) {
      const slot = this.#slotOf(slots, this.#names.get(place));
      if (slots[slot] === 0) slots[slot] = place + 1;
    }
    return slots;
  }

  /** The slot of a text, or the empty one where it would be. */
  #slotOf(slots: Uint32Array, text: string): number {
    const mask = slots.length - 1;
    let slot = hash(text) & mask;
    while (slots[slot] !== 0 && this.#names.get(slots[slot]! - 1) !== text) slot = (slot + 1) & mask;
    return slot;
  }
}

function hash(text: string): number {
  let value = 0;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value ^ (value >>> 15);
}

import type { StringList } from '../snapshot/index.js';

/** Strings that are kept, a power of two. */
const slots = 4096;

/** A list of strings of which those that were read last are kept: reading one decodes it. */
export class KeptStrings implements StringList {
  readonly #list: StringList;
  /** By the low bits of a number: one more than the number whose string is there. */
  readonly #owners = new Uint32Array(slots);
  readonly #texts: string[] = new Array<string>(slots).fill('');

  constructor(list: StringList) {
    this.#list = list;
  }

  get length(): number {
    return this.#list.length;
  }

  get(index: number): string {
    const slot = index & (slots - 1);
    if (this.#owners[slot] === index + 1) return this.#texts[slot]!;
    const text = this.#list.get(index);
    this.#owners[slot] = index + 1;
    this.#texts[slot] = text;
    return text;
  }
}

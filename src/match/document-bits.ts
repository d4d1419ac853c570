import { countBits, type DocumentNumbers } from '../snapshot/index.js';

/** Share of a collection from which on a bit for each of its documents takes about as much room as their numbers. */
const commonShare = 1 / 16;

/** Whether a list of so many documents is worth a bit for each document of the collection. */
export const isCommon = (length: number, documents: number): boolean => length >= commonShare * documents;

/**
 * A set of documents in which the place of one is found in a few steps, whatever its size: a bit for each document of the
 * collection, and before each 32 of them how many there were (rank directory: Jacobson, "Space-efficient Static Trees and
 * Graphs", 1989).
 */
export class DocumentBits {
  /** In turns 32 bits, and how many are set before them: both are on one line of the processor's cache. */
  readonly #words: Uint32Array;

  /** @param numbers ascending @param documents how many the collection has */
  constructor(numbers: DocumentNumbers, documents: number) {
    const words = new Uint32Array(2 * (Math.ceil(documents / 32) || 1));
    for (let index = 0; index < numbers.length; index++) {
      const document = numbers[index]!;
      words[2 * (document >>> 5)]! |= 1 << (document & 31);
    }
    let before = 0;
    for (let word = 0; word < words.length; word += 2) {
      words[word + 1] = before;
      before += countBits(words[word]!);
    }
    this.#words = words;
  }

  get byteLength(): number {
    return this.#words.byteLength;
  }

  /** Place of a document in the list, or -1. */
  place(document: number): number {
    const word = 2 * (document >>> 5);
    const bits = this.#words[word]!;
    const bit = document & 31;
    if (((bits >>> bit) & 1) === 0) return -1;
    return this.#words[word + 1]! + countBits(bits & ((1 << bit) - 1));
  }
}

import { fromHex, toHex } from '../platform/index.js';
import { keyBytes } from './record.js';

/** The keys of a version's records by document, and the documents by key: 8 to 16 bytes a document besides the keys. */
export class RecordKeys {
  /** The document of a key, and one more, at a place that the key says, or behind it; 0 where there is none. */
  readonly #places: Uint32Array;

  /** @param keys one after the other, by document */
  constructor(private readonly keys: Uint8Array) {
    const documents = keys.length / keyBytes;
    this.#places = new Uint32Array(2 ** Math.ceil(Math.log2(2 * documents + 1)));
    for (let document = 0; document < documents; document++) {
      let place = this.#placeOf(this.bytes(document));
      while (this.#places[place]! > 0) place = (place + 1) % this.#places.length;
      this.#places[place] = document + 1;
    }
  }

  bytes(document: number): Uint8Array {
    return this.keys.subarray(document * keyBytes, (document + 1) * keyBytes);
  }

  get(document: number): string {
    return toHex(this.bytes(document));
  }

  /** Number of the document of a record, or -1 for a record of another version. */
  find(key: string): number {
    const wanted = fromHex(key);
    for (let place = this.#placeOf(wanted); this.#places[place]! > 0; place = (place + 1) % this.#places.length) {
      const document = this.#places[place]! - 1;
      if (this.bytes(document).every((byte, at) => byte === wanted[at])) return document;
    }
    return -1;
  }

  /** Keys are hashes: their first bytes are evenly spread. */
  #placeOf(key: Uint8Array): number {
    return (key[0]! + key[1]! * 2 ** 8 + key[2]! * 2 ** 16 + key[3]! * 2 ** 24) % this.#places.length;
  }
}

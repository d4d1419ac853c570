import { concatBytes, fromHex, type Platform, toHex } from '../platform/index.js';
import { type PackedTerms, TermList } from '../snapshot/index.js';

/**
 * The part of the text index that belongs to one document: its postings and its key texts. It depends only on the document
 * and the average field lengths, so it is the same in every version that contains the document.
 */
export interface DocumentRow {
  /** The terms of its postings and key texts, in code-point order. */
  readonly terms: TermList;
  /** By term, as in the postings of a snapshot; 0 without a posting. */
  readonly impacts: Uint8Array;
  readonly fields: Uint8Array;
  readonly texts: {
    readonly kinds: Uint8Array;
    readonly lines: Uint32Array;
    readonly qualifiers: Uint32Array;
    /** Pairs of a term, by its place in `terms`, and the place of a text that has it, in the order of the texts. */
    readonly pairTerms: Uint32Array;
    readonly pairTexts: Uint32Array;
  };
}

/** Bytes of a key, which identifies the content of a record. */
export const keyBytes = 12;

/** The numbers of terms, texts and pairs that follow. */
const headNumbers = 3;

export function packRow(terms: PackedTerms, { impacts, fields, texts }: Omit<DocumentRow, 'terms'>): Uint8Array {
  const { kinds, lines, qualifiers, pairTerms, pairTexts } = texts;
  const lengths = terms.offsets.slice(1).map((end, term) => end - terms.offsets[term]!);
  const head = Uint32Array.of(lengths.length, kinds.length, pairTerms.length);
  const lists = [head, lengths, lines, qualifiers, pairTerms, pairTexts, impacts, fields, kinds, terms.bytes];
  return concatBytes(lists.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)));
}

/** A packed row as it is stored, with its key. */
export const encodeRow = (packed: Uint8Array, key: Uint8Array, { deflate }: Platform): Uint8Array =>
  concatBytes([key, deflate(packed)]);

/** The row of these bytes; null when they are damaged or belong to another record. */
export function decodeRow(bytes: Uint8Array, key: Uint8Array, platform: Platform): DocumentRow | null {
  if (!key.every((byte, at) => bytes[at] === byte)) return null;
  const inflated = inflatedOrNull(bytes.subarray(keyBytes), platform);
  if (inflated === null || inflated.length < headNumbers * 4) return null;
  const own = new Uint8Array(inflated); // aligned, and of its own buffer
  let at = 0;
  const numbers = (length: number): Uint32Array => {
    at += length * 4;
    return new Uint32Array(own.buffer, at - length * 4, length);
  };
  const small = (length: number): Uint8Array => {
    at += length;
    return own.subarray(at - length, at);
  };
  const [termCount, textCount, pairCount] = numbers(headNumbers) as unknown as [number, number, number];
  if (own.length < headNumbers * 4 + termCount * 6 + textCount * 9 + pairCount * 8) return null;
  const lengths = numbers(termCount);
  const [lines, qualifiers] = [numbers(textCount), numbers(textCount)];
  const [pairTerms, pairTexts] = [numbers(pairCount), numbers(pairCount)];
  const [impacts, fields, kinds] = [small(termCount), small(termCount), small(textCount)];
  const offsets = new Uint32Array(termCount + 1);
  for (let term = 0; term < termCount; term++) offsets[term + 1] = offsets[term]! + lengths[term]!;
  const terms = new TermList({ bytes: own.subarray(at), offsets });
  if (own.length - at !== offsets[termCount]) return null;
  return { terms, impacts, fields, texts: { kinds, lines, qualifiers, pairTerms, pairTexts } };
}

function inflatedOrNull(bytes: Uint8Array, platform: Platform): Uint8Array | null {
  try {
    return platform.inflate(bytes);
  } catch {
    return null;
  }
}

/** The keys of the records of a version, and a hash table from key to document: 8 to 16 bytes per document besides the keys. */
export class RecordKeys {
  /** Document number + 1 at the place of its key, or at the next free place; 0 for a free place. */
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

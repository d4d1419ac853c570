import type { Document } from '../model/index.js';
import { lettersHash } from './normalize.js';

/** Length of a shingle: long enough to be rare in Han text, short enough that a changed word leaves others intact. */
const shingleLength = 4;
/** Texts with fewer shingles are too short to compare. */
const minShingles = 24;
/** Longer texts are compared by their first shingles, since the beginning of a case says what it is about. */
const maxShingles = 4096;
/** Bands × rows of the MinHash signature: pairs with a Jaccard similarity of 0.8 share a band with a probability above 0.999. */
const bands = 16;
const rows = 4;

/** FNV-1a hashes of the overlapping character n-grams of a text, ignoring spaces, punctuation and case. */
export function shinglesOf(text: string): Set<number> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const shingles = new Set<number>();
  for (let start = 0; start + shingleLength <= letters.length && shingles.size < maxShingles; start++)
    shingles.add(lettersHash(letters, start, start + shingleLength));
  return shingles;
}

/**
 * One hash per band of a set's MinHash signature (locality-sensitive hashing): near-identical sets share at least one.
 * Empty for a set that is too small.
 */
export function sketchOf(shingles: ReadonlySet<number>, fewest = minShingles): readonly number[] {
  if (shingles.size < fewest) return [];
  const signature = new Uint32Array(bands * rows).fill(0xffffffff);
  for (const shingle of shingles) {
    for (let row = 0; row < signature.length; row++) {
      const hash = mix(shingle ^ Math.imul(row + 1, 0x9e3779b1));
      if (hash < signature[row]!) signature[row] = hash;
    }
  }
  return Array.from({ length: bands }, (_, band) =>
    signature
      .subarray(band * rows, (band + 1) * rows)
      .reduce((hash, row) => mix(Math.imul(hash, 0x01000193) ^ row), band),
  );
}

/** The finalizer of MurmurHash3: each input bit changes half of the output bits. */
function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Order-independent digest of a set of numbers below 2³²; different sets collide with a probability of 2⁻⁶⁴. */
export function setDigest(numbers: Iterable<number>): string {
  let sum = 0;
  let parity = 0;
  for (const number of new Set(numbers)) {
    const mixed = mix(number);
    sum = (sum + mixed) >>> 0;
    parity ^= mix(mixed ^ 0x9e3779b9);
  }
  return `${sum.toString(36)}.${(parity >>> 0).toString(36)}`;
}

/** The text by which near-duplicates are found. */
export const substance = ({
  title,
  symptoms,
  causes,
  resolutions,
}: Pick<Document, 'title' | 'symptoms' | 'causes' | 'resolutions'>): string =>
  [title, ...[...symptoms, ...causes, ...resolutions].map((item) => item.text)].join('\n');

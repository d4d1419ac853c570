import type { Document } from '../model/index.js';

/** Characters of a shingle: long enough to be rare in Han text, short enough to survive a changed word. */
const shingleLength = 4;
/** Texts of fewer shingles say too little to be told apart by them. */
const fewestShingles = 24;
/** Longer texts are compared by their first shingles: the substance of a case is at its head. */
const mostShingles = 4096;
/** Bands × rows of the MinHash signature: pairs with 80 % in common share a band with probability over 0.999. */
const bands = 16;
const rows = 4;

/** Hashes of the overlapping pieces of a text, without its spaces, punctuation and case. */
export function shinglesOf(text: string): Set<number> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const shingles = new Set<number>();
  for (let start = 0; start + shingleLength <= letters.length && shingles.size < mostShingles; start++) {
    let hash = 0x811c9dc5;
    for (let at = start; at < start + shingleLength; at++) hash = Math.imul(hash ^ letters.charCodeAt(at), 0x01000193);
    shingles.add(hash >>> 0);
  }
  return shingles;
}

/**
 * One number for each band of a text's MinHash signature: near-identical texts have one in common at the same place. Empty
 * for a text that says too little. Small enough to be kept for every document.
 */
export function sketchOf(shingles: ReadonlySet<number>): readonly number[] {
  if (shingles.size < fewestShingles) return [];
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

/** Words of 32 slots each: most texts fill a third of them, and two that have little in common fill others. */
const outlineWords = 64;

/**
 * How many shingles a text has, then one bit for each slot that one of them falls into: tells at most how much two texts
 * have in common without the texts.
 */
export function outlineOf(shingles: ReadonlySet<number>): readonly number[] {
  const slots = new Uint32Array(outlineWords);
  for (const shingle of shingles) {
    const slot = mix(shingle) % (32 * outlineWords);
    slots[slot >>> 5]! |= 1 << (slot & 31);
  }
  return [shingles.size, ...slots];
}

/** The share of common shingles (Jaccard) that two texts can have at most: what fills a slot that the other leaves empty is not common. */
export function mostShare(first: ArrayLike<number>, second: ArrayLike<number>): number {
  const [ofFirst, ofSecond] = [first[0]!, second[0]!];
  let onlyFirst = 0;
  let onlySecond = 0;
  for (let word = 1; word <= outlineWords; word++) {
    const [own, other] = [first[word]!, second[word]!];
    onlyFirst += ones(own & ~other);
    onlySecond += ones(other & ~own);
  }
  const common = Math.min(ofFirst - onlyFirst, ofSecond - onlySecond);
  return common / (ofFirst + ofSecond - common);
}

/** How many bits are set (Hacker's Delight, 5-1). */
function ones(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The finisher of MurmurHash3: every bit of the input changes half of the output's. */
export function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Equal for the same set of numbers below 2³², whatever their order; different sets have one digest once in 2⁶⁴. */
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

/** What a document has to say: the text by which two are found to be the same incident told twice. */
export const substance = ({
  title,
  symptoms,
  causes,
  resolutions,
}: Pick<Document, 'title' | 'symptoms' | 'causes' | 'resolutions'>): string =>
  [title, ...[...symptoms, ...causes, ...resolutions].map((item) => item.text)].join('\n');

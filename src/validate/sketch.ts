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
export function sketchOf(text: string): readonly number[] {
  const shingles = shinglesOf(text);
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

/** The finisher of MurmurHash3: every bit of the input changes half of the output's. */
export function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

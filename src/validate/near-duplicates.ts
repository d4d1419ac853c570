/** Characters of a shingle: long enough to be rare in Han text, short enough to survive a changed word. */
const shingleLength = 4;
/** Texts of fewer shingles say too little to be told apart by them. */
const fewestShingles = 24;
/** Longer texts are compared by their first shingles: the substance of a case is at its head. */
const mostShingles = 4096;
/** Bands × rows of the MinHash signature: pairs with 80 % in common share a band with probability over 0.999. */
const bands = 16;
const rows = 4;
/** Items that a bucket keeps for comparison. */
const bucketSize = 8;

export interface NearDuplicate<Item> {
  readonly first: Item;
  readonly second: Item;
  /** Jaccard share of common shingles, 0 to 1. */
  readonly share: number;
}

interface Entry<Item> {
  readonly item: Item;
  readonly shingles: ReadonlySet<number>;
  readonly order: number;
}

/**
 * Pairs of near-identical texts, each later item with the earliest that it repeats.
 * Time is linear in the text: MinHash signatures put likely pairs into one bucket, and a bucket keeps a few items that
 * repeat no other, so that a thousand copies cost a thousand comparisons.
 * @param comparable false for pairs that are two things however alike their texts are.
 */
export function nearDuplicates<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  threshold: number,
  comparable: (first: Item, second: Item) => boolean,
): NearDuplicate<Item>[] {
  const buckets = new Map<string, Entry<Item>[]>();
  const found: NearDuplicate<Item>[] = [];
  for (const [order, item] of items.entries()) {
    const shingles = shinglesOf(textOf(item));
    if (shingles.size < fewestShingles) continue;
    const entry: Entry<Item> = { item, shingles, order };
    const keys = bandKeys(shingles);
    const repeated = [...new Set(keys.flatMap((key) => buckets.get(key) ?? []))]
      .filter((earlier) => comparable(earlier.item, item))
      .sort((a, b) => a.order - b.order)
      .map((earlier) => ({ first: earlier.item, second: item, share: commonShare(earlier.shingles, shingles) }))
      .find((pair) => pair.share >= threshold);
    if (repeated) found.push(repeated);
    else for (const key of keys) keep(buckets, key, entry);
  }
  return found;
}

function keep<Item>(buckets: Map<string, Entry<Item>[]>, key: string, entry: Entry<Item>): void {
  const bucket = buckets.get(key);
  if (!bucket) buckets.set(key, [entry]);
  else if (bucket.length < bucketSize) bucket.push(entry);
}

/** Hashes of the overlapping pieces of a text, without its spaces, punctuation and case. */
function shinglesOf(text: string): Set<number> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const shingles = new Set<number>();
  for (let start = 0; start + shingleLength <= letters.length && shingles.size < mostShingles; start++) {
    let hash = 0x811c9dc5;
    for (let at = start; at < start + shingleLength; at++) hash = Math.imul(hash ^ letters.charCodeAt(at), 0x01000193);
    shingles.add(hash >>> 0);
  }
  return shingles;
}

/** One key for each band of the MinHash signature. */
function bandKeys(shingles: ReadonlySet<number>): string[] {
  const signature = new Uint32Array(bands * rows).fill(0xffffffff);
  for (const shingle of shingles) {
    for (let row = 0; row < signature.length; row++) {
      const hash = mix(shingle ^ Math.imul(row + 1, 0x9e3779b1));
      if (hash < signature[row]!) signature[row] = hash;
    }
  }
  return Array.from(
    { length: bands },
    (_, band) => `${band}:${signature.subarray(band * rows, (band + 1) * rows).join(':')}`,
  );
}

/** The finisher of MurmurHash3: every bit of the input changes half of the output's. */
function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function commonShare(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  let common = 0;
  for (const shingle of a) if (b.has(shingle)) common++;
  return common / (a.size + b.size - common);
}

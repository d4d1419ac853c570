import { mostShare, shinglesOf } from './sketch.js';

/** Items that a bucket keeps for comparison. */
const bucketSize = 8;

export interface NearDuplicate<Item> {
  readonly first: Item;
  readonly second: Item;
  /** Jaccard share of common shingles, 0 to 1. */
  readonly share: number;
}

/** What is compared, and how. */
export interface Comparison<Item> {
  readonly textOf: (item: Item) => string;
  /** The text's sketch (sketch.ts): texts are looked at only where these agree. */
  readonly sketchOf: (item: Item) => readonly number[];
  /** The text's outline (sketch.ts): texts are looked at only where these may have enough in common. */
  readonly outlineOf: (item: Item) => ArrayLike<number>;
  /** Share of common shingles from which two texts are nearly one. */
  readonly threshold: number;
  /** False for pairs that are two things however alike their texts are. */
  readonly comparable: (first: Item, second: Item) => boolean;
}

interface Entry<Item> {
  readonly item: Item;
  readonly order: number;
  shingles: ReadonlySet<number> | null;
}

/**
 * Pairs of near-identical texts, each later item with the earliest that it repeats.
 * Time is linear in the text: sketches put likely pairs into one bucket, and a bucket keeps a few items that repeat no
 * other, so that a thousand copies cost a thousand comparisons.
 */
export function nearDuplicates<Item>(
  items: readonly Item[],
  { textOf, sketchOf, outlineOf, threshold, comparable }: Comparison<Item>,
): NearDuplicate<Item>[] {
  const shingles = (entry: Entry<Item>) => {
    entry.shingles ??= shinglesOf(textOf(entry.item));
    return entry.shingles;
  };
  const buckets = new Map<number, Entry<Item>[]>();
  const found: NearDuplicate<Item>[] = [];
  for (const [order, item] of items.entries()) {
    const entry: Entry<Item> = { item, order, shingles: null };
    const keys = sketchOf(item);
    const repeated = first(agreeing(buckets, keys), (earlier) => {
      if (!comparable(earlier.item, item)) return null;
      if (mostShare(outlineOf(earlier.item), outlineOf(item)) < threshold) return null;
      const share = commonShare(shingles(earlier), shingles(entry));
      return share < threshold ? null : { first: earlier.item, second: item, share };
    });
    if (repeated) found.push(repeated);
    else for (const key of keys) keep(buckets, key, entry);
  }
  return found;
}

/** The first result that is not null. */
function first<Item, Result>(items: readonly Item[], resultOf: (item: Item) => Result | null): Result | null {
  for (const item of items) {
    const result = resultOf(item);
    if (result !== null) return result;
  }
  return null;
}

/** Kept items that have one of the keys, each once, in their order. */
function agreeing<Item>(
  buckets: ReadonlyMap<number, readonly Entry<Item>[]>,
  keys: readonly number[],
): readonly Entry<Item>[] {
  const met = new Set<Entry<Item>>();
  for (const key of keys) for (const entry of buckets.get(key) ?? []) met.add(entry);
  return [...met].sort((a, b) => a.order - b.order);
}

function keep<Item>(buckets: Map<number, Entry<Item>[]>, key: number, entry: Entry<Item>): void {
  const bucket = buckets.get(key);
  if (!bucket) buckets.set(key, [entry]);
  else if (bucket.length < bucketSize) bucket.push(entry);
}

function commonShare(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  let common = 0;
  for (const shingle of a) if (b.has(shingle)) common++;
  return common / (a.size + b.size - common);
}

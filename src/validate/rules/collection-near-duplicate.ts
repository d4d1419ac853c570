import { fileName, isTranslation, relatedTo } from '../collection.js';
import type { CollectionMember, CollectionRule } from '../rule.js';
import { mostShare, shinglesOf, substance } from '../sketch.js';

/** Share of common shingles from which two texts are the same incident told twice. */
const sameText = 0.8;

export const nearDuplicate: CollectionRule = {
  id: 'collection/near-duplicate',
  description: 'Two documents do not tell the same title, causes and resolutions in nearly the same words.',
  severity: 'warning',
  *check(members) {
    const told = members.filter((member) => member.kind !== 'article');
    const pairs = nearDuplicates(told, {
      textOf: substance,
      sketchOf: ({ facts }) => facts.sketch,
      outlineOf: ({ facts }) => facts.outline,
      threshold: sameText,
      comparable: mayBeOne,
    });
    for (const { first, second, share } of pairs) {
      yield {
        path: second.path,
        range: second.facts.named.title,
        message: `Unexpected near-duplicate of ${first.path} (${Math.floor(share * 100)} % in common), expected one document for one incident`,
        related: relatedTo([first], 'says nearly the same'),
      };
    }
  },
};

/** False for translations, for pairs that the rules about ids and sources name, and for pages of two alerts. */
function mayBeOne(a: CollectionMember, b: CollectionMember): boolean {
  if (isTranslation(a, b) || a.id === b.id || a.sources.some((source) => b.sources.includes(source))) return false;
  const [alert, other] = [alertOf(a), alertOf(b)];
  return alert === null || other === null || alert === other;
}

/** The alert that a page is named after, by its title or its file: pages of two alerts are two, whatever they share. */
function alertOf(member: CollectionMember): string | null {
  const isAlert = (name: string) => /^[A-Za-z0-9]+$/.test(name) && /[a-z][A-Z]|[A-Z]{2}[a-z]/.test(name);
  return [member.title, fileName(member.path)].find(isAlert) ?? null;
}

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

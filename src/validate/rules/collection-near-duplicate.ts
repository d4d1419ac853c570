import { shinglesOf, substance } from '../../text/index.js';
import { fileName, isTranslation, relatedTo, sharedSources } from '../collection.js';
import type { CollectionMember, CollectionRule } from '../rule.js';

/** Jaccard similarity of shingles from which two texts count as one incident described twice. */
const sameText = 0.8;
const bucketSize = 8;

export const nearDuplicate: CollectionRule = {
  id: 'collection/near-duplicate',
  description: 'No two documents give the same title, causes and resolutions in nearly the same words.',
  severity: 'warning',
  *check(members) {
    for (const { first, second, similarity } of nearDuplicates(members.filter(({ kind }) => kind !== 'article'))) {
      yield {
        path: second.path,
        range: second.facts.named.title,
        message: `Unexpected near-duplicate of ${first.path} (${Math.floor(similarity * 100)} % in common), expected one document for each incident`,
        related: relatedTo([first], 'says nearly the same'),
      };
    }
  },
};

/** False for translations, for pairs that share an id or a source (other rules report those), and for pages of two alerts. */
function mayBeOne(a: CollectionMember, b: CollectionMember): boolean {
  if (isTranslation(a, b) || a.id === b.id || sharedSources(a, b).length > 0) return false;
  const [alert, other] = [alertOf(a), alertOf(b)];
  return alert === null || other === null || alert === other;
}

/** The alert that a page is named after, by its title or file name. Pages of two alerts are never duplicates. */
function alertOf(member: CollectionMember): string | null {
  const isAlert = (name: string) => /^[A-Za-z0-9]+$/.test(name) && /[a-z][A-Z]|[A-Z]{2}[a-z]/.test(name);
  return [member.title, fileName(member.path)].find(isAlert) ?? null;
}

interface NearDuplicate {
  readonly first: CollectionMember;
  readonly second: CollectionMember;
  /** Jaccard similarity of the shingles, 0 to 1. */
  readonly similarity: number;
}

/**
 * Pairs of near-identical documents: each later document with the earliest one that it repeats.
 * Time is linear in the text: MinHash sketches put likely pairs into the same bucket, and a bucket keeps a few members
 * that repeat no other, so a thousand copies cost a thousand comparisons.
 */
function nearDuplicates(members: readonly CollectionMember[]): NearDuplicate[] {
  const shingles = members.map(() => undefined as ReadonlySet<number> | undefined);
  const shinglesAt = (index: number) => (shingles[index] ??= shinglesOf(substance(members[index]!)));
  const buckets = new Map<number, number[]>();
  const pairs: NearDuplicate[] = [];
  for (const [index, second] of members.entries()) {
    const keys = second.facts.sketch;
    const pair = [...new Set(keys.flatMap((key) => buckets.get(key) ?? []))]
      .sort((a, b) => a - b)
      .filter((earlier) => mayBeOne(members[earlier]!, second))
      .map((earlier) => ({
        first: members[earlier]!,
        second,
        similarity: jaccard(shinglesAt(earlier), shinglesAt(index)),
      }))
      .find(({ similarity }) => similarity >= sameText);
    if (pair) pairs.push(pair);
    else for (const key of keys) addToBucket(buckets, key, index);
  }
  return pairs;
}

function addToBucket(buckets: Map<number, number[]>, key: number, member: number): void {
  const bucket = buckets.get(key) ?? [];
  if (bucket.length < bucketSize) bucket.push(member);
  buckets.set(key, bucket);
}

function jaccard(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  let common = 0;
  for (const shingle of a) if (b.has(shingle)) common++;
  return common / (a.size + b.size - common);
}

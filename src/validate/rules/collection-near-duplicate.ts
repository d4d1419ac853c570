import { fileName, isTranslation, relatedTo } from '../collection.js';
import { nearDuplicates } from '../near-duplicates.js';
import { substance } from '../substance.js';
import type { CollectionMember, CollectionRule } from '../types.js';

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

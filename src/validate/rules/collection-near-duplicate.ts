import { isTranslation, relatedTo } from '../collection.js';
import { nearDuplicates } from '../near-duplicates.js';
import type { CollectionMember, CollectionRule } from '../types.js';

/** Share of common shingles from which two texts are the same incident told twice. */
const sameText = 0.8;

export const nearDuplicate: CollectionRule = {
  id: 'collection/near-duplicate',
  description: 'Two documents do not tell the same title, causes and resolutions in nearly the same words.',
  severity: 'warning',
  *check(members) {
    const told = members.filter((member) => member.kind !== 'article');
    for (const { first, second, share } of nearDuplicates(told, substance, sameText)) {
      if (isTranslation(first, second) || namedAlready(first, second)) continue;
      yield {
        path: second.path,
        message: `Unexpected near-duplicate of ${first.path} (${Math.floor(share * 100)} % in common), expected one document for one incident`,
        related: relatedTo([first], 'says nearly the same'),
      };
    }
  },
};

const substance = (member: CollectionMember): string =>
  [member.title, ...[...member.symptoms, ...member.causes, ...member.resolutions].map((item) => item.text)].join('\n');

/** Pairs that the rules about ids and sources name. */
function namedAlready(a: CollectionMember, b: CollectionMember): boolean {
  return a.id === b.id || a.sources.some((source) => b.sources.includes(source));
}

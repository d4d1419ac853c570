import { commonIncident, groupBy, relatedTo } from '../collection.js';
import type { CollectionMember, CollectionRule } from '../rule.js';

export const duplicateId: CollectionRule = {
  id: 'collection/duplicate-id',
  description: 'An id names one document. Translations share theirs: one document for each language.',
  severity: 'error',
  *check(members) {
    for (const [, same] of groupBy(members, (member) => [`${member.language} ${member.id}`])) {
      const [first, ...others] = same;
      if (!first) continue;
      for (const other of others) {
        // An id that an export carries is the incident's own: collection/duplicate-source says more.
        if (!hasSameWrittenId(first, other) && commonIncident(first, other) !== undefined) continue;
        yield {
          path: other.path,
          range: other.facts.named.id ?? other.facts.named.title,
          message: `Unexpected duplicate id '${other.id}', expected an id that ${first.path} does not have`,
          related: relatedTo([first], 'has the same id'),
        };
      }
    }
  },
};

/** Two documents of one `id` that an author wrote; translations may share it. */
const hasSameWrittenId = (first: CollectionMember, other: CollectionMember): boolean =>
  first.id === other.id && first.language === other.language && other.facts.named.id !== undefined;

export const duplicateSource: CollectionRule = {
  id: 'collection/duplicate-source',
  description: 'One incident is one document: two with the same source id are merged in answers, and one should go.',
  severity: 'warning',
  *check(members) {
    const reported = new Set<string>();
    for (const [, same] of groupBy(members, (member) => member.sources)) {
      const [first, ...others] = same;
      if (!first) continue;
      for (const other of others) {
        const pair = `${first.path}\n${other.path}`;
        const source = commonIncident(first, other);
        if (source === undefined || reported.has(pair) || hasSameWrittenId(first, other)) continue;
        reported.add(pair);
        yield {
          path: other.path,
          range: other.facts.named.sources ?? other.facts.named.title,
          message: `Unexpected duplicate of ${first.path}, expected one document for source '${source}'`,
          note: 'Keep the better-formed text; name the source of the other in `sources`.',
          related: relatedTo([first], `is of source '${source}' too`),
        };
      }
    }
  },
};

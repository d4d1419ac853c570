import { commonIncident, groupBy, relatedTo } from '../collection.js';
import type { CollectionRule } from '../types.js';

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
        if (source === undefined || reported.has(pair)) continue;
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

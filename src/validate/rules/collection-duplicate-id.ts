import { commonIncident, groupBy, relatedTo } from '../collection.js';
import type { CollectionRule } from '../types.js';

export const duplicateId: CollectionRule = {
  id: 'collection/duplicate-id',
  description: 'An id names one document. Translations share theirs: one document for each language.',
  severity: 'error',
  *check(members) {
    for (const [, same] of groupBy(members, (member) => [`${member.language} ${member.id}`])) {
      const [first, ...others] = same;
      if (!first) continue;
      for (const other of others) {
        // The id is the incident's own: collection/duplicate-source says more.
        if (commonIncident(first, other) !== undefined) continue;
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

import type { CollectionRule } from '../types.js';

export const unknownRelated: CollectionRule = {
  id: 'collection/unknown-related',
  description: 'What a document names as related is a document of the knowledge base, and another one.',
  severity: 'warning',
  *check(members, { resolve }) {
    for (const { path, related, facts } of members) {
      for (const [index, target] of related.entries()) {
        if (/^[a-z][a-z0-9+.-]*:/i.test(target)) continue;
        const found = resolve(target, path);
        if (found !== null && found !== path) continue;
        const range = facts.named.related[index];
        yield {
          path,
          message: `Unexpected related document '${target}', expected ${found === path ? 'another document than this one' : 'the id or path of a document that exists'}`,
          ...(range ? { range } : {}),
        };
      }
    }
  },
};

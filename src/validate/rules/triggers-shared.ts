import type { Trigger } from '../../model/index.js';
import { foldPhrase, normalize, tidyPhrase } from '../../text/index.js';
import { fileName } from '../collection.js';
import type { CollectionMember, CollectionRule } from '../rule.js';
import { isPlain } from './triggers.js';

const named = 8;

export const triggerShared: CollectionRule<{ documents: number }> = {
  id: 'triggers/shared',
  description: 'A trigger belongs to few documents: one that many share does not tell them apart.',
  severity: 'warning',
  options: { documents: 5 },
  *check(members, _surroundings, { documents }) {
    const owners = new Map<string, Map<CollectionMember, Trigger>>();
    for (const member of members) {
      for (const trigger of member.triggers.filter(isPlain)) {
        const key = foldPhrase(tidyPhrase(normalize(trigger.source).text));
        const known = owners.get(key) ?? new Map<CollectionMember, Trigger>();
        owners.set(key, known.has(member) ? known : known.set(member, trigger));
      }
    }
    for (const known of owners.values()) {
      const [first, ...others] = [...known];
      if (!first || distinct([...known.keys()]) < documents) continue;
      const [member, { source, range }] = first;
      yield {
        path: member.path,
        range,
        message: `Unexpected trigger '${source}' of ${known.size} documents, expected one of fewer than ${documents}`,
        note: 'Use a trigger that tells these documents apart, or keep it in the most general one.',
        related: others
          .slice(0, named)
          .map(([other, trigger]) => ({ path: other.path, range: trigger.range, message: 'has it too' })),
      };
    }
  },
};

/** Counts documents; translations, by equal id or file name, count once. */
function distinct(members: readonly CollectionMember[]): number {
  const languages = new Map<string, Set<string>>();
  let count = 0;
  for (const { id, path, language } of members) {
    const known = [`id ${id}`, `file ${fileName(path)}`].map((name) => {
      const own = languages.get(name) ?? new Set<string>();
      languages.set(name, own);
      return own;
    });
    if (!known.some((own) => own.size > (own.has(language) ? 1 : 0))) count++;
    for (const own of known) own.add(language);
  }
  return count;
}

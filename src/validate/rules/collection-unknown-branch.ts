import { groupBy, isTranslation } from '../collection.js';
import { foldName } from '../facts.js';
import type { CollectionRule } from '../types.js';

export const unknownBranch: CollectionRule = {
  id: 'collection/unknown-branch',
  description: 'The branch that a case names is a step, a condition or a heading of its workflow.',
  severity: 'warning',
  *check(members, { resolve }) {
    const byPath = new Map(members.map((member) => [member.path, member]));
    const byId = groupBy(members, ({ id }) => [id]);
    for (const { path, kind, workflow, branch, facts } of members) {
      if (kind !== 'case' || workflow === null || branch === null) continue;
      const found = resolve(workflow, path);
      const target = found === null ? undefined : byPath.get(found);
      const name = foldName(branch);
      if (target?.kind !== 'workflow' || name === '') continue;
      // The case is in one language: so may be the name of the branch.
      const texts = (byId.get(target.id) ?? []).filter((other) => other === target || isTranslation(other, target));
      const places = texts.flatMap((text) => text.facts.places);
      if (places.some((place) => place.includes(name) || (place.length > 3 && name.includes(place)))) continue;
      const range = facts.named.branch;
      yield {
        path,
        message: `Unexpected branch '${branch}', expected a step, a condition or a heading of ${target.path}`,
        ...(range ? { range } : {}),
        related: [{ path: target.path, message: 'is the workflow' }],
      };
    }
  },
};

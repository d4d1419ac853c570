import { groupBy } from '../collection.js';
import type { CollectionMember, CollectionRule } from '../rule.js';

/** Maximum cases named in a finding. */
const named = 10;

export const uncoveredCases: CollectionRule<{ cases: number }> = {
  id: 'collection/uncovered-cases',
  description:
    'Cases of one area that keep coming lead to a workflow: what has no workflow yet is the list of what to write.',
  severity: 'info',
  options: { cases: 3 },
  *check(members, { resolve }, { cases }) {
    const byPath = new Map(members.map((member) => [member.path, member]));
    const resolved = ({ path }: CollectionMember, targets: readonly string[]) =>
      targets.map((target) => resolve(target, path)).filter((found) => found !== null);
    const covered = new Set(
      members.filter(({ kind }) => kind === 'workflow').flatMap((member) => resolved(member, targetsOf(member))),
    );
    const followsOne = (member: CollectionMember) =>
      resolved(member, [...(member.workflow === null ? [] : [member.workflow]), ...member.related]).some(
        (path) => byPath.get(path)?.kind === 'workflow',
      );
    const uncovered = members.filter(
      (member) => member.kind === 'case' && !covered.has(member.path) && !followsOne(member),
    );
    const areas = groupBy(uncovered, (member) => [areaOf(member)]);
    for (const [area, without] of areas) {
      const [first, ...others] = without;
      if (!first || without.length < cases) continue;
      yield {
        path: first.path,
        range: first.facts.named.title,
        message: `Unexpected ${without.length} cases of ${area} without a workflow, expected a workflow that they follow`,
        note: 'Write the workflow that would have led to their causes, and name it in each as `workflow`.',
        related: others.slice(0, named).map(({ path }) => ({ path, message: 'has no workflow either' })),
      };
    }
  },
};

/** Documents that a workflow names. */
const targetsOf = ({ related, facts: { links, branches } }: CollectionMember): string[] => [
  ...related,
  ...links.map(({ target }) => target),
  ...branches.map(({ to }) => to),
];

/** The category, else the first component, else the folder. */
function areaOf({ category, components, path }: CollectionMember): string {
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : 'this folder';
  return `'${category ?? components[0] ?? folder}'`;
}

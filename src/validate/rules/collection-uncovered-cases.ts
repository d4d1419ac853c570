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
    const kinds = new Map(members.map(({ path, kind }) => [path, kind]));
    const covered = coveredPaths(members, resolve);
    const areas = new Map<string, CollectionMember[]>();
    for (const member of members) {
      if (member.kind !== 'case' || covered.has(member.path) || followsOne(member, kinds, resolve)) continue;
      const area = areaOf(member);
      const known = areas.get(area);
      if (known) known.push(member);
      else areas.set(area, [member]);
    }
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

type Resolve = (target: string, from: string) => string | null;

/** Documents that a workflow names. */
function coveredPaths(members: readonly CollectionMember[], resolve: Resolve): Set<string> {
  const covered = new Set<string>();
  for (const { kind, path, related, facts } of members) {
    if (kind !== 'workflow') continue;
    for (const target of [
      ...related,
      ...facts.links.map((link) => link.target),
      ...facts.branches.map(({ to }) => to),
    ]) {
      const found = resolve(target, path);
      if (found !== null) covered.add(found);
    }
  }
  return covered;
}

function followsOne(
  { path, workflow, related }: CollectionMember,
  kinds: ReadonlyMap<string, string>,
  resolve: Resolve,
): boolean {
  return [...(workflow === null ? [] : [workflow]), ...related].some((target) => {
    const found = resolve(target, path);
    return found !== null && kinds.get(found) === 'workflow';
  });
}

/** The category, else the first component, else the folder. */
function areaOf({ category, components, path }: CollectionMember): string {
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : 'this folder';
  return `'${category ?? components[0] ?? folder}'`;
}

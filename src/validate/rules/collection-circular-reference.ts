import type { CollectionFinding, CollectionMember, CollectionRule } from '../rule.js';

interface Way {
  readonly to: string;
  readonly range: CollectionFinding['range'];
}

export const circularReference: CollectionRule = {
  id: 'collection/circular-reference',
  description: 'Branches that lead from document to document have a way out: none leads back to where it began alone.',
  severity: 'warning',
  *check(members, { resolve }) {
    const ways = new Map(members.map((member) => [member.path, waysOf(member, resolve)]));
    const waysOut = new Map(members.map(({ path, facts }) => [path, facts.waysOut]));
    for (const circle of circles(ways)) {
      if (circle.length > 1 && !circle.every((path) => isClosed(path, circle, ways, waysOut))) continue;
      const [first, ...others] = circle;
      const way = ways.get(first!)!.find(({ to }) => to === (others[0] ?? first));
      yield {
        path: first!,
        message: `Unexpected circle ${[...circle, first].join(' → ')}, expected branches that come to an end`,
        note: 'Who follows the branches comes back without having learned anything. Name in one of them what is done instead.',
        range: way?.range,
        related: others.map((path) => ({ path, message: 'is part of the circle' })),
      };
    }
  },
};

function waysOf(
  { path, kind, workflow, facts }: CollectionMember,
  resolve: (target: string, from: string) => string | null,
): Way[] {
  const followed = kind === 'case' && workflow !== null ? [{ to: workflow, range: facts.named.workflow }] : [];
  return [...facts.branches, ...followed].flatMap(({ to, range }): Way[] => {
    const found = resolve(to, path);
    return found === null ? [] : [{ to: found, range }];
  });
}

/** True when all branches of a document stay in the cycle. */
function isClosed(
  path: string,
  circle: readonly string[],
  ways: ReadonlyMap<string, readonly Way[]>,
  waysOut: ReadonlyMap<string, number>,
): boolean {
  return waysOut.get(path) === 0 && ways.get(path)!.every(({ to }) => circle.includes(to));
}

/** Cycles, found by iterative depth-first search. A finished document is not entered again. */
function circles(ways: ReadonlyMap<string, readonly Way[]>): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  for (const start of ways.keys()) {
    const place = new Map<string, number>();
    const path: { readonly at: string; next: number }[] = [];
    const enter = (at: string) => {
      place.set(at, path.length);
      path.push({ at, next: 0 });
    };
    if (!done.has(start)) enter(start);
    while (path.length > 0) {
      const top = path.at(-1)!;
      const way = ways.get(top.at)![top.next++];
      if (!way) {
        path.pop();
        place.delete(top.at);
        done.add(top.at);
      } else if (place.has(way.to)) found.push(rotated(path.slice(place.get(way.to)!).map(({ at }) => at)));
      else if (!done.has(way.to) && ways.has(way.to)) enter(way.to);
    }
  }
  return [...new Map(found.map((circle) => [[...circle].sort().join('\n'), circle])).values()];
}

/** Rotates a cycle to begin at its first path in order. */
function rotated(circle: readonly string[]): string[] {
  const first = circle.indexOf([...circle].sort()[0]!);
  return [...circle.slice(first), ...circle.slice(0, first)];
}

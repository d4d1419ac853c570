import type { Range } from '../../model/index.js';
import { commonIncident, groupBy, relatedTo } from '../collection.js';
import { foldName } from '../facts.js';
import type { CollectionFinding, CollectionMember, CollectionRule } from '../rule.js';

export const duplicateId: CollectionRule = {
  id: 'collection/duplicate-id',
  description: 'An id names one document. Translations share theirs: one document for each language.',
  severity: 'error',
  *check(members) {
    for (const [, same] of groupBy(members, (member) => [`${member.language} ${member.id}`])) {
      const [first, ...others] = same;
      if (!first) continue;
      for (const other of others) {
        // The id of an export identifies the incident: collection/duplicate-source reports it.
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

export const duplicateTitle: CollectionRule = {
  id: 'collection/duplicate-title',
  description:
    'No two documents of one language have the same title, and none has the title of another as its heading.',
  severity: 'warning',
  *check(all) {
    const members = all.filter(hasTitle);
    const titled = groupBy(members, keysOf);
    const headed = new Set(members.filter(hasOwnHeading));
    const titledAndHeaded = groupBy([...headed], keysOf);
    for (const member of members) {
      const { title, language, path } = member;
      const isHeaded = headed.has(member);
      const isOther = (other: CollectionMember) => other !== member && other.id !== member.id;
      const report = (name: string, what: string, found: CollectionMember, range: Range) => ({
        path,
        range,
        message: `Unexpected ${what} '${name}', expected one that ${found.path} does not have`,
        related: relatedTo([found], 'has the same title'),
      });
      const key = keyOf(title, language);
      const copied = titled.get(key)!.find((other) => isOther(other) && (isHeaded || other.path < path));
      if (copied && (isHeaded || !titledAndHeaded.get(key)?.some(isOther)))
        yield report(title, 'title', copied, member.facts.named.frontTitle ?? member.facts.named.title);
      if (!isHeaded) continue;
      const { heading, named } = member.facts;
      const borrowed = titled.get(keyOf(heading, language))?.find(isOther);
      if (borrowed) yield report(heading, 'heading', borrowed, named.title);
    }
  },
};

/** Whether the author wrote the title; otherwise it is the file name or the first symptom. */
const hasTitle = ({ title, facts }: CollectionMember): boolean =>
  facts.named.frontTitle !== undefined || (facts.heading !== '' && foldName(facts.heading) === foldName(title));

const keyOf = (title: string, language: string): string => `${language} ${foldName(title)}`;
const keysOf = ({ title, language }: CollectionMember): string[] => [keyOf(title, language)];

/** Whether the first heading differs from the title: one of the two is probably from another document. */
const hasOwnHeading = ({ title, facts }: CollectionMember): boolean =>
  facts.heading !== '' && facts.named.frontTitle !== undefined && foldName(facts.heading) !== foldName(title);

/** Whether two documents of one language have the same `id` in their front matter. */
const hasSameWrittenId = (first: CollectionMember, other: CollectionMember): boolean =>
  first.id === other.id && first.language === other.language && other.facts.named.id !== undefined;

export const duplicateSource: CollectionRule = {
  id: 'collection/duplicate-source',
  description: 'One incident is one document: two with the same source are one result, and one of them should go.',
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
          note: 'Keep the better text, and name the source of the other in `sources`.',
          related: relatedTo([first], `is of source '${source}' too`),
        };
      }
    }
  },
};

interface Way {
  readonly to: string;
  readonly range: CollectionFinding['range'];
}

export const circularReference: CollectionRule = {
  id: 'collection/circular-reference',
  description: 'Branches between documents have a way out: they do not only lead in a circle.',
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
        note: 'Following the branches leads back to the start. Say in one of the documents what to do instead.',
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

function rotated(circle: readonly string[]): string[] {
  const first = circle.indexOf([...circle].sort()[0]!);
  return [...circle.slice(first), ...circle.slice(0, first)];
}

const named = 10;

export const uncoveredCases: CollectionRule<{ cases: number }> = {
  id: 'collection/uncovered-cases',
  description: 'Recurring cases of one area follow a workflow: areas without one are what to write next.',
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

const targetsOf = ({ related, facts: { links, branches } }: CollectionMember): string[] => [
  ...related,
  ...links.map(({ target }) => target),
  ...branches.map(({ to }) => to),
];

function areaOf({ category, components, path }: CollectionMember): string {
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : 'this folder';
  return `'${category ?? components[0] ?? folder}'`;
}

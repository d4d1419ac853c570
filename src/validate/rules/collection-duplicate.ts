import type { Range } from '../../model/index.js';
import { commonIncident, groupBy, relatedTo } from '../collection.js';
import { foldName } from '../facts.js';
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

export const duplicateTitle: CollectionRule = {
  id: 'collection/duplicate-title',
  description: 'No two documents of one language have the same title, and none has that of another as its heading.',
  severity: 'warning',
  *check(all) {
    const members = all.filter(hasTitle);
    const titled = groupBy(members, ({ title, language }) => [keyOf(title, language)]);
    for (const member of members) {
      const { title, language, facts, path } = member;
      const others = (name: string) =>
        (titled.get(keyOf(name, language)) ?? []).filter((other) => other !== member && other.id !== member.id);
      const report = (name: string, what: string, found: readonly CollectionMember[], range: Range) => ({
        path,
        range,
        message: `Unexpected ${what} '${name}', expected one that ${found[0]!.path} does not have`,
        related: relatedTo(found.slice(0, 1), 'has the same title'),
      });
      const same = others(title);
      const copied = same.filter((other) => other.path < path || hasOwnHeading(member));
      if (copied.length > 0 && !(same.some(hasOwnHeading) && !hasOwnHeading(member)))
        yield report(title, 'title', copied, facts.named.frontTitle ?? facts.named.title);
      const borrowed = hasOwnHeading(member) ? others(facts.heading) : [];
      if (borrowed.length > 0) yield report(facts.heading, 'heading', borrowed, facts.named.title);
    }
  },
};

/** Whether the title is the author's; others are the name of the file, or the first symptom. */
const hasTitle = ({ title, facts }: CollectionMember): boolean =>
  facts.named.frontTitle !== undefined || (facts.heading !== '' && foldName(facts.heading) === foldName(title));

const keyOf = (title: string, language: string): string => `${language} ${foldName(title)}`;

/** Whether the first heading says another thing than the title: one of the two was left from another document. */
const hasOwnHeading = ({ title, facts }: CollectionMember): boolean =>
  facts.heading !== '' && facts.named.frontTitle !== undefined && foldName(facts.heading) !== foldName(title);

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

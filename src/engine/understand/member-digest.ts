import { createHash } from 'node:crypto';
import type { UnderstoodFile } from './understand.js';

/** Of what rules about the collection look at, and of where it stands in the file. */
export const memberDigestBytes = 32;

type Member = Pick<UnderstoodFile, 'head' | 'facts'>;

/** Equal for two versions of a document of which rules about the collection find the same, but for where it stands. */
export function memberDigest({ head, facts }: Member): Uint8Array {
  const { named } = facts;
  const texts = [head.symptoms, head.causes, head.resolutions].map((items) => items.map(({ text }) => text));
  const looked = [
    ...[head.id, head.path, head.kind, head.language, head.title, head.sources, head.workflow, head.branch],
    ...[head.related, head.category, head.components, texts],
    head.triggers.map(({ range: _, ...trigger }) => trigger),
    ...[facts.anchors, facts.waysOut, facts.places, facts.commandDigest, facts.sketch, Array.from(facts.outline)],
    facts.links.map(({ kind, target }) => [kind, target]),
    facts.branches.map(({ to }) => to),
    facts.commands.map(({ hash }) => hash),
    facts.conditions.map(({ text }) => text),
    [named.workflow, named.branch, named.id, named.sources].map((range) => range !== undefined),
    named.related.length,
  ];
  return digestOf(looked);
}

/** Equal for two versions in which all of that stands at the same places. */
export function placesDigest({ head, facts }: Member): Uint8Array {
  const { links, branches, commands, conditions, named } = facts;
  const ranges = [head.triggers, links, branches, commands, conditions].map((items) =>
    items.map(({ range: { start, end } }) => [
      start.line,
      start.column,
      start.offset,
      end.line,
      end.column,
      end.offset,
    ]),
  );
  return digestOf([ranges, named]);
}

const digestOf = (value: unknown): Uint8Array => createHash('sha256').update(JSON.stringify(value)).digest();

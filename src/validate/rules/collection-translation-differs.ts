import type { Range } from '../../model/index.js';
import { groupBy } from '../collection.js';
import type { CollectionFinding, CollectionMember, CollectionRule } from '../rule.js';

/** Differences reported one by one; with more, the two are hardly translations any more. */
const namedOnes = 5;

export const translationDiffers: CollectionRule = {
  id: 'collection/translation-differs',
  description: 'Translations of one document run the same commands and compare with the same numbers.',
  severity: 'warning',
  *check(members) {
    for (const [first, second] of pairs(members)) {
      // Most translations run the same commands: where these stand is not asked for.
      if (first.facts.commandDigest !== second.facts.commandDigest) {
        yield* differences('command', [side(first, linesOf(first)), side(second, linesOf(second))], ({ hash }) => hash);
      }
      const thresholds = [side(first, comparable(first, second)), side(second, comparable(second, first))] as const;
      yield* differences('threshold', thresholds, ({ text }) => text);
    }
  },
};

/** Comparisons whose subject both texts compare; others are no contradiction. */
function comparable(own: CollectionMember, other: CollectionMember): CollectionMember['facts']['conditions'] {
  if (own.facts.conditions.length === 0 || other.facts.conditions.length === 0) return [];
  const subjectOf = (text: string) => text.slice(0, text.indexOf(' '));
  const subjects = new Set(other.facts.conditions.map(({ text }) => subjectOf(text)));
  return own.facts.conditions.filter(({ text }) => subjects.has(subjectOf(text)));
}

/** Distinct command lines: repetition may be written in different ways. */
function linesOf({ facts }: CollectionMember): { hash: number; range: Range }[] {
  const lines = new Map<number, Range>();
  for (const { hash, range } of facts.commands) if (!lines.has(hash)) lines.set(hash, range);
  return [...lines].map(([hash, range]) => ({ hash, range }));
}

/** Pairs each later translation with the first of its group, by path, since ids are copied by mistake. */
function pairs(members: readonly CollectionMember[]): [CollectionMember, CollectionMember][] {
  const folders = new Map<string, string>();
  const neutral = (path: string): string => {
    const [folder, file] = [path.slice(0, path.lastIndexOf('/') + 1), path.slice(path.lastIndexOf('/') + 1)];
    const known = folders.get(folder) ?? languageNeutral(folder);
    folders.set(folder, known);
    return known + languageNeutral(file.replace(/\.(?:md|markdown|mdx|txt)$/i, ''));
  };
  const groups = groupBy(members, ({ path }) => [neutral(path)]);
  const found: [CollectionMember, CollectionMember][] = [];
  for (const [, group] of groups) {
    const [first, ...others] = group;
    for (const other of others) if (first && first.language !== other.language) found.push([first, other]);
  }
  return found;
}

const languageNeutral = (path: string): string =>
  path
    .split('/')
    .map((part) => part.replace(/(^|[-_.])(?:en|zh|cn|zh[-_]cn|en[-_]us)$/i, '$1*').replace(/\.\*$/, ''))
    .join('/');

/** The items of one text of a pair. */
interface Side<Item> {
  readonly member: CollectionMember;
  readonly items: readonly Item[];
}

const side = <Item>(member: CollectionMember, items: readonly Item[]): Side<Item> => ({ member, items });

function* differences<Item extends { readonly range: Range }>(
  what: string,
  [first, second]: readonly [Side<Item>, Side<Item>],
  keyOf: (item: Item) => string | number,
): Generator<CollectionFinding> {
  const sides = [
    { own: second.member, other: first.member, lacking: lacking(second.items, first.items, keyOf) },
    { own: first.member, other: second.member, lacking: lacking(first.items, second.items, keyOf) },
  ];
  for (const { own, other, lacking: items } of sides) {
    for (const { range } of items.slice(0, namedOnes)) {
      yield {
        path: own.path,
        range,
        message: `Unexpected ${what} that ${other.path} does not have, expected the same in both languages`,
        related: [{ path: other.path, message: 'is the translation' }],
      };
    }
    if (items.length > namedOnes) {
      yield {
        path: own.path,
        range: items[namedOnes]!.range,
        message: `Unexpected ${items.length - namedOnes} more ${what}s that ${other.path} does not have, expected the same in both languages`,
        related: [{ path: other.path, message: 'is the translation' }],
      };
    }
  }
}

/** Items of `own` beyond those of `other`. */
function lacking<Item>(own: readonly Item[], other: readonly Item[], keyOf: (item: Item) => string | number): Item[] {
  const left = new Map<string | number, number>();
  for (const item of other) left.set(keyOf(item), (left.get(keyOf(item)) ?? 0) + 1);
  return own.filter((item) => {
    const count = left.get(keyOf(item)) ?? 0;
    left.set(keyOf(item), count - 1);
    return count <= 0;
  });
}

import { without } from '../../collections.js';
import type { Range } from '../../model/index.js';
import { groupBy } from '../collection.js';
import type { CollectionFinding, CollectionMember, CollectionRule } from '../rule.js';

/** Differences that are reported one by one; the others are counted. */
const namedOnes = 5;

export const translationDiffers: CollectionRule = {
  id: 'collection/translation-differs',
  description: 'Translations of one document run the same commands, name the same numbers and lead to the same steps.',
  severity: 'warning',
  *check(members) {
    for (const pair of pairs(members)) {
      const [first, second] = pair;
      // Most translations run the same commands, so their digests are equal.
      if (first.facts.commandDigest !== second.facts.commandDigest)
        yield* differences('command', pair, pair.map(commandLines));
      yield* differences('threshold', pair, [comparable(first, second), comparable(second, first)]);
      yield* differences('outcome', pair, [outcomes(first, second), outcomes(second, first)]);
      yield* differences('number', pair, numbers(pair));
    }
  },
};

type Pair = readonly [CollectionMember, CollectionMember];

/** Something that both texts should have. Equal keys mean the same in both languages. */
interface Item {
  readonly key: string | number;
  readonly range: Range;
}

/** Comparisons with a subject that the other text compares too. */
function comparable({ facts: { conditions } }: CollectionMember, { facts: other }: CollectionMember): Item[] {
  const subjectOf = ({ text }: { readonly text: string }) => text.slice(0, text.indexOf(' '));
  const subjects = new Set(other.conditions.map(subjectOf));
  return conditions
    .filter((condition) => subjects.has(subjectOf(condition)))
    .map(({ text, range }) => ({ key: text, range }));
}

const verdictOfStep = /^(\S+) (?:normal|warning|abnormal)$/;
const ofSteps = /^\S+ (?:to step-\d\S*|normal|warning|abnormal)$/;

/** Outcomes that can be compared: not of steps with other numbers, nor verdicts and targets that only one text has. */
function outcomes({ facts }: CollectionMember, { facts: other }: CollectionMember): Item[] {
  const sameSteps = facts.steps === other.steps;
  const stepOf = (text: string) => verdictOfStep.exec(text)?.[1];
  const judged = new Set(other.outcomes.map(({ text }) => stepOf(text)));
  const targets = new Set(other.outcomes.map(({ text }) => targetOf(text)));
  const linked = new Set(other.links.map(({ target }) => targetOf(target)));
  return facts.outcomes
    .filter(({ text }) => {
      if (ofSteps.test(text)) return sameSteps && (stepOf(text) === undefined || judged.has(stepOf(text)));
      const target = targetOf(text);
      return targets.has(target) ? sameSteps : !linked.has(target);
    })
    .map(({ text, range }) => ({ key: languageNeutral(text), range }));
}

/** `pool`, for `step-2 to pool` and for a link to `../guide/pool.en.md#size`. */
const targetOf = (text: string): string =>
  languageNeutral(
    text
      .replace(/#.*$/, '')
      .replace(/^.*[/ ]/, '')
      .replace(/\.mdx?$/i, ''),
  );

/** Versions and amounts that differ. A kind is compared only if each text has one that the other lacks: a single extra may be a remark. */
function numbers([first, second]: Pair): Item[][] {
  const ofKind = ({ facts }: CollectionMember, isVersion: boolean): Item[] =>
    facts.numbers
      .filter(({ text }) => text.includes(' ') !== isVersion)
      .map(({ text, range }) => ({ key: text, range }));
  const kinds = [true, false].map((isVersion) => {
    const [own, other] = [ofKind(first, isVersion), ofKind(second, isVersion)];
    const [left, right] = [without(own, other, ({ key }) => key), without(other, own, ({ key }) => key)];
    return left.length > 0 && right.length > 0 ? [left, right] : [[], []];
  });
  return [0, 1].map((side) => kinds.flatMap((lists) => lists[side]!));
}

/** Distinct command lines, since translations may repeat them in different ways. */
function commandLines({ facts }: CollectionMember): Item[] {
  const ranges = new Map<number, Range>();
  for (const { hash, range } of facts.commands) if (!ranges.has(hash)) ranges.set(hash, range);
  return Array.from(ranges, ([key, range]) => ({ key, range }));
}

/** Pairs each later translation with the first of its group. Groups are by path, since ids may be copied by mistake. */
function pairs(members: readonly CollectionMember[]): Pair[] {
  const folders = new Map<string, string>();
  const neutral = (path: string): string => {
    const nameStart = path.lastIndexOf('/') + 1;
    const folder = path.slice(0, nameStart);
    if (!folders.has(folder)) folders.set(folder, languageNeutral(folder));
    return folders.get(folder)! + languageNeutral(path.slice(nameStart).replace(/\.(?:md|markdown|mdx|txt)$/i, ''));
  };
  return [...groupBy(members, ({ path }) => [neutral(path)]).values()].flatMap(([first, ...others]) =>
    others.filter(({ language }) => language !== first!.language).map((other): Pair => [first!, other]),
  );
}

const languageNeutral = (path: string): string =>
  path
    .split('/')
    .map((part) => part.replace(/(^|[-_.])(?:en|zh|cn|zh[-_]cn|en[-_]us)$/i, '$1*').replace(/\.\*$/, ''))
    .join('/');

function* differences(
  what: string,
  [first, second]: Pair,
  [ofFirst = [], ofSecond = []]: readonly (readonly Item[])[],
): Generator<CollectionFinding> {
  for (const { own, other, items } of [
    { own: second, other: first, items: without(ofSecond, ofFirst, ({ key }) => key) },
    { own: first, other: second, items: without(ofFirst, ofSecond, ({ key }) => key) },
  ]) {
    const related = [{ path: other.path, message: 'is the translation' }];
    const report = ({ range }: Item, unexpected: string): CollectionFinding => ({
      path: own.path,
      range,
      message: `Unexpected ${unexpected} that ${other.path} does not have, expected the same in both languages`,
      related,
    });
    for (const item of items.slice(0, namedOnes))
      yield report(item, what === 'outcome' || what === 'number' ? `${what} "${item.key}"` : what);
    const more = items.length - namedOnes;
    if (more > 0) yield report(items[namedOnes]!, `${more} more ${what}s`);
  }
}

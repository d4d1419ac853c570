import { entities as data } from '../../vocabulary/index.js';
import { isAsciiLetter } from '../characters.js';
import { isGeneratedName } from '../mask-word.js';
import { isAddress, isMarkedName, isNamespaceName, isPlainName, namePattern } from './names.js';
import type { Entity, EntityType } from './types.js';

/** Word of a kind, in small letters → the kind. */
export const kindOfWord: ReadonlyMap<string, EntityType> = new Map(
  data.kinds.flatMap(({ type, words, han }) => [...words, ...han].map((word) => [word, type as EntityType] as const)),
);
/** By length and first letter (its low five bits, the same in either case): whether a Latin word of a kind has both. */
const longestWord = 64;
const beginnings = new Uint8Array(longestWord * 32);
for (const { words } of data.kinds)
  for (const word of words) beginnings[word.length * 32 + (word.charCodeAt(0) & 31)] = 1;
/** Han words by their first character, longest first. */
const hanWords: ReadonlyMap<number, readonly string[]> = byFirst(data.kinds.flatMap(({ han }) => han));
/** By the low byte of a character whether one of them may begin with it. */
const hanBeginnings = new Uint8Array(256);
for (const first of hanWords.keys()) hanBeginnings[first & 0xff] = 1;

function byFirst(words: readonly string[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const word of [...words].sort((left, right) => right.length - left.length)) {
    const first = word.charCodeAt(0);
    found.set(first, [...(found.get(first) ?? []), word]);
  }
  return found;
}

const noNameBefore = '(?<![A-Za-z0-9_.-])';
const noNameAfter = '(?![A-Za-z0-9_]|[.-][A-Za-z0-9])';

/** The words that name a kind, none of them a part of a longer word. */
function kindWords(text: string): Kind[] {
  const found: Kind[] = [];
  const { length } = text;
  for (let index = 0; index < length; index++) {
    const unit = text.charCodeAt(index);
    const start = index;
    if (isAsciiLetter(unit)) {
      while (++index < length) {
        const next = text.charCodeAt(index);
        if (!isAsciiLetter(next) && next !== underscore) break;
      }
      const end = index--;
      if (beginnings[(end - start) * 32 + (unit & 31)] !== 1) continue;
      const type = kindOfWord.get(text.slice(start, end).toLowerCase());
      if (type !== undefined && standsAlone(text, start, end)) found.push({ type, han: false, start, end });
    } else if (unit > 0x7f && hanBeginnings[unit & 0xff] === 1) {
      const words = hanWords.get(unit);
      const word = words === undefined ? undefined : beginningAt(text, start, words);
      if (word === undefined) continue;
      index += word.length - 1;
      found.push({ type: kindOfWord.get(word)!, han: true, start, end: start + word.length });
    }
  }
  return found;
}

const underscore = 0x5f;

/** The first of these words that begins at a place. */
const beginningAt = (text: string, start: number, words: readonly string[]): string | undefined =>
  words.find((each) => text.startsWith(each, start));

/** True for a word that is not the end or the beginning of a longer name. */
function standsAlone(text: string, start: number, end: number): boolean {
  return !/[A-Za-z0-9_.-]/.test(text[start - 1] ?? ' ') && !/[A-Za-z0-9_-]/.test(text[end] ?? ' ');
}

/** How a name is joined to its kind: the looser, the more it must look like a name. */
type Joint = 'slash' | 'equals' | 'quote' | 'word' | 'space';

/** Tried in this order; what is none of them is no joint. */
const joints: readonly (readonly [Joint, RegExp])[] = [
  ['slash', /(?:\.(?:apps|v1|networking\.k8s\.io))?\//y],
  ['equals', /(?:["'\\]{0,2}[ \t]{0,2}=~?|["\\]{1,2}[ \t]{0,2}:)[ \t]{0,4}["'\\]{0,2}/y],
  ['quote', /[ \t]{0,4}(?:[:：][ \t]{0,4})?(?:\\?["“‘「`]|(?<=[ \t])')/y],
  [
    'word',
    /[ \t]{0,4}(?:[:：][ \t]{0,36}|(?:名(?:字|称)?[ \t]{0,2})?(?:是|为|叫做?)|名(?:字|称)?[:：]?|named|called)[ \t]{0,4}/y,
  ],
  ['space', /[ \t]{1,4}[(（]?/y],
];
const qualifiedName = new RegExp(`(${namePattern})(?:/(${namePattern}))?${noNameAfter}`, 'y');
/** What ends a field of YAML or of a list: a value that is followed by it is the whole value. */
const fieldEnd = /[ \t]{0,4}(?:[\n\r,，;；)）}\]"'。|]|$)/y;
/** A name in front of its kind: `kube-system 命名空间`, `the kube-system namespace`. */
const nameBefore = new RegExp(
  `${noNameBefore}(${namePattern})["'”’」\`]{0,1}[ \\t]{0,2}(这个|那个|这台|那台|该)?[ \\t]{0,2}$`,
);
const nameLength = 80;
/** How it ends, which is found in less time, and how long that is at most. */
const nameEnd = /[a-z0-9]["'”’」`]?[ \t]{0,2}(?:这个|那个|这台|那台|该)?[ \t]{0,2}$/;
const nameEndLength = 8;
const pointing = /[个台该]/;
/** `部署为`, `部署在`: what is done, not what is there. */
const isVerb = /[为在到于了成]/;

interface Kind {
  readonly type: EntityType;
  readonly han: boolean;
  readonly start: number;
  readonly end: number;
}

/** Names that stand beside their kind, in both languages and in the ways of kubectl and of labels. */
export function* findNamesByKind(text: string): Generator<Entity> {
  let claimed = 0;
  for (const kind of kindWords(text)) {
    const after = namesAfter(text, kind);
    const before = after.length === 0 ? nameInFront(text, kind, claimed) : [];
    yield* after;
    yield* before;
    claimed = after.at(-1)?.end ?? kind.end;
  }
}

function namesAfter(text: string, kind: Kind): Entity[] {
  const { joint, from } = jointAt(text, kind);
  if (joint === null) return [];
  qualifiedName.lastIndex = from;
  const [whole, first, second] = qualifiedName.exec(text) ?? [];
  if (first === undefined) return [];
  if (second !== undefined) return qualified(kind.type, first, second, from);
  if (isLabelOfMonitoring(text, kind, joint)) return [];
  const accepted = isAccepted(text, kind, joint, first, from + whole!.length);
  return accepted ? [{ type: kind.type, value: first, start: from, end: from + first.length }] : [];
}

function jointAt(text: string, { han, end }: Kind): { joint: Joint | null; from: number } {
  for (const [joint, pattern] of joints) {
    pattern.lastIndex = end;
    if (pattern.test(text)) return { joint, from: pattern.lastIndex };
  }
  return { joint: han ? 'space' : null, from: end };
}

/** `job="node"` is what Prometheus calls a group of targets; a job of the cluster is `job/backup` or `job backup-1`. */
const isLabelOfMonitoring = (text: string, { type, start, end }: Kind, joint: Joint): boolean =>
  type === 'job' && (joint === 'equals' || joint === 'word') && /^jobs?$/i.test(text.slice(start, end));

function isAccepted(text: string, kind: Kind, joint: Joint, name: string, end: number): boolean {
  if (isPlainName(kind.type, name)) return true;
  switch (joint) {
    case 'slash':
      // `pod/service` and `node/network` name kinds, not things.
      return isMarkedName(kind.type, name) && !kindOfWord.has(name);
    case 'equals':
    case 'quote':
      return isMarkedName(kind.type, name);
    case 'word':
      fieldEnd.lastIndex = end;
      return isMarkedName(kind.type, name) && fieldEnd.test(text);
    case 'space':
      return (
        kind.type === 'namespace' &&
        isNamespaceName(name) &&
        (kind.han || isAfterIn(text, kind.start) || isShortFor(text, kind, end))
      );
  }
}

/** `ns foo 下`, `ns foo: …`: the short word, with nothing behind the name that could go on a sentence about it. */
const isShortFor = (text: string, kind: Kind, end: number): boolean => {
  shortEnd.lastIndex = end;
  return kind.end - kind.start === 2 && shortEnd.test(text);
};
const shortEnd = /[ \t]{0,2}(?:[下里中内的,，;；:：)）\n\r]|$)/y;

const isAfterIn = (text: string, start: number): boolean =>
  /(?:^|[^A-Za-z])(?:in|from|under) $/i.test(text.slice(Math.max(0, start - 7), start));

/** `app/web-0`: a namespace and a name in it. A node or a namespace stands in none. */
function qualified(type: EntityType, first: string, second: string, from: number): Entity[] {
  const names =
    !kindOfWord.has(first) && isNamespaceName(first) && !kindOfWord.has(second) && isMarkedName(type, second);
  const at = from + first.length + 1;
  // `Node: worker-1/10.0.0.1`, as a description of a pod has it.
  if (type === 'node' && isAddress(second) && isMarkedName(type, first))
    return [{ type, value: first, start: from, end: from + first.length }];
  if (!names || type === 'namespace' || type === 'node') return [];
  return [
    { type: 'namespace', value: first, start: from, end: from + first.length },
    { type, value: second, start: at, end: at + second.length },
  ];
}

/**
 * Only where the name is no name of an earlier kind. In English only namespaces come behind their names, and what can be
 * nothing but a name: `web-0 pod`, `api 这个 deployment`.
 */
function nameInFront(text: string, { type, han, start, end }: Kind, claimed: number): Entity[] {
  const close = text.slice(Math.max(claimed, start - nameEndLength), start);
  if (!nameEnd.test(close) || !(han || type === 'namespace' || type === 'pod' || pointing.test(close))) return [];
  if (han && type === 'deployment' && isVerb.test(text[end] ?? '')) return [];
  const lead = text.slice(Math.max(claimed, start - nameLength), start);
  const [, value, pointed] = nameBefore.exec(lead) ?? [];
  if (value === undefined) return [];
  if (!han && type !== 'namespace' && pointed === undefined && !(type === 'pod' && isGeneratedName(value))) return [];
  const plain = (han || pointed !== undefined) && type === 'namespace' && isNamespaceName(value);
  const meant = pointed !== undefined && pointed !== '该' && isMarkedName(type, value);
  if (!plain && !meant && !isPlainName(type, value)) return [];
  const from = start - lead.length + lead.lastIndexOf(value);
  return [{ type, value, start: from, end: from + value.length }];
}

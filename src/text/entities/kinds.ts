import { entities as data } from '../../generated/data/entities.js';
import { isMarkedName, isNamespaceName, isPlainName, namePattern } from './names.js';
import type { Entity, EntityType } from './types.js';

/** Word of a kind, in small letters → the kind. */
export const kindOfWord: ReadonlyMap<string, EntityType> = new Map(
  data.kinds.flatMap(({ type, words, han }) => [...words, ...han].map((word) => [word, type] as const)),
);
const hanWords = data.kinds
  .flatMap(({ han }) => han)
  .sort((left, right) => right.length - left.length || (left < right ? -1 : 1));

const noNameBefore = '(?<![A-Za-z0-9_.-])';
const noNameAfter = '(?![A-Za-z0-9_]|[.-][A-Za-z0-9])';
/** Words, to be looked up, and the Han words themselves. */
const candidate = new RegExp(`[A-Za-z][A-Za-z_]{1,40}|${hanWords.join('|')}`, 'g');

/** True for a word that is not the end or the beginning of a longer name. */
function standsAlone(text: string, start: number, end: number): boolean {
  return !/[A-Za-z0-9_.-]/.test(text[start - 1] ?? ' ') && !/[A-Za-z0-9_-]/.test(text[end] ?? ' ');
}

/** What may stand between a kind and a name: a mark that sets the name off, or only white space. */
const mark =
  /(?:\.(?:apps|v1|networking\.k8s\.io))?\/|["'\\]{0,2}[ \t]{0,4}(?:[:=：]{1,2}|是|为|叫做?|名为|名称[为是:：]?|named|called)[ \t]{0,4}["'“‘「`\\]{0,2}|[ \t]{1,4}["'“‘「`\\]{1,2}|["“‘「`]/y;
const space = /[ \t]{0,4}(?:\(|（)?/y;
const qualifiedName = new RegExp(`(${namePattern})(?:/(${namePattern}))?${noNameAfter}`, 'y');
/** A name in front of its kind: `kube-system 命名空间`, `the app namespace`. */
const nameBefore = new RegExp(`${noNameBefore}(${namePattern})["'”’」\`]{0,1}[ \\t]{0,2}(?:这个|这台|该)?[ \\t]{0,2}$`);
const nameLength = 80;

/** Names that stand beside their kind, in both languages and in the ways of kubectl and of labels. */
export function* findNamesByKind(text: string): Generator<Entity> {
  let claimed = 0;
  for (const { 0: word, index } of text.matchAll(candidate)) {
    const end = index + word.length;
    const type = kindOfWord.get(word.toLowerCase());
    if (type === undefined || !(isHanWord(word) || standsAlone(text, index, end))) continue;
    const after = nameAfter(text, end, type, isHanWord(word), index);
    if (after.length > 0) {
      yield* after;
      claimed = after[after.length - 1]!.end;
      continue;
    }
    const before = nameInFront(text, index, type, isHanWord(word));
    if (before && before.start >= claimed) yield before;
    claimed = Math.max(claimed, end);
  }
}

const isHanWord = (word: string): boolean => word.charCodeAt(0) > 0x7f;

function nameAfter(text: string, end: number, type: EntityType, han: boolean, start: number): Entity[] {
  mark.lastIndex = end;
  const marked = mark.test(text);
  space.lastIndex = end;
  const from = marked ? mark.lastIndex : space.test(text) ? space.lastIndex : end;
  if (from === end && !han) return [];
  qualifiedName.lastIndex = from;
  const found = qualifiedName.exec(text);
  if (!found) return [];
  const [, first, second] = found as unknown as [string, string, string | undefined];
  const accepted = (name: string) =>
    marked
      ? isMarkedName(type, name) && (!isSlash(text, end) || isNameAfterSlash(name, second))
      : isBareName(text, type, name, han, start);
  if (second === undefined)
    return accepted(first) ? [{ type, value: first, start: from, end: from + first.length }] : [];
  return qualified(type, first, second, from, marked);
}

const isSlash = (text: string, end: number): boolean => text[end] === '/';

/** `pod/service` and `node/network` name kinds, not things. */
const isNameAfterSlash = (name: string, second: string | undefined): boolean =>
  second === undefined && !kindOfWord.has(name);

/** `app/web-0`: a namespace and a name in it. A node or a namespace stands in none. */
function qualified(type: EntityType, first: string, second: string, from: number, marked: boolean): Entity[] {
  if (type === 'namespace' || type === 'node' || notQualified(first, second, marked)) return [];
  const at = from + first.length + 1;
  return [
    { type: 'namespace', value: first, start: from, end: from + first.length },
    { type, value: second, start: at, end: at + second.length },
  ];
}

function notQualified(first: string, second: string, marked: boolean): boolean {
  if (
    kindOfWord.has(first) ||
    kindOfWord.has(second) ||
    !isMarkedName('namespace', first) ||
    !isMarkedName('pod', second)
  )
    return true;
  return !isNamespaceName(first) || (!marked && /^[a-z]{1,2}$/.test(second));
}

function isBareName(text: string, type: EntityType, name: string, han: boolean, start: number): boolean {
  if (isPlainName(type, name)) return true;
  if (type !== 'namespace' || !isNamespaceName(name)) return false;
  return (
    han ||
    (/(?:^|[^a-z])(?:in|the|from|under) (?:the )?$/i.test(text.slice(Math.max(0, start - 12), start)) &&
      !/^[a-z]{1,2}$/.test(name))
  );
}

function nameInFront(text: string, start: number, type: EntityType, han: boolean): Entity | null {
  const lead = text.slice(Math.max(0, start - nameLength), start);
  const found = nameBefore.exec(lead);
  if (!found) return null;
  const value = found[1]!;
  const namespace =
    type === 'namespace' &&
    isNamespaceName(value) &&
    (han || /(?:^|\s)(?:in|from) (?:the )?$/i.test(lead.slice(0, found.index)));
  if (!(namespace || ((han || type === 'namespace') && isPlainName(type, value)))) return null;
  const from = start - lead.length + found.index;
  return { type, value, start: from, end: from + value.length };
}

import type { VocabularyExtensions } from '../model/index.js';
import { shipped, type Vocabulary } from './shipped.js';

const merged = new WeakMap<VocabularyExtensions, Vocabulary>();

/**
 * The shipped vocabulary with the extensions of a team: contents by the name of a file in data/, of the same shape, with
 * every key optional. Lists are appended; groups of one id (`lexicon`) and kinds of one type (`entities`) are joined. No
 * shipped text or number is removed or changed (decision 0017). `buildWordsOf` merges the words of the build.
 */
export function mergeVocabulary(extensions: VocabularyExtensions): Vocabulary {
  if (Object.keys(extensions).length === 0) return shipped;
  const known = merged.get(extensions);
  if (known !== undefined) return known;
  const vocabulary: Vocabulary = { ...mergeWords(shipped, extensions), extensions };
  merged.set(extensions, vocabulary);
  return vocabulary;
}

/** Merges words with the extensions of their files. */
export function mergeWords<Words extends object>(words: Words, extensions: VocabularyExtensions): Words {
  let result = words;
  for (const key of extensibleKeys(words)) {
    const added = extensions[fileOf(key)] ?? [];
    if (added.length > 0) result = { ...result, [key]: added.reduce(merge, result[key]) };
  }
  return result;
}

/** Not extensible: texts of answers, tables of characters and markup, and what makes a command harmless. */
const closed: ReadonlySet<string> = new Set([
  'answerTexts',
  'extensions',
  'htmlTags',
  'sqlFunctions',
  'traditional',
  'unrelatedSentences',
]);

export const extensibleKeys = <Words extends object>(words: Words): (keyof Words & string)[] =>
  Object.keys(words).filter((key): key is keyof Words & string => !closed.has(key));

/** The name of the file in data/ with these words: `pasted-shapes` for `pastedShapes`. */
export const fileOf = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const identityOf = (item: unknown): unknown => (isMap(item) ? (item.id ?? item.type) : undefined);

function merge(base: unknown, added: unknown): unknown {
  if (Array.isArray(base)) return Array.isArray(added) ? mergeLists(base, added) : base;
  if (!isMap(base)) return base === undefined ? added : base;
  if (!isMap(added)) return base;
  const entries = Object.entries(added).map(([key, value]) => [
    key,
    Object.hasOwn(base, key) ? merge(base[key], value) : value,
  ]);
  return { ...base, ...Object.fromEntries(entries) };
}

function mergeLists(base: readonly unknown[], added: readonly unknown[]): unknown[] {
  const list = [...base];
  const known = new Set(base);
  for (const item of added) {
    const identity = identityOf(item);
    const at = identity === undefined ? -1 : list.findIndex((each) => identityOf(each) === identity);
    if (at >= 0) list[at] = merge(list[at], item);
    else if (!known.has(item)) {
      known.add(item);
      list.push(item);
    }
  }
  return list;
}

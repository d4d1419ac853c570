import type { CommandProgram, VocabularyExtensions } from '../model/index.js';
import { shipped, type Vocabulary } from './shipped.js';

const merged = new WeakMap<VocabularyExtensions, Vocabulary>();

/**
 * The shipped vocabulary with what a team adds: by name of a file in data/, contents of the same shape with every key optional.
 * Lists grow; groups of one id (`lexicon`), and kinds of one type (`entities`), are joined. Nothing shipped is removed or changed:
 * a text or number that exists stays, and a program that is known keeps its effect (decision 0017).
 */
export function mergeVocabulary(extensions: VocabularyExtensions): Vocabulary {
  const known = merged.get(extensions);
  if (known !== undefined) return known;
  let vocabulary: Vocabulary = shipped;
  for (const [name, contents] of Object.entries(extensions)) {
    const key = vocabularyKey(name);
    if (key === null) continue;
    const all = contents.map((content) => (key === 'commands' ? withoutKnownPrograms(content) : content));
    if (all.length > 0) vocabulary = { ...vocabulary, [key]: all.reduce(merge, vocabulary[key]) };
  }
  merged.set(extensions, vocabulary);
  return vocabulary;
}

/** Files of data/ that are texts of answers, the measure of an embedding model, tables of characters and markup, or grant that a command is harmless: they cannot be extended. */
const closed: ReadonlySet<string> = new Set([
  'answerTexts',
  'htmlTags',
  'sqlFunctions',
  'traditional',
  'unrelatedSentences',
]);

/** The vocabularies that a team can extend, by the name of their file: `stopwords`, `pasted-shapes`. */
export const extensibleVocabularies: readonly string[] = Object.keys(shipped)
  .filter((key) => !closed.has(key))
  .map((key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  .sort();

function vocabularyKey(name: string): keyof Vocabulary | null {
  if (!extensibleVocabularies.includes(name)) return null;
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as keyof Vocabulary;
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a group of a list is known by. */
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

const knownPrograms = new RegExp(
  `^(?:${shipped.commands.programs
    .flatMap(({ names }) => names)
    .map((name) => name.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*'))
    .join('|')})$`,
);

/** Whether the shipped table knows a program: then no extension can say what it does. */
export const isKnownProgram = (name: string): boolean => knownPrograms.test(name);

/** Only programs, and of these only names that the shipped table does not know. */
function withoutKnownPrograms(content: unknown): { readonly programs: readonly CommandProgram[] } {
  const { programs = [] } = content as { readonly programs?: readonly CommandProgram[] };
  const own = programs.map((program) => ({ ...program, names: program.names.filter((name) => !isKnownProgram(name)) }));
  return { programs: own.filter(({ names }) => names.length > 0) };
}

// The words for reading, checking and compiling documents. Answering from a snapshot needs none, so the page does not load them.
import canonicalHeadings from '../../data/canonical-headings.json' with { type: 'json' };
import collapsed from '../../data/collapsed.json' with { type: 'json' };
import commandsData from '../../data/commands.json' with { type: 'json' };
import decisiveData from '../../data/decisive.json' with { type: 'json' };
import documentWords from '../../data/document-words.json' with { type: 'json' };
import headingsData from '../../data/headings.json' with { type: 'json' };
import htmlTags from '../../data/html-tags.json' with { type: 'json' };
import knownCommands from '../../data/known-commands.json' with { type: 'json' };
import lexiconData from '../../data/lexicon.json' with { type: 'json' };
import ruleWords from '../../data/rule-words.json' with { type: 'json' };
import secretFormats from '../../data/secret-formats.json' with { type: 'json' };
import siteLeftovers from '../../data/site-leftovers.json' with { type: 'json' };
import skeletons from '../../data/skeletons.json' with { type: 'json' };
import sqlFunctions from '../../data/sql-functions.json' with { type: 'json' };
import ticketColumns from '../../data/ticket-columns.json' with { type: 'json' };
import unrelatedSentences from '../../data/unrelated-sentences.json' with { type: 'json' };
import type {
  CommandProgram,
  CommandTable,
  DomainLexicon,
  HeadingLexicon,
  VocabularyExtensions,
} from '../model/index.js';
import { derived } from './derived.js';
import { extensibleKeys, fileOf, mergeWords } from './merge.js';
import { shipped, type Vocabulary } from './shipped.js';

const commands = commandsData as CommandTable;
const decisive: DomainLexicon = decisiveData;
const headings = headingsData as HeadingLexicon;
const lexicon: DomainLexicon = lexiconData;

export const shippedBuildWords = {
  canonicalHeadings,
  collapsed,
  commands,
  decisive,
  documentWords,
  headings,
  htmlTags,
  knownCommands,
  lexicon,
  ruleWords,
  secretFormats,
  siteLeftovers,
  skeletons,
  sqlFunctions,
  ticketColumns,
  unrelatedSentences,
};

export type BuildWords = typeof shippedBuildWords;

/** The words of the build, extended by the vocabulary of a team. A team cannot change the effect of a known program. */
export const buildWordsOf = derived(
  ({ extensions }): BuildWords => mergeWords(shippedBuildWords, withUnknownPrograms(extensions)),
);

/** `derived` for what is computed from the words of the build. */
export const derivedForBuild = <Result>(make: (words: BuildWords) => Result): ((vocabulary?: Vocabulary) => Result) =>
  derived((vocabulary) => make(buildWordsOf(vocabulary)));

/** The source of a pattern for any of these names, in which `*` stands for any text. */
export const anyName = (names: readonly string[]): string =>
  names.map((name) => name.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')).join('|');

const knownPrograms = derived(() => new RegExp(`^(?:${anyName(commands.programs.flatMap(({ names }) => names))})$`));

/** Whether the shipped table has a program, whose effect no extension can change. */
export const isKnownProgram = (name: string): boolean => knownPrograms().test(name);

/** Extensions may only add programs, under names that the shipped table does not have. */
function withUnknownPrograms(extensions: VocabularyExtensions): VocabularyExtensions {
  if (extensions.commands === undefined) return extensions;
  return { ...extensions, commands: extensions.commands.map(withoutKnownPrograms) };
}

function withoutKnownPrograms(content: unknown): { readonly programs: readonly CommandProgram[] } {
  const { programs = [] } = content as { readonly programs?: readonly CommandProgram[] };
  const own = programs.map((program) => ({ ...program, names: program.names.filter((name) => !isKnownProgram(name)) }));
  return { programs: own.filter(({ names }) => names.length > 0) };
}

/** File names of the vocabularies that a team can extend: `stopwords`, `pasted-shapes`. */
export const extensibleVocabularies: readonly string[] = [
  ...extensibleKeys(shipped),
  ...extensibleKeys(shippedBuildWords),
]
  .map(fileOf)
  .sort();

/** A kind of fence languages: a key of `fences` in data/document-words.json. */
export type FenceKind = keyof BuildWords['documentWords']['fences'];

const patternsOf = derivedForBuild(({ documentWords: { fences } }) => {
  const pattern = (languages: readonly string[]) => new RegExp(`^\\s*(?:${anyName(languages)})\\s*$`, 'i');
  return {
    shell: pattern(fences.shell),
    any: pattern([...fences.any, '']),
    instructions: pattern(fences.instructions),
  };
});

/**
 * Whether blocks of a fence's language contain shell commands and sessions (`shell`), commands or output (`any`, also without
 * a language), or other `instructions` of a step, such as manifests and queries.
 */
export const isFenceOf = (kind: FenceKind, language: string | null | undefined, vocabulary?: Vocabulary): boolean =>
  patternsOf(vocabulary)[kind].test(language ?? '');

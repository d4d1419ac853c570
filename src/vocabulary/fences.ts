import { anyName, type BuildWords, derivedForBuild } from './build-words.js';
import type { Vocabulary } from './shipped.js';

/** Kinds of the languages of fences, by `fences` of data/document-words.json. */
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

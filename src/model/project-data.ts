import type { CommandProgram, DomainLexicon, HeadingLexicon } from './lexicon.js';

/**
 * What a team adds to the vocabulary: by name of a file in data/ (`stopwords`, `lexicon`), contents of the same shape with every
 * key optional, in the order in which they are merged. Plain JSON.
 */
export type VocabularyExtensions = Readonly<Record<string, readonly unknown[]>>;

/** What a project adds to the data of the program (`triagraph.config.json`). Plain data: it travels to other threads. */
export interface ProjectData {
  /** Patterns as in .gitignore, relative to the project's folder. */
  readonly ignore: readonly string[];
  /** Headings and what they are for. They come before those of the program. */
  readonly headings: HeadingLexicon['sections'];
  /** Words that mean the same. A group with the id of one of the program's adds to that. */
  readonly lexicon: DomainLexicon['groups'];
  /** Programs that the command table does not know. */
  readonly commands: readonly CommandProgram[];
  /** All that it adds to the vocabulary, with the files that it names. */
  readonly vocabulary: VocabularyExtensions;
}

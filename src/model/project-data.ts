import type { CommandProgram, DomainLexicon, HeadingLexicon } from './lexicon.js';

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
}

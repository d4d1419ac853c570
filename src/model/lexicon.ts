import type { SectionKind } from './document.js';
import type { Effect } from './procedure.js';

/** data/headings.json: heading texts (folded: lower case, no numbering or punctuation) for each kind of section. */
export interface HeadingLexicon {
  readonly sections: readonly {
    readonly kind: SectionKind;
    readonly headings: readonly string[];
    readonly prefixes?: readonly string[];
    readonly suffixes?: readonly string[];
  }[];
}

/** data/lexicon.json: groups of words that mean the same, across languages. data/decisive.json has the same form. */
export interface DomainLexicon {
  readonly groups: readonly { readonly id: string; readonly terms: readonly string[] }[];
}

/** data/commands.json: what known commands do. schema/commands.schema.json describes the keys of this and the types below. */
export interface CommandTable {
  readonly programs: readonly CommandProgram[];
  readonly rules?: readonly CommandRule[];
  readonly everydayWords?: readonly string[];
  /** Patterns of the paths of installed programs: `/usr/*`. */
  readonly installed?: readonly string[];
  /** Subcommands that do nothing on their own: `kubectl create`. */
  readonly needArguments?: readonly {
    readonly programs: readonly string[];
    readonly subcommands?: readonly string[];
  }[];
}

export interface CommandProgram extends CommandBehavior {
  readonly names: readonly string[];
}

/**
 * What a program or a subcommand does. The effect is that of the first rule that applies, else that of the subcommand, else
 * `effect`. The effects of the commands that it runs (`runs`) are added, and the worst one counts. Interactivity likewise.
 */
export interface CommandBehavior {
  readonly effect?: Effect;
  readonly otherwise?: Effect;
  readonly interactive?: boolean;
  /** A shell may read the arguments or the input again. */
  readonly interpreted?: boolean;
  readonly optionStyle?: 'gnu' | 'long' | 'bundle';
  readonly valueOptions?: readonly string[];
  readonly flags?: readonly string[];
  readonly ignoreCase?: boolean;
  readonly abbreviations?: boolean;
  readonly separator?: string;
  readonly skip?: number;
  readonly rules?: readonly CommandRule[];
  readonly subcommands?: Readonly<Record<string, Effect | CommandBehavior>>;
  readonly sameAs?: string;
  readonly runs?: readonly CommandRun[];
}

/** Applies when all its conditions hold. */
export interface CommandRule {
  readonly options?: readonly string[];
  readonly without?: readonly string[];
  readonly operand?: readonly string[];
  readonly count?: readonly [number, number];
  readonly effect?: Effect;
  readonly interactive?: boolean;
  readonly runsNothing?: boolean;
  readonly always?: boolean;
}

/** Languages that a command's arguments or input may be written in. */
export type CommandLanguage =
  | 'sql'
  | 'awk'
  | 'sed'
  | 'javascript'
  | 'python'
  | 'perl'
  | 'node'
  | 'powershell'
  | 'request'
  | 'script';

/** Commands in the arguments. */
export interface CommandRun {
  readonly as: 'arguments' | 'shell' | 'clause' | 'program' | CommandLanguage;
  readonly options?: readonly string[];
  readonly unless?: readonly string[];
  readonly skip?: number;
  readonly assignments?: boolean;
  readonly after?: string;
  readonly until?: readonly string[];
  readonly single?: boolean;
  readonly appended?: readonly string[];
  readonly stdin?: boolean;
  readonly unseen?: Effect;
  readonly program?: string;
  readonly absent?: Effect | 'none';
  readonly unknownAs?: Effect;
}

/**
 * A team's extensions of the vocabulary. Key: name of a file in data/ (`stopwords`, `lexicon`). Value: contents of the same
 * shape with every key optional, in merge order. Plain JSON.
 */
export type VocabularyExtensions = Readonly<Record<string, readonly unknown[]>>;

/** The embedding model of a project. Its address and key come from the environment, not from a file of a repository. */
export interface EmbeddingConfig {
  /** Name of the model, as the endpoint takes it. */
  readonly model: string;
}

/** Data that a project adds to the shipped data (`triagraph.config.json`). Plain data, so that it can be sent to workers. */
export interface ProjectData {
  /** Patterns as in .gitignore, relative to the project's folder. */
  readonly ignore: readonly string[];
  /** What the configuration and the files that it names add to the vocabulary. */
  readonly vocabulary: VocabularyExtensions;
}

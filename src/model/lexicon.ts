import type { Effect } from './command.js';
import type { SectionKind } from './document.js';

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

/** data/commands.json: what known commands do. A project may add programs to it (`ProjectData`). */
export interface CommandTable {
  readonly programs: readonly CommandProgram[];
  /** Rules that come before those of every program, such as `--help`. */
  readonly rules?: readonly CommandRule[];
  /** Program names that are also ordinary words: a line with one must also have the shape of a command. */
  readonly everydayWords?: readonly string[];
}

/** A program by its names, without folder. A name may hold `*` (`mkfs.*`). */
export interface CommandProgram extends CommandBehavior {
  readonly names: readonly string[];
}

/**
 * What a program or a subcommand does. The effect is that of the first rule that applies, else that of the subcommand, else
 * `effect`. The effects of the commands that it runs (`runs`) are added, and the worst one counts. Interactivity likewise.
 */
export interface CommandBehavior {
  /** Effect when no rule and no subcommand decides; `unknown` when absent. */
  readonly effect?: Effect;
  /** Effect of a subcommand that is not listed; `unknown` when absent. */
  readonly otherwise?: Effect;
  readonly interactive?: boolean;
  /** `long`: a single dash starts one long option (`find -name`). `bundle`: the first operand may be letters of options (`tar xzf`). */
  readonly optionStyle?: 'gnu' | 'long' | 'bundle';
  /**
   * Options whose value is the next argument, so that operands can be told from values; they apply to subcommands too. `-p?`:
   * the value can only stand in the same argument (`-pPASSWORD`).
   */
  readonly valueOptions?: readonly string[];
  /** All other options. When given, an option that is not listed makes the effect `unknown`. */
  readonly flags?: readonly string[];
  /** Subcommands are compared without case. */
  readonly ignoreCase?: boolean;
  /** Subcommands may be abbreviated (`ip a`): the first listed one with that prefix is meant. */
  readonly abbreviations?: boolean;
  /** Argument between several commands of the program in one line (`ovs-vsctl … -- …`). */
  readonly separator?: string;
  /** Operands in front of the subcommand, such as a node's name. */
  readonly skip?: number;
  readonly rules?: readonly CommandRule[];
  /** Key: names, separated by spaces, each may hold `*`. */
  readonly subcommands?: Readonly<Record<string, Effect | CommandBehavior>>;
  /** Name of a program whose behavior this one inherits; keys given here take precedence. */
  readonly sameAs?: string;
  readonly runs?: readonly CommandRun[];
}

/**
 * Applies when all its conditions hold. An option is a name (`-f`), a name with the values that match
 * (`--dry-run=client|server`), or a name with the values that do not (`--output!=-|/dev/null`).
 */
export interface CommandRule {
  /** At least one is given. */
  readonly options?: readonly string[];
  /** None is given. */
  readonly without?: readonly string[];
  /** At least one operand matches one of these patterns (`*` stands for any characters). */
  readonly operand?: readonly string[];
  /** Least and greatest number of operands. */
  readonly count?: readonly [number, number];
  readonly effect?: Effect;
  readonly interactive?: boolean;
  /** When the rule applies, the command in the arguments is not run (`command -v NAME`). */
  readonly runsNothing?: boolean;
  /** The rule also applies when the subcommand is unknown. */
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
  /**
   * `arguments`: a command, word for word. `shell`: shell text; several words are joined. `clause`: words up to `;` or `+`.
   * `program`: arguments of the program that `program` names. `request`: lines of a text protocol. Else: text in that
   * language (`javascript`: of a mongo shell, `script`: of a language that is not looked into).
   */
  readonly as: 'arguments' | 'shell' | 'clause' | 'program' | CommandLanguage;
  /** The command is the value of one of these options; by default it is in the operands. */
  readonly options?: readonly string[];
  /** There is no command when one of these options is given. */
  readonly unless?: readonly string[];
  /** Number of operands before it. */
  readonly skip?: number;
  /** `NAME=value` words in front of it are skipped; in shell text the `NAME=` is. */
  readonly assignments?: boolean;
  /** It follows this argument. */
  readonly after?: string;
  /** It ends before one of these arguments. */
  readonly until?: readonly string[];
  /** It consists of the first word only. */
  readonly single?: boolean;
  /** Unknown words are appended to it, unless one of these options is given (`xargs -I`). */
  readonly appended?: readonly string[];
  /** It may come from standard input, such as a here-document. */
  readonly stdin?: boolean;
  /** Effect when standard input comes from a file or another program, and so is unknown; same as `absent` by default. */
  readonly unseen?: Effect;
  readonly program?: string;
  /** Effect when there is no such command (default: `unknown`); `none` leaves the effect as it is. */
  readonly absent?: Effect | 'none';
  /** Replacement for an unknown effect inside, when a fresh container limits it; default: `unknown`. */
  readonly unknownAs?: Effect;
}

/**
 * A team's extensions of the vocabulary. Key: name of a file in data/ (`stopwords`, `lexicon`). Value: contents of the same
 * shape with every key optional, in merge order. Plain JSON.
 */
export type VocabularyExtensions = Readonly<Record<string, readonly unknown[]>>;

/** Data that a project adds to the shipped data (`triagraph.config.json`). Plain data, so that it can be sent to workers. */
export interface ProjectData {
  /** Patterns as in .gitignore, relative to the project's folder. */
  readonly ignore: readonly string[];
  /** Headings and their section kinds; they take precedence over the shipped ones. */
  readonly headings: HeadingLexicon['sections'];
  /** Synonym groups. A group with the id of a shipped one extends it. */
  readonly lexicon: DomainLexicon['groups'];
  /** Programs that the shipped command table lacks. */
  readonly commands: readonly CommandProgram[];
  /** All extensions of the vocabulary, including those from the files that the configuration names. */
  readonly vocabulary: VocabularyExtensions;
}

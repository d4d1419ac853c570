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

/** data/commands.json: what known commands do. A project may add programs to it (project-data.ts). */
export interface CommandTable {
  readonly programs: readonly CommandProgram[];
  /** Rules that come before those of every program, such as `--help`. */
  readonly rules?: readonly CommandRule[];
  /** Names of programs that are also everyday words: a line must have the shape of a command besides. */
  readonly everydayWords?: readonly string[];
}

/** A program by its names, without folder. A name may hold `*` (`mkfs.*`). */
export interface CommandProgram extends CommandBehavior {
  readonly names: readonly string[];
}

/**
 * What a program or a subcommand does. The effect is that of the first rule that holds, else of the subcommand that is
 * named, else `effect`; what it runs (`runs`) is added to that, and the worst counts. Interactivity is decided likewise.
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
   * Options whose value is the next argument, so that operands are found behind them; they hold for subcommands too. `-p?`:
   * the value can only stand in the same argument (`-pPASSWORD`).
   */
  readonly valueOptions?: readonly string[];
  /** All other options. When given, an option that is not listed makes the effect `unknown`: the rest cannot be trusted. */
  readonly flags?: readonly string[];
  /** Subcommands are compared without case. */
  readonly ignoreCase?: boolean;
  /** Subcommands may be shortened (`ip a`): the first listed that begins so is meant. */
  readonly abbreviations?: boolean;
  /** Argument between several commands of the program in one line (`ovs-vsctl … -- …`). */
  readonly separator?: string;
  /** Operands in front of the subcommand, such as a node's name. */
  readonly skip?: number;
  readonly rules?: readonly CommandRule[];
  /** Key: names, separated by spaces, each may hold `*`. */
  readonly subcommands?: Readonly<Record<string, Effect | CommandBehavior>>;
  /** Name of a program whose behavior this one starts from; what is given here comes first. */
  readonly sameAs?: string;
  readonly runs?: readonly CommandRun[];
}

/**
 * Decides when all that is given holds. An option is a name (`-f`), a name and the values that count
 * (`--dry-run=client|server`), or a name and the values that do not (`--output!=-|/dev/null`).
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
  /** When it decides the effect, what stands in the arguments is not run (`command -v NAME`). */
  readonly runsNothing?: boolean;
  /** It also decides when the subcommand is not known. */
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

/** Commands inside the arguments. */
export interface CommandRun {
  /**
   * `arguments`: a command, word for word. `shell`: shell text; several words are joined. `clause`: words up to `;` or `+`.
   * `program`: arguments of the program that `program` names. `request`: lines of a text protocol. Else: text in that
   * language (`javascript`: of a mongo shell, `script`: of a language that is not looked into).
   */
  readonly as: 'arguments' | 'shell' | 'clause' | 'program' | CommandLanguage;
  /** The text is the value of one of these options; without it, it stands in the operands. */
  readonly options?: readonly string[];
  /** It does not stand there when one of these options is given. */
  readonly unless?: readonly string[];
  /** Operands in front of it. */
  readonly skip?: number;
  /** `NAME=value` words in front of it are skipped; in shell text the `NAME=` is. */
  readonly assignments?: boolean;
  /** It stands behind this argument only. */
  readonly after?: string;
  /** It ends in front of one of these arguments. */
  readonly until?: readonly string[];
  /** It is the first word only; what follows is something else. */
  readonly single?: boolean;
  /** Words that are not known follow it, unless one of these options is given (`xargs -I`). */
  readonly appended?: readonly string[];
  /** It may come from standard input, such as a here-document. */
  readonly stdin?: boolean;
  /** Effect when standard input comes from a file or another program, so that it is not known; as if absent when not given. */
  readonly unseen?: Effect;
  readonly program?: string;
  /** Effect when there is no such text; `unknown` when absent. `none` when its absence says nothing. */
  readonly absent?: Effect | 'none';
  /** What an unknown effect inside counts as, where a fresh container bounds it; `unknown` when absent. */
  readonly unknownAs?: Effect;
}

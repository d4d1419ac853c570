import type {
  CommandBehavior,
  CommandLanguage,
  CommandProgram,
  CommandRule,
  CommandTable,
  Effect,
} from '../../../model/index.js';
import { derivedForBuild } from '../../../vocabulary/index.js';
import type { GivenOption, OptionSyntax, ParsedArguments } from './arguments.js';

/** Whether a text matches a pattern in which `*` stands for any characters. Linear in the text for each `*`. */
export function matchesPattern(pattern: string, text: string): boolean {
  if (!pattern.includes('*')) return text === pattern;
  const [first = '', ...middle] = pattern.split('*');
  const last = middle.pop()!;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of middle) {
    at = text.indexOf(part, at);
    if (at < 0) return false;
    at += part.length;
  }
  return at <= text.length - last.length;
}

/** A behavior with its defaults and what it inherits. */
export interface Behavior extends CommandBehavior {
  readonly effect: Effect;
  readonly otherwise: Effect;
  readonly syntax: OptionSyntax;
  readonly rules: readonly CommandRule[];
  /** Finds a subcommand by name; null for an unknown one. Absent when there are no subcommands. */
  readonly find?: (name: string) => Behavior | null;
}

/** The effects of programs: data/commands.json with the programs of a team. */
export const commandKnowledge = derivedForBuild(({ commands }) => new CommandKnowledge(commands as CommandTable));

/** A command table. A dangling or circular `sameAs` is ignored. */
export class CommandKnowledge {
  readonly #rules: readonly CommandRule[];
  readonly #programs = new Map<string, CommandProgram>();
  /** `kubectl create` */
  readonly #incomplete: ReadonlySet<string>;
  readonly #installed: readonly string[];
  readonly #patterns: readonly (readonly [string, CommandProgram])[];
  /** Behaviors are resolved when a text first names them. */
  readonly #resolved = new Map<CommandProgram, Behavior>();

  constructor({ programs, rules = [], needArguments = [], installed = [] }: CommandTable) {
    this.#rules = rules;
    this.#installed = installed;
    this.#incomplete = new Set(
      needArguments.flatMap(({ programs: names, subcommands = [''] }) =>
        names.flatMap((program) => subcommands.map((name) => `${program} ${name}`.trim())),
      ),
    );
    for (const program of programs) for (const name of program.names) this.#programs.set(name, program);
    this.#patterns = [...this.#programs].filter(isPattern);
  }

  find(name: string): Behavior | null {
    const program = this.#programs.get(name) ?? firstMatch(this.#patterns, name);
    if (program === undefined) return null;
    const known = this.#resolved.get(program);
    if (known) return known;
    const behavior = this.#resolve(program);
    const resolved = { ...behavior, rules: [...this.#rules, ...behavior.rules] };
    this.#resolved.set(program, resolved);
    return resolved;
  }

  /** Whether a program with this path is the one that its name says: any file may be called `./ls`. */
  isInstalled(path: string): boolean {
    return !/(?:^|\/)\.\.\//.test(path) && this.#installed.some((pattern) => matchesPattern(pattern, path));
  }

  /** Whether a variable makes the shell, or the loader of programs, look in another folder before the usual ones. */
  replacesPrograms(variable: string, value: string): boolean {
    if (variable !== 'PATH' && variable !== 'LD_LIBRARY_PATH') return false;
    const [first = ''] = value.split(/:?\$(?:\w+|\{\w+\})(?=:|$)/, 1);
    return first !== '' && first.split(':').some((folder) => !this.isInstalled(`${folder.replace(/\/+$/, '')}/`));
  }

  /** True for a call without the arguments that it needs: `kubectl create`, `kubectl get -A`. */
  isIncomplete(call: string): boolean {
    const words = call.trim().split(/\s+/);
    if (words.some((word) => /^(?:-h|--help|-V|--version)$/.test(word))) return false;
    const isFlag = (word: string): boolean => /^--?[A-Za-z](?:[\w-]*\w)?$/.test(word);
    return this.#incomplete.has(words.filter((word) => !isFlag(word)).join(' '));
  }

  #resolve(own: CommandBehavior, inherited: readonly string[] = [], seen: readonly string[] = []): Behavior {
    const { sameAs } = own;
    const base = sameAs && !seen.includes(sameAs) ? this.#programs.get(sameAs) : undefined;
    if (base) return this.#resolve(inherit(base, own), inherited, [...seen, sameAs!]);
    const valueOptions = [...inherited, ...(own.valueOptions ?? [])];
    const child = (value: Effect | CommandBehavior): Behavior => {
      const behavior: CommandBehavior = typeof value === 'string' ? { effect: value } : value;
      if (behavior.sameAs) return this.#resolve(behavior, [], seen);
      const style = own.optionStyle === 'bundle' ? {} : { optionStyle: own.optionStyle };
      return this.#resolve({ ...style, ...behavior } as CommandBehavior, valueOptions, seen);
    };
    return {
      ...{ effect: 'unknown', otherwise: 'unknown', rules: [], ...own },
      syntax: optionSyntax(own.optionStyle ?? 'gnu', valueOptions),
      ...(own.subcommands ? { find: finder(own, child) } : {}),
    };
  }
}

/** A name with `?` (`-p?`) takes its value in the same argument only. */
function optionSyntax(style: OptionSyntax['style'], valueOptions: readonly string[]): OptionSyntax {
  const attached = valueOptions.filter((name) => name.endsWith('?')).map((name) => name.slice(0, -1));
  return { style, valueOptions: new Set(valueOptions), attachedOptions: new Set(attached) };
}

const isPattern = ([name]: readonly [string, unknown]): boolean => name.includes('*');

const firstMatch = <Value>(patterns: readonly (readonly [string, Value])[], text: string): Value | undefined =>
  patterns.find(([pattern]) => matchesPattern(pattern, text))?.[1];

function finder(
  behavior: CommandBehavior,
  resolve: (value: Effect | CommandBehavior) => Behavior,
): NonNullable<Behavior['find']> {
  const { subcommands = {}, ignoreCase, abbreviations } = behavior;
  const entries = Object.entries(subcommands).flatMap(([names, value]) =>
    names.split(' ').map((name) => [name, value] as const),
  );
  const patterns = entries.filter(isPattern);
  const exact = new Map([...entries].reverse());
  const resolved = new Map<Effect | CommandBehavior, Behavior>();
  return (given) => {
    const name = ignoreCase ? given.toLowerCase() : given;
    const full = abbreviations && name ? entries.find(([each]) => each.startsWith(name) && !each.includes('*')) : null;
    const value = exact.get(name) ?? full?.[1] ?? firstMatch(patterns, name);
    if (value === undefined) return null;
    const behavior = resolved.get(value) ?? resolve(value);
    resolved.set(value, behavior);
    return behavior;
  };
}

/** The base overridden by `own`; rules and subcommands of the base come last. */
function inherit(base: CommandBehavior, { sameAs: _, ...own }: CommandBehavior): CommandBehavior {
  const others = Object.entries(base.subcommands ?? {}).filter(([key]) => !Object.hasOwn(own.subcommands ?? {}, key));
  return {
    ...base,
    ...own,
    rules: [...(own.rules ?? []), ...(base.rules ?? [])],
    valueOptions: [...(base.valueOptions ?? []), ...(own.valueOptions ?? [])],
    ...(base.subcommands || own.subcommands
      ? { subcommands: { ...own.subcommands, ...Object.fromEntries(others) } }
      : {}),
  };
}

const ranks: Readonly<Record<Effect, number>> = { read: 0, change: 1, unknown: 2, destroy: 3 };

/** The worse of two effects: read < change < unknown < destroy. */
export function worse(a: Effect, b: Effect): Effect {
  return ranks[a] >= ranks[b] ? a : b;
}

/** Whether an option of a rule is given: `-f`, `--dry-run=client|server`, or `--output!=-` for any other value. */
function isGiven(test: string, options: readonly GivenOption[]): boolean {
  const [, pattern = test, not, values] = /^([^=]*?)(!?)=(.*)$/s.exec(test) ?? [];
  return options.some(({ name, value }) => {
    if (!matchesPattern(pattern, name)) return false;
    return (
      values === undefined || values.split('|').some((each) => matchesPattern(each, value ?? '')) !== (not === '!')
    );
  });
}

function holds(rule: CommandRule, options: readonly GivenOption[], { operands, all }: ParsedArguments): boolean {
  if (rule.options && !rule.options.some((test) => isGiven(test, options))) return false;
  if (rule.without?.some((test) => isGiven(test, options))) return false;
  if (rule.count && (operands.length < rule.count[0] || operands.length > rule.count[1])) return false;
  return !rule.operand || operands.some((index) => rule.operand!.some((one) => matchesPattern(one, all[index]!.value)));
}

/** The outcome of the rules: for each property, that of the first matching rule that states it. */
export function decide(
  rules: readonly CommandRule[],
  options: readonly GivenOption[],
  parsed: ParsedArguments,
): Pick<CommandRule, 'effect' | 'interactive' | 'runsNothing'> {
  const matching = rules.filter((rule) => holds(rule, options, parsed));
  const { effect, runsNothing } = matching.find((rule) => rule.effect !== undefined) ?? {};
  const { interactive } = matching.find((rule) => rule.interactive !== undefined) ?? {};
  return {
    ...(effect && { effect }),
    ...(interactive !== undefined && { interactive }),
    ...(runsNothing && { runsNothing }),
  };
}

const expansion = /\$\{[^}]*\}|\$\([^)]*\)|\$[\w@*]+|`[^`]*`/g;

/** Whether a text is known only at run time: all of it except punctuation, or a whole statement of Python. */
export function isUnseen(language: CommandLanguage, { text, dynamic }: { text: string; dynamic?: boolean }): boolean {
  if (/^[\s_]+$|^\s*<[^<>\n]{1,80}>\s*$/.test(text)) return true;
  if (!dynamic) return false;
  if (/^[\s;"')]*$/.test(text.replace(expansion, ''))) return true;
  return language === 'python' && /(?:^|[;\n:])\s*[$`]/.test(text);
}

const running =
  /^(?:\w*PAGER|\w*EDITOR|VISUAL|BROWSER|GIT_SSH\w*|GIT_EXTERNAL_DIFF|GIT_PROXY_COMMAND|LESSOPEN|LESSCLOSE|\w*ASKPASS|TAR_OPTIONS|GIT_CONFIG_PARAMETERS|PROMPT_COMMAND|BASH_ENV|ENV|LD_PRELOAD|LD_AUDIT|RSYNC_RSH|PYTHONSTARTUP|PERL5OPT|NODE_OPTIONS|RUBYOPT|KUBE_EDITOR)$/;

/** Whether programs run the value of this variable: pagers, editors, shell hooks. */
export const runsItsText = (variable: string): boolean => running.test(variable);

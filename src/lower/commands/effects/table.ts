import type {
  CommandBehavior,
  CommandProgram,
  CommandRule,
  CommandRun,
  CommandTable,
  Effect,
} from '../../../model/index.js';
import type { OptionSyntax } from './arguments.js';

export type Pattern = (text: string) => boolean;

/** Compiles a pattern in which `*` matches any characters. Matching is linear in the text for each `*`. */
export function compilePattern(pattern: string): Pattern {
  if (!pattern.includes('*')) return (text) => text === pattern;
  const parts = pattern.split('*');
  const first = parts[0]!;
  const last = parts.at(-1)!;
  const middle = parts.slice(1, -1).filter(Boolean);
  if (!middle.length && !last) return (text) => text.startsWith(first);
  return (text) => {
    if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return false;
    let from = first.length;
    const to = text.length - last.length;
    for (const part of middle) {
      const at = text.indexOf(part, from);
      if (at < 0 || at + part.length > to) return false;
      from = at + part.length;
    }
    return true;
  };
}

export interface OptionTest {
  readonly name: Pattern;
  /** Values that match; null when any value does. */
  readonly values: readonly Pattern[] | null;
  /** True when every value but these matches. */
  readonly others: boolean;
}

export interface CompiledRule {
  readonly options: readonly OptionTest[];
  readonly without: readonly OptionTest[];
  readonly operand: readonly Pattern[];
  readonly count: readonly [number, number] | null;
  readonly effect: Effect | null;
  readonly interactive: boolean | null;
  readonly runsNothing: boolean;
  readonly always: boolean;
}

export interface CompiledBehavior {
  readonly effect: Effect;
  readonly otherwise: Effect;
  readonly interactive: boolean;
  /** It may take its arguments for program text, such as a script language. */
  readonly interprets: boolean;
  readonly syntax: OptionSyntax;
  readonly flags: ReadonlySet<string> | null;
  readonly separator: string | null;
  readonly skip: number;
  readonly rules: readonly CompiledRule[];
  readonly runs: readonly CommandRun[];
  /** Null when the behavior has no subcommands. */
  readonly find: ((name: string) => CompiledBehavior | null) | null;
}

/** A compiled command table. */
export interface CommandKnowledge {
  /** Behavior of a program by its base name; null for an unknown program. */
  find(program: string): CompiledBehavior | null;
}

/** Both tables in one; a program of the extension overrides one of the same name. */
export function mergeCommandTables(base: CommandTable, extension: CommandTable): CommandTable {
  return {
    programs: [...base.programs, ...extension.programs],
    rules: [...(extension.rules ?? []), ...(base.rules ?? [])],
    everydayWords: [...(base.everydayWords ?? []), ...(extension.everydayWords ?? [])],
  };
}

function optionTest(text: string): OptionTest {
  const equals = text.indexOf('=');
  if (equals < 0) return { name: compilePattern(text), values: null, others: false };
  const others = text[equals - 1] === '!';
  return {
    name: compilePattern(text.slice(0, others ? equals - 1 : equals)),
    others,
    values: text
      .slice(equals + 1)
      .split('|')
      .map(compilePattern),
  };
}

function compileRule(rule: CommandRule): CompiledRule {
  return {
    options: (rule.options ?? []).map(optionTest),
    without: (rule.without ?? []).map(optionTest),
    operand: (rule.operand ?? []).map(compilePattern),
    count: rule.count ?? null,
    effect: rule.effect ?? null,
    interactive: rule.interactive ?? null,
    runsNothing: rule.runsNothing ?? false,
    always: rule.always ?? false,
  };
}

/** `-p?` takes a value in the same argument only. */
function optionSyntax(style: OptionSyntax['style'], valueOptions: readonly string[]): OptionSyntax {
  const attached = valueOptions.filter((name) => name.endsWith('?')).map((name) => name.slice(0, -1));
  return { style, valueOptions: new Set(valueOptions), attachedOptions: new Set(attached) };
}

type Subcommands = Readonly<Record<string, Effect | CommandBehavior>>;

/** Computes a value on first use. */
function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function lookup(behavior: CommandBehavior, compileChild: (child: CommandBehavior) => CompiledBehavior) {
  const exact = new Map<string, () => CompiledBehavior>();
  const patterns: [Pattern, () => CompiledBehavior][] = [];
  for (const [names, value] of Object.entries(behavior.subcommands ?? {})) {
    const child = lazy(() => compileChild(typeof value === 'string' ? { effect: value } : value));
    for (const name of names.split(' ')) {
      if (name.includes('*')) patterns.push([compilePattern(name), child]);
      else if (!exact.has(name)) exact.set(name, child);
    }
  }
  return (given: string): CompiledBehavior | null => {
    const name = behavior.ignoreCase ? given.toLowerCase() : given;
    const found = exact.get(name);
    if (found) return found();
    if (behavior.abbreviations && name) {
      for (const [full, child] of exact) if (full.startsWith(name)) return child();
    }
    return firstMatch(patterns, name)?.() ?? null;
  };
}

/** The value of the first pattern that matches. */
const firstMatch = <Value>(patterns: readonly [Pattern, Value][], text: string): Value | undefined =>
  patterns.find(([matches]) => matches(text))?.[1];

/** The base overridden by `own`; rules and subcommands of the base come last. */
function inherit(base: CommandBehavior, own: CommandBehavior): CommandBehavior {
  const { sameAs: _, ...rest } = own;
  return {
    ...base,
    ...rest,
    rules: [...(own.rules ?? []), ...(base.rules ?? [])],
    ...(base.subcommands || own.subcommands
      ? { subcommands: { ...own.subcommands, ...withoutKeys(base.subcommands ?? {}, own.subcommands ?? {}) } }
      : {}),
    valueOptions: [...(base.valueOptions ?? []), ...(own.valueOptions ?? [])],
  };
}

function withoutKeys(record: Subcommands, keys: Subcommands): Subcommands {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !Object.hasOwn(keys, key)));
}

/** Compiles each program when a text first names it: the table has hundreds, and most texts use a few. */
class Compiler implements CommandKnowledge {
  readonly #raw = new Map<string, CommandProgram>();
  readonly #patterns: [Pattern, CommandProgram][] = [];
  readonly #common: readonly CompiledRule[];
  /** Programs that share a definition share the compiled one. */
  readonly #compiled = new Map<CommandProgram, CompiledBehavior>();

  constructor(table: CommandTable) {
    this.#common = (table.rules ?? []).map(compileRule);
    for (const program of table.programs) for (const name of program.names) this.#raw.set(name, program);
    for (const [name, program] of this.#raw)
      if (name.includes('*')) this.#patterns.push([compilePattern(name), program]);
  }

  find(name: string): CompiledBehavior | null {
    const program = this.#raw.get(name) ?? firstMatch(this.#patterns, name);
    if (program === undefined) return null;
    const compiled = this.#compiled.get(program) ?? this.#program(program);
    this.#compiled.set(program, compiled);
    return compiled;
  }

  #program(program: CommandProgram): CompiledBehavior {
    const compiled = this.#behavior(program, new Set(), []);
    return { ...compiled, rules: [...this.#common, ...compiled.rules] };
  }

  #behavior(own: CommandBehavior, seen: ReadonlySet<string>, inherited: readonly string[]): CompiledBehavior {
    const base = own.sameAs && !seen.has(own.sameAs) ? this.#raw.get(own.sameAs) : undefined;
    if (base) return this.#behavior(inherit(base, own), new Set([...seen, own.sameAs!]), inherited);
    const valueOptions = [...inherited, ...(own.valueOptions ?? [])];
    return {
      effect: own.effect ?? 'unknown',
      otherwise: own.otherwise ?? 'unknown',
      interactive: own.interactive ?? false,
      interprets: (own.effect ?? 'unknown') === 'unknown' && !own.subcommands,
      syntax: optionSyntax(own.optionStyle ?? 'gnu', valueOptions),
      flags: own.flags ? new Set(own.flags) : null,
      separator: own.separator ?? null,
      skip: own.skip ?? 0,
      rules: (own.rules ?? []).map(compileRule),
      runs: own.runs ?? [],
      find: own.subcommands
        ? lookup(own, (child) => this.#behavior(childOf(own, child), seen, child.sameAs ? [] : valueOptions))
        : null,
    };
  }
}

/** Subcommands inherit the option style of their program. */
function childOf(parent: CommandBehavior, child: CommandBehavior): CommandBehavior {
  if (!parent.optionStyle || parent.optionStyle === 'bundle' || child.optionStyle || child.sameAs) return child;
  return { ...child, optionStyle: parent.optionStyle };
}

/** Compiles a table. A dangling or circular `sameAs` is ignored. */
export const compileCommandTable = (table: CommandTable): CommandKnowledge => new Compiler(table);

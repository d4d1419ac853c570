import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import type { Context } from './context.js';
import { UsageError } from './failure.js';

/** Declares one option. Its name is its key: `tokenFile` is `--token-file`. */
export interface OptionSpec<T> {
  readonly about: string;
  /** How help names the value; a flag has none. */
  readonly value?: string;
  readonly short?: string;
  /** Written `--no-…`; the value is true without it. */
  readonly negated?: true;
  readonly preset?: T;
  readonly choices?: readonly string[];
  readonly parse?: (value: string, before: never) => unknown;
}

type Options = Readonly<Record<string, OptionSpec<unknown>>>;

export type ValuesOf<O extends Options> = {
  readonly [Name in keyof O]: O[Name] extends OptionSpec<infer T> ? T : never;
};

export const flag = (about: string): OptionSpec<true | undefined> => ({ about });
export const text = (value: string, about: string): OptionSpec<string | undefined> => ({ value, about });
export const choice = <const C extends string>(
  value: string,
  choices: readonly C[],
  about: string,
): OptionSpec<C | undefined> => ({ value, choices, about });
export const language = (about: string) => choice('language', ['zh', 'en'], about);

export const list = (value: string, about: string): OptionSpec<readonly string[] | undefined> => ({
  value,
  about: `${about}; repeatable`,
  parse: (next, before: readonly string[] = []) => [...before, next],
});

export const number = (value: string, [least, most]: readonly [number, number], about: string) => {
  const parse = (given: string): number => {
    const parsed = Number(given);
    if (/^\d+$/.test(given) && parsed >= least && parsed <= most) return parsed;
    throw new InvalidArgumentError(`Give a whole number from ${least} to ${most}.`);
  };
  return { value, about, parse } as OptionSpec<number | undefined>;
};

export const preset = <T>(option: OptionSpec<T | undefined>, value: T): OptionSpec<T> =>
  ({ ...option, preset: value }) as OptionSpec<T>;

const cache: OptionSpec<boolean> = { about: 'parse every file anew', negated: true };
export const knowledgeBase = { kb: list('path', 'knowledge base: folder, file, snapshot or shipped:NAME'), cache };

/** Code of the caller's own, which a configuration cannot name. */
export const plugins = {
  rules: list('module', 'rules of your own: a file or a package'),
  dialects: list('module', 'dialects of your own: a file or a package'),
};

/** `--format`, and `--json` for `--format json`; the first format is the default. */
export const format = <const F extends string>(...formats: readonly [F, ...F[]]) => ({
  format: preset(choice<F>('format', formats, 'how the answer is written'), formats[0]),
  json: flag('the same as --format json'),
});

export function formatOf<F extends string>({ format, json }: { readonly format: F; readonly json?: true | undefined }) {
  return json ? 'json' : format;
}

/** Parses `NAME=VALUE` pairs; the value may contain `=` and may be empty. */
export function namedValues(pairs: readonly string[], option: string): Record<string, string> {
  const values: Record<string, string> = Object.create(null);
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(0, at)).trim();
    if (name === '') throw new UsageError(`${option} '${pair}' has no name; write ${option} NAME=VALUE`);
    values[name] = pair.slice(at + 1);
  }
  return values;
}

/** `tokenFile` → `token-file`. */
export const dashed = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The section of `--help` with examples and a summary in Chinese. */
export function examples(lines: readonly string[], chinese: string): string {
  return `\nExamples:\n${lines.map((line) => `  $ ${line}`).join('\n')}\n\n${chinese}`;
}

/** One command: help, parser and handler are made from it. */
interface CommandSpec<O extends Options> {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  /** Notation, description and choices of each argument. */
  readonly args?: readonly (readonly [name: string, about: string, choices?: readonly string[]])[];
  readonly options: O;
  readonly examples: readonly string[];
  readonly chinese: string;
  /**
   * @param args the arguments that were given
   * @param given the options that were given, by key
   * @returns exit code; nothing is 0
   */
  run(
    options: ValuesOf<O>,
    context: Context,
    args: readonly string[],
    given: ReadonlySet<string>,
  ): Promise<number | undefined>;
}

export type DefineCommand = (program: Command, context: Context) => void;

export function command<const O extends Options>(spec: CommandSpec<O>): readonly [name: string, DefineCommand] {
  return [spec.name, (program, context) => define(spec, program, context)];
}

function define<O extends Options>(spec: CommandSpec<O>, program: Command, context: Context): void {
  const { name, summary, description, args = [], chinese } = spec;
  const command = program.command(name).summary(summary).description(description);
  for (const [argument, about, choices] of args) {
    const made = new Argument(argument, about);
    command.addArgument(choices ? made.choices(choices) : made);
  }
  for (const [key, option] of Object.entries(spec.options)) command.addOption(optionOf(key, option));
  command.addHelpText('after', examples(spec.examples, chinese)).action(async (...parts: unknown[]) => {
    const given = Object.keys(spec.options).filter((key) => command.getOptionValueSource(key) === 'cli');
    const values = parts.slice(0, args.length).flat() as (string | undefined)[];
    const asked = values.filter((value) => value !== undefined);
    context.exitCode = (await spec.run(command.opts() as ValuesOf<O>, context, asked, new Set(given))) ?? 0;
  });
}

function optionOf(key: string, { about, value, short, negated, preset, choices, parse }: OptionSpec<unknown>): Option {
  const flags = [short, `--${negated ? 'no-' : ''}${dashed(key)}`].filter((each) => each !== undefined).join(', ');
  const option = new Option(value === undefined ? flags : `${flags} <${value}>`, about);
  if (choices) option.choices(choices);
  if (preset !== undefined) option.default(preset);
  return parse ? option.argParser(parse as (value: string) => unknown) : option;
}

import { Argument, type Command, Option } from 'commander';
import type { Context } from './context.js';
import { dashed, type OptionSpec, type Options, type ValuesOf } from './options.js';

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

import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { EngineOptions } from '../../index.js';
import { UsageError } from './failure.js';

/** `--kb`, repeatable, and `--no-cache`. */
export function knowledgeBaseOptions(command: Command): Command {
  return command
    .addOption(new Option('--kb <path>', 'knowledge base: folder, file or snapshot; repeatable').argParser(collect))
    .option('--no-cache', 'parse every file anew');
}

/** `--rules` and `--dialects`, repeatable: code of the caller's own, which a configuration cannot name. */
export function pluginOptions(command: Command): Command {
  const option = (flags: string, what: string) =>
    new Option(flags, `${what} of your own: a file or a package; repeatable`).argParser(collect);
  return command.addOption(option('--rules <module>', 'rules')).addOption(option('--dialects <module>', 'dialects'));
}

/** The modules that are named, by address: a relative one counts from a folder. */
export function pluginsOf({ rules, dialects }: Plugins, folder: string): Plugins {
  const addresses = (names: readonly string[]) =>
    names.map((name) => (/^\./.test(name) ? resolve(folder, name) : name));
  return { ...(rules ? { rules: addresses(rules) } : {}), ...(dialects ? { dialects: addresses(dialects) } : {}) };
}

type Plugins = Pick<EngineOptions, 'rules' | 'dialects'>;

/** `--format`, and `--json` for `--format json`. */
export function formatOptions(command: Command, formats: readonly string[], preset = formats[0]!): Command {
  return command
    .addOption(new Option('--format <format>', 'how the answer is written').choices(formats).default(preset))
    .option('--json', 'the same as --format json');
}

export function formatOf<F extends string>(options: { readonly format: F; readonly json?: boolean }): F | 'json' {
  return options.json ? 'json' : options.format;
}

export function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

/** Parser of a whole number within these limits. */
export function wholeNumber(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`Give a whole number from ${least} to ${most}.`);
  };
}

/** Parses `NAME=VALUE` pairs; the value may contain `=` and may be empty. */
export function namedValues(pairs: readonly string[], option: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(0, at)).trim();
    if (name === '') throw new UsageError(`${option} '${pair}' has no name; write ${option} NAME=VALUE`);
    values.set(name, pair.slice(at + 1));
  }
  return values;
}

/** The section of `--help` with examples and a summary in Chinese. */
export function examples(lines: readonly string[], chinese: string): string {
  return `\nExamples:\n${lines.map((line) => `  $ ${line}`).join('\n')}\n\n${chinese}`;
}

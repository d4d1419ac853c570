import { resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { defined } from '../../collections.js';
import type { EngineOptions } from '../../index.js';
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

export type Options = Readonly<Record<string, OptionSpec<unknown>>>;

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

/** The modules that are named, by address: a relative one counts from a folder. */
export function pluginsOf({ rules, dialects }: Plugins, folder: string): Pick<EngineOptions, 'rules' | 'dialects'> {
  const addresses = (names?: readonly string[]) =>
    names?.map((name) => (name.startsWith('.') ? resolve(folder, name) : name));
  return defined({ rules: addresses(rules), dialects: addresses(dialects) });
}

export type Plugins = Partial<ValuesOf<typeof plugins>>;

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

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { TriagraphError } from '../errors.js';
import type { Dialect } from '../lower/index.js';
import type { Rule } from '../validate/index.js';

/** Modules of a team, as the caller names them: files (`./rules.mjs`) or packages. */
export interface PluginOptions {
  /** Modules whose default export is a `Rule` or a list of rules. */
  readonly rules?: readonly string[];
  /** Modules whose default export is a `Dialect` or a list of dialects. */
  readonly dialects?: readonly string[];
}

/** The URLs of these modules: plain data, which can be sent to any thread. */
export type PluginAddresses = Required<PluginOptions>;

export interface Plugins {
  readonly rules: readonly Rule[];
  readonly dialects: readonly Dialect[];
}

/**
 * Resolves the modules that a caller names. A knowledge base and its configuration cannot name modules, because reading a
 * repository must not run its code (docs/extending.md).
 * @param folder base of relative paths, and where packages are searched for
 * @throws TriagraphError `plugin-not-found`
 */
export function resolvePlugins({ rules = [], dialects = [] }: PluginOptions, folder = process.cwd()): PluginAddresses {
  return {
    rules: rules.map((name) => addressOf('rules', name, folder)),
    dialects: dialects.map((name) => addressOf('dialects', name, folder)),
  };
}

export const namesPlugins = ({ rules = [], dialects = [] }: PluginOptions): boolean =>
  rules.length + dialects.length > 0;

/** Identifies modules by their addresses and texts, not by what they import; empty without modules. */
export function pluginIdentity({ rules, dialects }: PluginAddresses): string {
  const hashOf = (address: string) =>
    createHash('sha256')
      .update(readFileSync(new URL(address)))
      .digest('hex');
  return [...rules, '', ...dialects]
    .map((address) => address && `${address}\0${hashOf(address)}`)
    .join('\n')
    .trim();
}

/** @throws TriagraphError `plugin-failed`, `plugin-shape` */
export async function loadPlugins({ rules, dialects }: PluginAddresses): Promise<Plugins> {
  return {
    rules: distinct('id', await loadAll(rules, ruleProblem)),
    dialects: distinct('name', await loadAll(dialects, dialectProblem)),
  };
}

/** Loads the default exports of modules, each an item or a list. @param problemOf says what an item should be, or null */
async function loadAll<Item>(
  addresses: readonly string[],
  problemOf: (item: Readonly<Record<string, unknown>>) => string | null,
): Promise<Item[]> {
  const items: Item[] = [];
  for (const address of addresses) {
    const path = shownPath(address);
    const exported = await load(address, path);
    for (const item of Array.isArray(exported) ? exported : [exported]) {
      const problem = typeof item === 'object' && item !== null ? problemOf(item) : 'a default export';
      if (problem !== null) throw new TriagraphError('plugin-shape', `Unexpected module ${path}, expected ${problem}.`);
      items.push(item as Item);
    }
  }
  return items;
}

function addressOf(what: string, name: string, folder: string): string {
  if (name.startsWith('file:')) return name;
  const path = resolve(folder, name);
  if (existsSync(path) && statSync(path).isFile()) return pathToFileURL(path).href;
  try {
    return pathToFileURL(createRequire(join(folder, 'package.json')).resolve(name)).href;
  } catch {
    const message = `Cannot find the module '${name}' (--${what}). Give a file, such as ./${what}.mjs, or an installed package.`;
    throw new TriagraphError('plugin-not-found', message);
  }
}

const shownPath = (address: string): string => (address.startsWith('file:') ? fileURLToPath(address) : address);

async function load(address: string, path: string): Promise<unknown> {
  try {
    return ((await import(address)) as { default?: unknown }).default;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new TriagraphError('plugin-failed', `Cannot load the module ${path}: ${reason}`, 2, { cause: error });
  }
}

function ruleProblem({ id, scope, severity, description, check }: Readonly<Record<string, unknown>>): string | null {
  if (typeof id !== 'string' || !/^x-[\w-]+\/[\w-]+$/.test(id))
    return "rules with an id such as 'x-team/what-is-wrong'";
  if (scope !== 'document' && scope !== 'collection') return `the scope 'document' or 'collection' in the rule ${id}`;
  if (severity !== 'error' && severity !== 'warning' && severity !== 'info')
    return `the severity 'error', 'warning' or 'info' in the rule ${id}`;
  if (typeof description !== 'string') return `a description in the rule ${id}`;
  return typeof check === 'function' ? null : `a function check in the rule ${id}`;
}

function dialectProblem({ name, keys, ...functions }: Readonly<Record<string, unknown>>): string | null {
  if (typeof name !== 'string' || !/^x-[\w-]+$/.test(name)) return "dialects with a name such as 'x-team'";
  if (keys !== undefined && !(Array.isArray(keys) && keys.every((key) => typeof key === 'string')))
    return `a list of front-matter keys in the dialect ${name}`;
  if (keys === undefined && functions.recognises === undefined) return `keys or recognises in the dialect ${name}`;
  const wrong = ['recognises', 'symptoms', 'workflow'].find(
    (key) => !/^(?:function|undefined)$/.test(typeof functions[key]),
  );
  return wrong === undefined ? null : `a function ${wrong} in the dialect ${name}`;
}

/** @throws TriagraphError `plugin-shape` when two items have one name */
function distinct<Key extends string, Item extends Readonly<Record<Key, string>>>(key: Key, items: Item[]): Item[] {
  const names = items.map((item) => item[key]);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return items;
  throw new TriagraphError('plugin-shape', `Unexpected second ${twice}, expected modules whose ${key}s differ.`);
}

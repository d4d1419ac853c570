import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { TriagraphError } from '../../errors.js';
import { jsonFault } from '../../text/index.js';
import { fixedPart, isInside, isPattern } from '../document-files.js';
import { configName, readConfigFile } from './config-file.js';
import { defaultBase, expandShipped, isShipped, unknownShipped } from './shipped-bases.js';

/**
 * Paths of the knowledge base: those given, else those in `triagraph.config.json`, else `workflows/` and `cases/`, else
 * the default knowledge base of the package. `shipped:NAME` stands for a knowledge base of the package.
 * @param settings `shipped: false` for commands that check documents, for which the default of the package is no use
 * @throws TriagraphError `kb-missing` when there is no other than the default and it is not wanted
 */
export function resolveKnowledgeBase(
  asked: readonly string[] | undefined,
  folder: string,
  { shipped = true }: { readonly shipped?: boolean } = {},
): readonly string[] {
  if (asked !== undefined) checkPaths(asked);
  if (asked !== undefined && asked.length > 0) return absolutePaths(asked, folder);
  const configured = readConfig(folder);
  if (configured === null) {
    const here = knowledgeBaseHere(folder) ?? (shipped ? absolutePaths([defaultBase], folder) : null);
    if (here !== null) return here;
    throw new TriagraphError(
      'kb-missing',
      `No knowledge base in ${folder}: name its folder, as in --kb ./runbooks, or put it in "kb" of triagraph.config.json.`,
    );
  }
  for (const entry of configured.kb) refuseMissing(entry, folder, configured);
  return absolutePaths(configured.kb, folder);
}

export const absolutePaths = (entries: readonly string[], folder: string): readonly string[] =>
  expandShipped(entries, (path) => resolve(folder, path));

/** @throws TriagraphError `kb-paths` for an invalid value from an untyped caller */
export function checkPaths(kb: unknown): void {
  if (Array.isArray(kb) && kb.every((path) => typeof path === 'string')) return;
  throw new TriagraphError(
    'kb-paths',
    `Unexpected kb of type ${typeof kb}, expected a list of paths: kb: ['runbooks/'].`,
  );
}

/** The paths in `triagraph.config.json` of a folder, which need not exist, else its `workflows/` and `cases/`, else null. */
export function localKnowledgeBase(folder: string): readonly string[] | null {
  const configured = readConfig(folder);
  return configured === null ? knowledgeBaseHere(folder) : absolutePaths(configured.kb, folder);
}

function knowledgeBaseHere(folder: string): readonly string[] | null {
  const here = ['workflows', 'cases'].map((name) => join(folder, name)).filter((path) => existsSync(path));
  const outside = here.find((path) => !isInside(folder, path));
  if (outside !== undefined)
    throw new TriagraphError('kb-outside', `${outside} is a link to another folder. Name it: --kb ${outside}`);
  return here.length > 0 ? here : null;
}

interface Configured {
  readonly kb: readonly string[];
  /** Makes an error about an offset of the configuration. */
  readonly wrong: (what: string, offset: number) => TriagraphError;
  readonly text: string;
}

/** Reports an entry that does not exist at its position in the configuration. Patterns are reported when they are read. */
function refuseMissing(entry: string, folder: string, { text, wrong }: Configured): void {
  const what = isShipped(entry) ? unknownShipped(entry) : missingPath(entry, folder);
  if (what === null) return;
  throw wrong(what, placeOfEntry(text, entry));
}

function missingPath(entry: string, folder: string): string | null {
  if (isPattern(entry) || existsSync(resolve(folder, entry))) return null;
  return `Nothing found at ${resolve(folder, entry)}. Check the path in "kb", or give it as --kb PATH.`;
}

const placeOfKey = (text: string): number => text.search(/"kb"\s*:/);

const placeOfEntry = (text: string, entry: string): number =>
  Math.max(placeOfKey(text), text.indexOf(JSON.stringify(entry), placeOfKey(text)));

function readConfig(folder: string): Configured | null {
  const read = readConfigFile(folder);
  if (read === null) return null;
  const path = join(folder, configName);
  if ('expected' in read)
    throw new TriagraphError('config-invalid', `${path}: Unexpected configuration, expected ${read.expected}`);
  const { text } = read;
  const wrong = (what: string, offset: number) =>
    new TriagraphError('config-invalid', `${path}:${lineAndColumn(text, offset)}: ${what}`);
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    throw wrong(
      `Not valid JSON: ${message.replace(/ (?:in JSON )?at position .*/s, '')}`,
      jsonFault(text.trimEnd(), message),
    );
  }
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    throw wrong('Unexpected value, expected an object', text.search(/\S/));
  const { kb } = config as { kb?: unknown };
  if (kb === undefined) return null;
  if (!Array.isArray(kb) || kb.length === 0 || !kb.every((entry) => typeof entry === 'string')) {
    throw wrong('Unexpected "kb", expected a list of at least one path', placeOfKey(text));
  }
  const outside = kb.find((entry) => !isShipped(entry) && !isInside(folder, fixedPart(entry)));
  if (outside !== undefined)
    throw wrong(
      `Unexpected path in "kb" that leads out of the folder of the configuration: ${outside}. Give it as --kb PATH`,
      placeOfEntry(text, outside),
    );
  return { kb, wrong, text };
}

/** `2:13`, both from 1. */
function lineAndColumn(text: string, offset: number): string {
  const before = text.slice(0, Math.max(0, offset));
  return `${before.split('\n').length}:${before.length - before.lastIndexOf('\n')}`;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { EvalQuery } from '../../src/index.js';

/** Labelled symptoms that are asked of the same documents. */
export interface QuerySet {
  readonly name: string;
  /** Paths of files and folders below the roots of its documents. */
  readonly pool: readonly string[];
  readonly queries: readonly EvalQuery[];
}

interface Golden {
  readonly symptom: string;
  readonly expect?: string;
  readonly status?: string;
}

export const repository = fileURLToPath(new URL('../../', import.meta.url));
/** Documents and further sets that are not part of the repository; they may be missing. */
const shared = join(repository, '../shared');
const corpus = join(shared, 'corpus');

export const hasCorpus = existsSync(corpus);
/** Where the documents of labelled sets are looked for, the first that has one counts. */
export const corpusRoots = [corpus, shared];

/** The shipped knowledge base, asked the symptoms of its goldens, and those of people who had not seen its documents. */
export function shippedSets(): QuerySet[] {
  const pool = ['workflows', 'cases'];
  const fresh = fileURLToPath(new URL('shipped', import.meta.url));
  return [...goldenSets(), ...setsIn(fresh, 'asked').map((set) => ({ ...set, pool }))];
}

/** Small knowledge bases that come with their symptoms. */
export interface OwnBase extends QuerySet {
  readonly documents: readonly { readonly path: string; readonly text: string }[];
}

export const ownBases = (): OwnBase[] => setsIn(fileURLToPath(new URL('bases', import.meta.url)), 'bases') as OwnBase[];

function goldenSets(): QuerySet[] {
  return namesIn(join(repository, 'goldens'), '.yaml').map((name) => {
    const goldens = parse(readFileSync(join(repository, 'goldens', `${name}.yaml`), 'utf8')) as Golden[];
    return { name: `shipped/${name}`, pool: ['workflows', 'cases'], queries: goldens.map(toQuery) };
  });
}

/** The sets of this repository over documents of the corpus, and those that come with the corpus. */
export function labelledSets(): QuerySet[] {
  const own = fileURLToPath(new URL('symptoms', import.meta.url));
  return [...setsIn(own, 'symptoms'), ...setsIn(join(shared, 'eval'), 'eval')];
}

function setsIn(folder: string, prefix: string): QuerySet[] {
  return namesIn(folder, '.json').map((name) => {
    const set = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as QuerySet;
    return { ...set, name: `${prefix}/${name}` };
  });
}

function namesIn(folder: string, extension: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith(extension));
  return files.map((file) => file.slice(0, -extension.length)).sort();
}

/** Goldens have no ids: their number in the file stands for one. */
function toQuery({ symptom, expect, status }: Golden, index: number): EvalQuery {
  const id = String(index + 1);
  if (status === 'no_match') return { id, text: symptom, none: true };
  return { id, text: symptom, gold: expect === undefined ? [] : [expect] };
}

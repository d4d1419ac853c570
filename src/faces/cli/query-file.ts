import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LabelledQuery } from './library.js';
import { UsageError } from './usage-error.js';

/** Reads a query file of the contract: `{"queries": […]}` or a bare array. @throws UsageError naming the entry at fault */
export function readQueries(path: string, cwd: string): readonly LabelledQuery[] {
  const value = parse(readFileSync(resolve(cwd, path), 'utf8'), path);
  const list = Array.isArray(value) ? value : (value as { queries?: unknown } | null)?.queries;
  if (!Array.isArray(list))
    throw new UsageError(`${path}: unexpected content, expected {"queries": [...]} or an array`);
  list.forEach((entry, index) => {
    checkEntry(entry, `${path}: queries[${index}]`);
  });
  return list as LabelledQuery[];
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new UsageError(`${path}: not valid JSON: ${(error as Error).message}`);
  }
}

function checkEntry(entry: unknown, place: string): void {
  const { id, text, gold, also } = (entry ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string') throw new UsageError(`${place}: unexpected id, expected a string`);
  if (typeof text !== 'string') throw new UsageError(`${place} ("${id}"): unexpected text, expected a string`);
  const strings = (value: unknown): boolean =>
    value === undefined || (Array.isArray(value) && value.every((each) => typeof each === 'string'));
  if (!strings(gold)) throw new UsageError(`${place} ("${id}"): unexpected gold, expected a list of paths or ids`);
  if (!strings(also)) throw new UsageError(`${place} ("${id}"): unexpected also, expected a list of paths or ids`);
}

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { EvalQuery } from '../../index.js';
import { UsageError } from './usage-error.js';

/** Reads a query file of the contract: `{"queries": […]}` or a bare array. @throws UsageError naming the entry at fault */
export function readQueries(path: string, cwd: string): readonly EvalQuery[] {
  const value = parse(readFileSync(resolve(cwd, path), 'utf8'), path);
  const list = Array.isArray(value) ? value : (value as { queries?: unknown } | null)?.queries;
  if (!Array.isArray(list))
    throw new UsageError(`${path}: unexpected content, expected {"queries": [...]} or an array`);
  list.forEach((entry, index) => {
    checkEntry(entry, `${path}: queries[${index}]`);
  });
  return list as EvalQuery[];
}

/** A symptom to ask again. */
export interface LoggedQuery {
  readonly id: string;
  readonly text: string;
}

/**
 * Reads what was asked: a query file of the contract, or a log with one JSON object a line (`{"text": …}` or `{"query":
 * {"text": …}}`, other keys are ignored). A symptom that stands there twice is one.
 * @throws UsageError naming the entry or line at fault
 */
export function readLoggedQueries(path: string, cwd: string): readonly LoggedQuery[] {
  const text = readFileSync(resolve(cwd, path), 'utf8').replace(/^\ufeff/, '');
  const queries = /\.(?:jsonl|ndjson|log)$/i.test(path) ? readLog(text, path) : readQueries(path, cwd);
  const known = new Map<string, LoggedQuery>();
  for (const each of queries) if (!known.has(each.text)) known.set(each.text, { id: each.id, text: each.text });
  return [...known.values()];
}

function readLog(text: string, path: string): LoggedQuery[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '') return [];
    const place = `${path}:${index + 1}`;
    const symptom = symptomOf(parse(line, place));
    if (symptom === null) throw new UsageError(`${place}: unexpected entry, expected {"text": "…"}`);
    return symptom.trim() === '' ? [] : [{ id: place, text: symptom }];
  });
}

function symptomOf(entry: unknown): string | null {
  if (typeof entry === 'string') return entry;
  const { text, query } = (entry ?? {}) as { text?: unknown; query?: unknown };
  if (typeof text === 'string') return text;
  if (typeof query === 'string') return query;
  const inner = (query as { text?: unknown } | null | undefined)?.text;
  return typeof inner === 'string' ? inner : null;
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

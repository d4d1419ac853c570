import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import type { EvalQuery } from '../../../index.js';
import type { Context, KnowledgeBaseOptions } from '../context.js';
import { exitCodes, UsageError } from '../failure.js';
import { collect, examples, formatOf, formatOptions, knowledgeBaseOptions, namedValues } from '../options.js';

/**
 * Reads a query file: `{"queries": […]}` or a bare array.
 * @throws UsageError naming the invalid entry
 */
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

/** A symptom to query again. */
export interface LoggedQuery {
  readonly id: string;
  readonly text: string;
}

/**
 * Reads logged symptoms: a query file, or a log with one JSON object per line (`{"text": …}` or `{"query": {"text":
 * …}}`; other keys are ignored). Duplicate symptoms are dropped.
 * @throws UsageError naming the invalid entry or line
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
    const position = `${path}:${index + 1}`;
    const symptom = symptomOf(parse(line, position));
    if (symptom === null) throw new UsageError(`${position}: unexpected entry, expected {"text": "…"}`);
    return symptom.trim() === '' ? [] : [{ id: position, text: symptom }];
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

function checkEntry(entry: unknown, position: string): void {
  const { id, text, gold, also } = (entry ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string') throw new UsageError(`${position}: unexpected id, expected a string`);
  if (typeof text !== 'string') throw new UsageError(`${position} ("${id}"): unexpected text, expected a string`);
  const strings = (value: unknown): boolean =>
    value === undefined || (Array.isArray(value) && value.every((each) => typeof each === 'string'));
  if (!strings(gold)) throw new UsageError(`${position} ("${id}"): unexpected gold, expected a list of paths or ids`);
  if (!strings(also)) throw new UsageError(`${position} ("${id}"): unexpected also, expected a list of paths or ids`);
}

interface EvalOptions extends KnowledgeBaseOptions {
  readonly queries?: string;
  readonly format: 'text' | 'json';
  readonly json?: boolean;
  readonly all?: boolean;
  readonly min?: readonly string[];
}

export function evalCommand(program: Command, context: Context): void {
  const command = program
    .command('eval')
    .summary('how often the right document comes first')
    .description('Asks labelled queries and measures the answers. Exit code 1: a metric is below its minimum.')
    .option('--queries <file>', 'labelled queries as JSON');
  formatOptions(knowledgeBaseOptions(command), ['text', 'json'])
    .option('--all', 'list every query that was not answered rightly first')
    .addOption(new Option('--min <metric=value>', 'least value of a metric; repeatable').argParser(collect))
    .addHelpText(
      'after',
      examples(
        ['triagraph eval --queries queries.json --kb ./runbooks --min success_at_1=0.8'],
        '中文：用带标注的查询评测命中率，可设最低指标作为门槛。',
      ),
    )
    .action(async (options: EvalOptions) => {
      context.exitCode = await runEval(options, context);
    });
}

async function runEval(options: EvalOptions, context: Context): Promise<number> {
  if (!options.queries)
    throw new UsageError('missing --queries FILE; a JSON file of {"queries": [{"id", "text", "gold"}]}');
  const minima = minimaOf(options.min ?? []);
  const queries = readQueries(options.queries, context.streams.cwd);
  return context.withEngine(options, async (engine, { evaluate, presenters }) => {
    const report = evaluate((text, limit) => engine.query(text, { limit }), queries);
    checkNames(minima, report);
    await context.print(presenters.evaluation[formatOf(options)](report, context.layout(options.all === true)));
    const missed = [...minima].filter(([name, least]) => !reaches(report, name, least));
    for (const [name, least] of missed)
      await context.log(`${name} is ${metricOf(report, name) ?? 'without a query'}, expected at least ${least}`);
    return missed.length > 0 ? exitCodes.findings : exitCodes.ok;
  });
}

function minimaOf(pairs: readonly string[]): Map<string, number> {
  const minima = new Map<string, number>();
  for (const [name, text] of namedValues(pairs, '--min')) {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (!Number.isFinite(value)) throw new UsageError(`--min ${name}=${text} is no number; write --min ${name}=0.8`);
    minima.set(name, value);
  }
  return minima;
}

function checkNames(minima: ReadonlyMap<string, number>, report: object): void {
  const metrics = Object.entries(report)
    .filter(([name, value]) => name !== 'queries' && (typeof value === 'number' || value === null))
    .map(([name]) => name);
  for (const name of minima.keys()) {
    if (!metrics.includes(name)) throw new UsageError(`--min ${name} is no metric; there are ${metrics.join(', ')}`);
  }
}

function metricOf(report: object, name: string): number | null {
  return Object.getOwnPropertyDescriptor(report, name)?.value ?? null;
}

function reaches(report: object, name: string, least: number): boolean {
  const value = metricOf(report, name);
  return value !== null && value >= least;
}

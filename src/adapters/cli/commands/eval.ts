import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defined } from '../../../collections.js';
import type { AskedQuery, EvalQuery } from '../../../index.js';
import { command, flag, format, formatOf, knowledgeBase, list, namedValues, text } from '../command.js';
import { exitCodes, UsageError } from '../failure.js';

/** Reads a query file: `{"queries": […]}` or a bare array. Throws UsageError naming the invalid entry */
function readQueries(path: string, cwd: string): readonly EvalQuery[] {
  const value = parse(readFileSync(resolve(cwd, path), 'utf8'), path);
  const list = Array.isArray(value) ? value : (value as { queries?: unknown } | null)?.queries;
  if (!Array.isArray(list))
    throw new UsageError(`${path}: unexpected content, expected {"queries": [...]} or an array`);
  list.forEach((entry, index) => {
    checkEntry(entry, `${path}: queries[${index}]`);
  });
  return list as EvalQuery[];
}

/**
 * Reads logged symptoms: a query file, or a log with one JSON object per line (`{"text": …}` or `{"query": {"text":
 * …}}`; other keys are ignored). Duplicate symptoms are dropped.
 * @throws UsageError naming the invalid entry or line
 */
function readLoggedQueries(path: string, cwd: string): readonly AskedQuery[] {
  const text = readFileSync(resolve(cwd, path), 'utf8').replace(/^\ufeff/, '');
  const queries = /\.(?:jsonl|ndjson|log)$/i.test(path) ? readLog(text, path) : readQueries(path, cwd);
  const known = new Map<string, AskedQuery>();
  for (const each of queries) if (!known.has(each.text)) known.set(each.text, { id: each.id, text: each.text });
  return [...known.values()];
}

function readLog(text: string, path: string): AskedQuery[] {
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
  const { id, text, gold = [], also = [] } = (entry ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string') throw new UsageError(`${position}: unexpected id, expected a string`);
  if (typeof text !== 'string') throw new UsageError(`${position} ("${id}"): unexpected text, expected a string`);
  for (const [name, value] of Object.entries({ gold, also }))
    if (!Array.isArray(value) || !value.every((each) => typeof each === 'string'))
      throw new UsageError(`${position} ("${id}"): unexpected ${name}, expected a list of paths or ids`);
}

export const evaluation = command({
  name: 'eval',
  summary: 'how often the right document is ranked first',
  description: 'Asks labelled queries and measures the answers. Exit code 1: a metric is below its minimum.',
  options: {
    queries: text('file', 'labelled queries as JSON'),
    ...knowledgeBase,
    ...format('text', 'json'),
    all: flag('list every query whose first match is wrong'),
    min: list('metric=value', 'minimum of a metric'),
  },
  examples: ['triagraph eval --queries queries.json --kb ./runbooks --min success_at_1=0.8'],
  chinese: '中文：用带标注的查询评测命中率，可设最低指标作为门槛。',
  async run(options, context) {
    if (!options.queries)
      throw new UsageError('missing --queries FILE; a JSON file of {"queries": [{"id", "text", "gold"}]}');
    const minima = minimaOf(options.min ?? []);
    const queries = readQueries(options.queries, context.streams.cwd);
    await context.ownKnowledgeBase(options.kb);
    return context.withEngine(options, async (engine, { evaluate, presenters }) => {
      const report = evaluate((text, limit) => engine.query(text, { limit }), queries);
      const unknown = [...new Set(queries.flatMap(({ gold = [] }) => gold))].filter((name) => !isThere(engine, name));
      if (unknown.length > 0)
        await context.log(
          `this knowledge base has no document ${unknown.slice(0, shownUnknown).join(', ')}${unknown.length > shownUnknown ? `, … (${unknown.length})` : ''}: a query with no other "gold" counts as missed`,
        );
      const metrics = metricsOf(report);
      for (const [name] of minima)
        if (!metrics.has(name))
          throw new UsageError(`--min ${name} is not a metric; the metrics are ${[...metrics.keys()].join(', ')}`);
      await context.print(presenters.evaluation[formatOf(options)](report, context.layout(options.all)));
      const missed = minima.filter(([name, least]) => !((metrics.get(name) ?? Number.NaN) >= least));
      for (const [name, least] of missed)
        await context.log(`${name} is ${metrics.get(name) ?? 'null (it has no query)'}, expected at least ${least}`);
      return missed.length > 0 ? exitCodes.findings : exitCodes.ok;
    });
  },
});

const shownUnknown = 5;

/** Whether a name of `gold` belongs to a document; its path may start at another root. */
const isThere = (engine: { show(id: string): object | null }, name: string): boolean =>
  engine.show(name) !== null || engine.show(name.slice(name.lastIndexOf('/') + 1)) !== null;

function minimaOf(pairs: readonly string[]): (readonly [name: string, least: number])[] {
  return Object.entries(namedValues(pairs, '--min')).map(([name, given]) => {
    const value = given.trim() === '' ? Number.NaN : Number(given);
    if (!Number.isFinite(value))
      throw new UsageError(`--min ${name}=${given} is not a number; write --min ${name}=0.8`);
    return [name, value];
  });
}

/** The metrics of a report that can have a minimum; null for a metric without a query. */
function metricsOf(report: object): Map<string, number | null> {
  const entries = Object.entries(report) as [string, unknown][];
  const isMetric = (entry: [string, unknown]): entry is [string, number | null] =>
    entry[0] !== 'queries' && (typeof entry[1] === 'number' || entry[1] === null);
  return new Map(entries.filter(isMetric));
}

export const diff = command({
  name: 'diff',
  summary: 'which answers change between two versions of a knowledge base',
  description:
    'Asks both versions every golden and every query (without any, the titles and symptoms of all documents), and lists the answers that differ, with the evidence behind the change, and new triggers that another document answers. Exit code 1: changes, with --fail-on-change.',
  args: [
    ['[BASE]', 'folder, snapshot, or git revision'],
    ['[HEAD]', 'the same, for the newer version'],
  ],
  options: {
    queries: text('file', 'symptoms as JSON, or a log with one JSON object per line (.jsonl)'),
    kb: list('path', 'the knowledge base inside each version'),
    cache: knowledgeBase.cache,
    failOnChange: flag('exit code 1 when an answer changes'),
    ...format('text', 'json', 'markdown'),
    all: flag('every command that changes'),
  },
  examples: [
    'triagraph diff main HEAD --queries queries.json',
    'triagraph diff origin/main . --kb docs/runbooks --format markdown > comment.md',
    'triagraph diff old.snapshot ./runbooks --queries asked.jsonl --fail-on-change',
  ],
  chinese: '中文：比较知识库的两个版本（目录、快照或 git 版本），列出答案有变化的现象及其原因。',
  async run(options, context, [base, head]) {
    if (!base || !head)
      throw new UsageError(
        `missing ${base ? 'HEAD' : 'BASE and HEAD'}; triagraph diff main . compares with this folder`,
      );
    const { cwd } = context.streams;
    const { kb, cache } = options;
    const queries = options.queries === undefined ? [] : readLoggedQueries(options.queries, cwd);
    const { compareVersions, presenters } = await context.library();
    const comparison = await compareVersions(base, head, defined({ folder: cwd, queries, cache, kb }));
    const { goldens, queries: asked, own } = comparison.asked;
    if (goldens + asked + own === 0)
      throw new UsageError('nothing to ask; give --queries FILE, or write goldens/*.yaml beside the documents');
    await context.print(presenters.comparison[formatOf(options)](comparison, context.layout(options.all)));
    return options.failOnChange && comparison.changes.length > 0 ? exitCodes.findings : exitCodes.ok;
  },
});

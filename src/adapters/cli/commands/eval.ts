import type { Command } from 'commander';
import { Option } from 'commander';
import type { Context, KnowledgeBaseOptions } from '../context.js';
import { exitCodes } from '../exit-codes.js';
import { collect, examples, formatOf, formatOptions, knowledgeBaseOptions, namedValues } from '../options.js';
import { readQueries } from '../query-file.js';
import { UsageError } from '../usage-error.js';

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
      await context.tell(`${name} is ${metricOf(report, name) ?? 'without a query'}, expected at least ${least}`);
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

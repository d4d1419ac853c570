import { type Command, Option } from 'commander';
import type { Context } from '../context.js';
import { exitCodes, UsageError } from '../failure.js';
import { collect, examples, formatOf, formatOptions } from '../options.js';
import { readLoggedQueries } from './eval.js';

interface DiffOptions {
  readonly kb?: readonly string[];
  readonly cache: boolean;
  readonly queries?: string;
  readonly format: 'text' | 'json' | 'markdown';
  readonly json?: boolean;
  readonly all?: boolean;
  readonly failOnChange?: boolean;
}

export function diffCommand(program: Command, context: Context): void {
  const command = program
    .command('diff')
    .summary('which answers change between two versions of a knowledge base')
    .description(
      'Asks both versions every golden and every query, and lists the answers that differ, with the evidence that moved them. Exit code 1: changes, with --fail-on-change.',
    )
    .argument('[BASE]', 'folder, snapshot, or git revision')
    .argument('[HEAD]', 'the same, for the version that is to follow')
    .option('--queries <file>', 'symptoms as JSON, or a log with one JSON object a line (.jsonl)')
    .addOption(new Option('--kb <path>', 'the knowledge base inside each version; repeatable').argParser(collect))
    .option('--no-cache', 'parse every file anew')
    .option('--fail-on-change', 'exit code 1 when an answer changes');
  formatOptions(command, ['text', 'json', 'markdown'])
    .option('--all', 'every command that changes')
    .addHelpText(
      'after',
      examples(
        [
          'triagraph diff main HEAD --queries queries.json',
          'triagraph diff origin/main . --kb docs/runbooks --format markdown > comment.md',
          'triagraph diff old.snapshot ./runbooks --queries asked.jsonl --fail-on-change',
        ],
        '中文：比较知识库的两个版本（目录、快照或 git 版本），列出答案有变化的现象及其原因。',
      ),
    )
    .action(async (base: string | undefined, head: string | undefined, options: DiffOptions) => {
      context.exitCode = await runDiff(base, head, options, context);
    });
}

async function runDiff(
  base: string | undefined,
  head: string | undefined,
  options: DiffOptions,
  context: Context,
): Promise<number> {
  if (!base || !head)
    throw new UsageError(`missing ${base ? 'HEAD' : 'BASE and HEAD'}; triagraph diff main . compares with this folder`);
  const { cwd } = context.streams;
  const queries = options.queries === undefined ? [] : readLoggedQueries(options.queries, cwd);
  const { compareVersions, presenters } = await context.library();
  const { kb, cache } = options;
  const comparison = await compareVersions(base, head, {
    folder: cwd,
    queries,
    cache,
    ...(kb === undefined ? {} : { kb }),
  });
  if (comparison.asked.goldens + comparison.asked.queries === 0)
    throw new UsageError('nothing to ask; give --queries FILE, or write goldens/*.yaml beside the documents');
  await context.print(presenters.comparison[formatOf(options)](comparison, context.layout(options.all === true)));
  return options.failOnChange === true && comparison.changes.length > 0 ? exitCodes.findings : exitCodes.ok;
}

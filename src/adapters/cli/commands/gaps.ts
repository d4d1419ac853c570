import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import type { Context, KnowledgeBaseOptions } from '../context.js';
import { UsageError } from '../failure.js';
import { examples, formatOf, formatOptions, knowledgeBaseOptions, wholeNumber } from '../options.js';

const formats = ['text', 'json'] as const;

interface GapsOptions extends KnowledgeBaseOptions {
  readonly write?: string;
  readonly limit: number;
  readonly least: number;
  readonly all?: boolean;
  readonly format: (typeof formats)[number];
  readonly json?: boolean;
}

export function gapsCommand(program: Command, context: Context): void {
  const command = program
    .command('gaps')
    .summary('what is asked and not answered')
    .description(
      'Clusters the symptoms of logs, asks them again, and proposes triggers or documents that would answer them without taking an answer from a golden.',
    )
    .argument('[LOG...]', 'logs of serve --feedback-log, JSON lines with a text, or plain lines')
    .option('--write <folder>', 'write the documents to begin with; a file that is there is never replaced')
    .addOption(new Option('--limit <n>', 'gaps to report').argParser(wholeNumber(1, 1_000)).default(20))
    .addOption(
      new Option('--least <n>', 'lines that a gap has at least').argParser(wholeNumber(1, 1_000_000)).default(1),
    )
    .option('--all', 'every example and word');
  formatOptions(knowledgeBaseOptions(command), formats)
    .addHelpText(
      'after',
      examples(
        [
          'triagraph gaps feedback.jsonl --kb ./runbooks',
          'triagraph gaps feedback.jsonl --kb ./runbooks --least 3 --write drafts',
        ],
        '中文：从日志中找出没有答好的现象，归类后给出建议的触发词或待写的文档，不影响 goldens 的答案。',
      ),
    )
    .action(async (logs: string[], options: GapsOptions) => {
      await runGaps(logs, options, context);
    });
}

async function runGaps(logs: readonly string[], options: GapsOptions, context: Context): Promise<void> {
  if (logs.length === 0)
    throw new UsageError('missing LOG; triagraph gaps feedback.jsonl reads what serve --feedback-log wrote');
  const { cwd } = context.streams;
  const { limit, least, cache, write, all } = options;
  const library = await context.library();
  const kb = library.resolveKnowledgeBase(options.kb, cwd);
  const report = await library.findGaps({ logs: logs.map((path) => resolve(cwd, path)), kb, limit, least, cache });
  const written = write === undefined ? [] : await library.writeGapDocuments(report, resolve(cwd, write));
  await context.print(library.presenters.gaps[formatOf(options)](report, context.layout(all === true)));
  if (write !== undefined)
    await context.log(`wrote ${written.length} documents to ${write}; triagraph lint ${write} looks at them`);
}

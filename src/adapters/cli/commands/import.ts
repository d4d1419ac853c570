import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Context, KnowledgeBaseOptions } from '../context.js';
import { exitCodes, UsageError } from '../failure.js';
import { examples, formatOf, formatOptions } from '../options.js';

const formats = ['text', 'json'] as const;

interface ImportOptions extends KnowledgeBaseOptions {
  readonly to?: string;
  readonly overwrite?: boolean;
  readonly all?: boolean;
  readonly format: (typeof formats)[number];
  readonly json?: boolean;
}

export function importCommand(program: Command, context: Context): void {
  const command = program
    .command('import')
    .summary('foreign or damaged documents to canonical Markdown')
    .description(
      'Writes documents of any dialect as canonical Markdown, and reports what was recognised, repaired, refused, or needs a person. Exit code 1: something was refused.',
    )
    .argument('<PATH...>', 'folders, files or globs of documents')
    .option('--to <folder>', 'where to write the canonical documents')
    .option(
      '--kb <path...>',
      'the knowledge base that they join: proposed triggers leave the answers of its goldens alone',
    )
    .option('--overwrite', 'replace files that are there already')
    .option('--all', 'report on every file, and everything that was changed');
  formatOptions(command, formats)
    .addHelpText(
      'after',
      examples(
        ['triagraph import ./wiki-export --to ./runbooks', 'triagraph import old/*.md --to ./runbooks --kb ./runbooks'],
        '中文：把其他写法或损坏的文档转换成规范的 Markdown，并逐个报告。',
      ),
    )
    .action(async (paths: string[], options: ImportOptions) => {
      context.exitCode = await runImport(paths, options, context);
    });
}

async function runImport(paths: readonly string[], options: ImportOptions, context: Context): Promise<number> {
  if (!options.to) throw new UsageError('missing --to FOLDER; triagraph import PATH --to ./runbooks');
  const { cwd } = context.streams;
  const library = await context.library();
  const report = await library.importKnowledgeBase({
    paths: paths.map((path) => resolve(cwd, path)),
    to: resolve(cwd, options.to),
    joining: (options.kb ?? []).map((path) => resolve(cwd, path)),
    overwrite: options.overwrite === true,
  });
  const present = library.presenters.import[formatOf(options)];
  await context.print(present(report, { ...context.layout(false), all: options.all === true }));
  return report.refused > 0 ? exitCodes.findings : exitCodes.ok;
}

import { type Command, Option } from 'commander';
import type { Context, KnowledgeBaseOptions } from '../context.js';
import { exitCodes } from '../exit-codes.js';
import { examples, formatOf, formatOptions, knowledgeBaseOptions, wholeNumber } from '../options.js';
import { sourceLines } from '../source-lines.js';

interface LintOptions extends KnowledgeBaseOptions {
  readonly format: 'text' | 'json';
  readonly json?: boolean;
  readonly maxWarnings: number;
}

export function lintCommand(program: Command, context: Context): void {
  const command = program
    .command('lint')
    .summary('what is wrong in the documents, and where')
    .description('Prints the diagnostics of a knowledge base. Exit code 1: errors, or more warnings than allowed.')
    .argument('[PATH...]', 'folders, files or snapshots; --kb says the same');
  formatOptions(knowledgeBaseOptions(command), ['text', 'json'])
    .addOption(new Option('--max-warnings <n>', 'warnings to allow').default(0).argParser(wholeNumber(0, 1_000_000)))
    .addHelpText(
      'after',
      examples(
        ['triagraph lint ./runbooks', 'triagraph lint workflows cases --max-warnings 10'],
        '中文：检查文档，逐条指出问题所在的文件、行、列和改法。',
      ),
    )
    .action(async (paths: string[], options: LintOptions) => {
      context.exitCode = await runLint(paths, options, context);
    });
}

function runLint(paths: readonly string[], options: LintOptions, context: Context): Promise<number> {
  const asked = [...paths, ...(options.kb ?? [])];
  return context.withEngine({ ...options, kb: asked }, async (engine, { presenters, resolveKnowledgeBase }) => {
    const diagnostics = engine.lint();
    const roots = resolveKnowledgeBase(asked, context.streams.cwd);
    const present = presenters.lint[formatOf(options)];
    const { documents } = engine.info();
    await context.print(present(diagnostics, { ...context.layout(true), documents, sourceLine: sourceLines(roots) }));
    const count = (severity: string): number => diagnostics.filter((each) => each.severity === severity).length;
    return count('error') > 0 || count('warning') > options.maxWarnings ? exitCodes.findings : exitCodes.ok;
  });
}

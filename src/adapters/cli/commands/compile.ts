import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { type Context, type KnowledgeBaseOptions, progressBar } from '../context.js';
import { exitCodes, UsageError } from '../failure.js';
import { examples, knowledgeBaseOptions, pluginOptions, pluginsOf, wholeNumber } from '../options.js';

interface CompileOptions extends KnowledgeBaseOptions {
  readonly output?: string;
  readonly json?: boolean;
  readonly workers?: number;
}

export function compileCommand(program: Command, context: Context): void {
  const command = program
    .command('compile')
    .summary('a knowledge base as one file that opens at once')
    .description('Compiles documents into a snapshot. Exit code 1: written, but the content has errors.')
    .argument('[PATH...]', 'folders or files; --kb says the same');
  pluginOptions(knowledgeBaseOptions(command))
    .option('-o, --output <file>', 'where to write the snapshot')
    .option('--json', 'the summary as JSON')
    .addOption(new Option('--workers <n>', 'threads to parse with').argParser(wholeNumber(1, 64)))
    .addHelpText(
      'after',
      examples(
        ['triagraph compile ./runbooks -o kb.snapshot', 'triagraph query "no ip available" --kb kb.snapshot'],
        '中文：把文档编译成一个快照文件，打开即用。',
      ),
    )
    .action(async (paths: string[], options: CompileOptions) => {
      context.exitCode = await runCompile(paths, options, context);
    });
}

async function runCompile(asked: readonly string[], options: CompileOptions, context: Context): Promise<number> {
  const { output } = options;
  if (!output) throw new UsageError('missing -o FILE; triagraph compile PATH -o kb.snapshot');
  const library = await context.library();
  const paths = library.resolveKnowledgeBase([...asked, ...(options.kb ?? [])], context.streams.cwd);
  const progress = progressBar(context.streams);
  const { cache, workers } = options;
  const threads = workers === undefined ? {} : { workers };
  const plugins = pluginsOf(options, context.streams.cwd);
  const settings = { paths, cache, onProgress: progress.update, ...threads, ...plugins };
  const compiled = await library.compileKnowledgeBase(settings).finally(progress.clear);
  await library.writeSnapshot(resolve(context.streams.cwd, output), compiled.bytes);
  const present = library.presenters.compilation[options.json ? 'json' : 'text'];
  await context.print(
    present({ output, info: compiled.info, diagnostics: compiled.diagnostics }, context.layout(false)),
  );
  return compiled.diagnostics.some((each) => each.severity === 'error') ? exitCodes.findings : exitCodes.ok;
}

import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import type { Context, KnowledgeBaseOptions } from '../context.js';
import { examples, knowledgeBaseOptions } from '../options.js';

interface LspOptions extends KnowledgeBaseOptions {
  readonly lang?: 'zh' | 'en';
  readonly stdio?: boolean;
}

export function lspCommand(program: Command, context: Context): void {
  const command = program
    .command('lsp')
    .summary('findings and help while one writes, in an editor')
    .description(
      'Serves an editor (Language Server Protocol) on standard input and output: diagnostics, quick fixes, hover, definitions, completion, outline. Without --kb each folder of the editor names its own: triagraph.config.json, else workflows and cases in it.',
    );
  knowledgeBaseOptions(command)
    .addOption(
      new Option('--lang <language>', "language of what is shown; default: the editor's").choices(['zh', 'en']),
    )
    .option('--stdio', 'as editors say it; there is no other way')
    .addHelpText(
      'after',
      examples(
        ['triagraph lsp', 'triagraph lsp --kb ./runbooks --lang zh'],
        '中文：编辑器语言服务，边写边检查；各编辑器的配置见 docs/editors.md。',
      ),
    )
    .action(async ({ kb, cache, lang }: LspOptions) => {
      const { cwd } = context.streams;
      context.exitCode = await context.adapters.lsp({
        folder: cwd,
        cache,
        ...(kb === undefined ? {} : { kb: kb.map((path) => resolve(cwd, path)) }),
        ...(lang === undefined ? {} : { language: lang }),
      });
    });
}

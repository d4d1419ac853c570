import type { Command } from 'commander';
import type { Context, KnowledgeBaseOptions, OpenEngine } from '../context.js';
import { exitCodes, UsageError } from '../failure.js';
import { examples, formatOf, formatOptions, knowledgeBaseOptions } from '../options.js';

interface ShowOptions extends KnowledgeBaseOptions {
  readonly format: 'text' | 'json';
  readonly json?: boolean;
  readonly all?: boolean;
}

export function showCommand(program: Command, context: Context): void {
  const command = program
    .command('show')
    .summary('one document as it was understood')
    .description(
      'Shows a document as it was understood: kind and why, sections, steps, commands. Exit code 4: unknown id.',
    )
    .argument('[ID]', 'id or path of a document, as query prints it');
  formatOptions(knowledgeBaseOptions(command), ['text', 'json'])
    .option('--all', 'every step and item in full')
    .addHelpText(
      'after',
      examples(
        ['triagraph show ip-management --kb ./runbooks', 'triagraph show workflows/ip-management --json'],
        '中文：查看一篇文档被理解成了什么：类型及依据、章节、步骤、命令。',
      ),
    )
    .action(async (id: string | undefined, options: ShowOptions) => {
      if (!id) throw new UsageError('missing ID; triagraph show ID, with an id that triagraph query prints');
      context.exitCode = await runShow(id, options, context);
    });
}

function runShow(id: string, options: ShowOptions, context: Context): Promise<number> {
  return context.withEngine(options, async (engine, { presenters }) => {
    const document = engine.show(id);
    if (!document) return unknownId(id, engine, context);
    const present = presenters.document[formatOf(options)];
    await context.print(present(document, context.layout(options.all === true)));
    return exitCodes.ok;
  });
}

/** Reports that no such document exists, with similar ids. */
export async function unknownId(id: string, engine: OpenEngine, context: Context): Promise<number> {
  const close = engine.suggestIds(id);
  const advice = close.length > 0 ? `did you mean ${close.join(', ')}?` : 'triagraph query "<symptom>" prints the ids';
  await context.log(`no document '${id}' in this knowledge base; ${advice}`);
  return exitCodes.unknownId;
}

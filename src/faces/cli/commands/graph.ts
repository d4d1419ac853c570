import { type Command, Option } from 'commander';
import type { Context, KnowledgeBaseOptions } from '../context.js';
import { exitCodes } from '../exit-codes.js';
import { examples, formatOf, formatOptions, knowledgeBaseOptions, wholeNumber } from '../options.js';
import { unknownId } from '../unknown-id.js';
import { UsageError } from '../usage-error.js';

interface GraphOptions extends KnowledgeBaseOptions {
  readonly format: 'json' | 'dot' | 'mermaid' | 'graphml';
  readonly json?: boolean;
  readonly around?: string;
  readonly depth?: number;
}

export function graphCommand(program: Command, context: Context): void {
  const command = program
    .command('graph')
    .summary('the graph of documents, steps, commands, causes')
    .description('Exports the knowledge graph, whole or around one node. Exit code 4: unknown id.');
  formatOptions(knowledgeBaseOptions(command), ['json', 'dot', 'mermaid', 'graphml'])
    .option('--around <id>', 'only what is near this document or node')
    .addOption(new Option('--depth <n>', 'how many edges away, with --around').argParser(wholeNumber(0, 20)))
    .addHelpText(
      'after',
      examples(
        [
          'triagraph graph --format graphml > kb.graphml',
          'triagraph graph --around ip-management --depth 2 --format mermaid',
        ],
        '中文：导出知识图谱，可只导出某篇文档周围的部分。',
      ),
    )
    .action(async (options: GraphOptions) => {
      context.exitCode = await runGraph(options, context);
    });
}

async function runGraph(options: GraphOptions, context: Context): Promise<number> {
  const { around, depth } = options;
  if (depth !== undefined && around === undefined) throw new UsageError('--depth needs --around ID');
  return context.withEngine(options, async (engine, { presenters }) => {
    const view = engine.graph({
      ...(around === undefined ? {} : { around }),
      ...(depth === undefined ? {} : { depth }),
    });
    if (view === null) return unknownId(around ?? '', engine, context);
    await context.print(presenters.graph[formatOf(options)](view));
    return exitCodes.ok;
  });
}

import { type Command, Option } from 'commander';
import type { Context, KnowledgeBaseOptions } from '../context.js';
import { exitCodes, UsageError } from '../failure.js';
import { examples, formatOf, formatOptions, knowledgeBaseOptions, wholeNumber } from '../options.js';
import { unknownId } from './show.js';

interface GraphOptions extends KnowledgeBaseOptions {
  readonly format: 'json' | 'dot' | 'mermaid' | 'graphml';
  readonly json?: boolean;
  readonly around?: string;
  readonly depth?: number;
  readonly workflow?: string;
  readonly symptom?: string;
  readonly lang?: 'zh' | 'en';
}

/** Mermaid refuses to draw more edges unless the page raises `maxEdges`. */
const mermaidEdges = 500;

export function graphCommand(program: Command, context: Context): void {
  const command = program
    .command('graph')
    .summary('the graph of documents, steps, commands, causes')
    .description(
      "Exports the knowledge graph, whole or around one node, or one document's procedure as a flowchart. Exit code 4: unknown id.",
    );
  formatOptions(knowledgeBaseOptions(command), ['json', 'dot', 'mermaid', 'graphml'])
    .option('--around <id>', 'only what is near this document or node')
    .addOption(new Option('--depth <n>', 'how many edges away, with --around').argParser(wholeNumber(0, 20)))
    .option('--workflow <id>', 'the steps of this document as a flowchart')
    .option('--symptom <text>', 'mark where the diagnosis of this symptom starts, with --workflow')
    .addOption(new Option('--lang <language>', 'which translation, with --workflow').choices(['zh', 'en']))
    .addHelpText(
      'after',
      examples(
        [
          'triagraph graph --format graphml > kb.graphml',
          'triagraph graph --around ip-management --depth 2 --format mermaid',
          'triagraph graph --workflow ip-management --format dot | dot -Tsvg > ip-management.svg',
        ],
        '中文：导出知识图谱，可只导出某篇文档周围的部分，或把一篇文档的步骤画成流程图。',
      ),
    )
    .action(async (options: GraphOptions) => {
      context.exitCode = await runGraph(options, context);
    });
}

async function runGraph(options: GraphOptions, context: Context): Promise<number> {
  const { around, depth, workflow, symptom } = options;
  if (workflow !== undefined) return runFlowchart(workflow, options, context);
  if (symptom !== undefined) throw new UsageError('--symptom needs --workflow ID');
  if (options.lang !== undefined) throw new UsageError('--lang needs --workflow ID');
  if (depth !== undefined && around === undefined) throw new UsageError('--depth needs --around ID');
  return context.withEngine(options, async (engine, { presenters }) => {
    const view = engine.graph({
      ...(around === undefined ? {} : { around }),
      ...(depth === undefined ? {} : { depth }),
    });
    if (view === null) return unknownId(around ?? '', engine, context);
    const format = formatOf(options);
    await context.print(presenters.graph[format](view));
    if (format === 'mermaid') await warnOfLimit(view.edges.length, context);
    return exitCodes.ok;
  });
}

async function runFlowchart(id: string, options: GraphOptions, context: Context): Promise<number> {
  const { around, symptom, lang } = options;
  if (around !== undefined) throw new UsageError('--workflow and --around exclude each other');
  if (options.depth !== undefined) throw new UsageError('--depth needs --around ID');
  return context.withEngine(options, async (engine, { presenters }) => {
    const view = engine.flowchart(id, {
      ...(symptom === undefined ? {} : { symptom }),
      ...(lang === undefined ? {} : { language: lang }),
    });
    if (view === null) return unknownId(id, engine, context);
    const format = formatOf(options);
    await context.print(presenters.flowchart[format](view));
    if (format === 'mermaid') await warnOfLimit(view.edges.length, context);
    return exitCodes.ok;
  });
}

async function warnOfLimit(edges: number, context: Context): Promise<void> {
  if (edges <= mermaidEdges) return;
  await context.log(
    `${edges} edges: Mermaid draws ${mermaidEdges} unless its maxEdges is raised; use --around ID or --format dot`,
  );
}

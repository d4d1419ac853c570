import { defined } from '../../../collections.js';
import { command, format, formatOf, knowledgeBase, language, number, text } from '../command.js';
import { exitCodes, UsageError } from '../failure.js';
import { unknownId } from './answers.js';

/** Mermaid refuses to draw more edges unless the page raises `maxEdges`. */
const mermaidEdges = 500;

export const graph = command({
  name: 'graph',
  summary: 'the graph of documents, steps, commands, causes',
  description:
    "Exports the knowledge graph, whole or around one node, or one document's procedure as a flowchart. Exit code 4: unknown id.",
  options: {
    ...knowledgeBase,
    ...format('json', 'dot', 'mermaid', 'graphml'),
    around: text('id', 'only what is near this document or node'),
    depth: number('n', [0, 20], 'how many edges away, with --around'),
    workflow: text('id', 'the steps of this document as a flowchart'),
    symptom: text('text', 'mark where the diagnosis of this symptom starts, with --workflow'),
    lang: language('translation to draw, with --workflow'),
  },
  examples: [
    'triagraph graph --format graphml > kb.graphml',
    'triagraph graph --around ip-management --depth 2 --format mermaid',
    'triagraph graph --workflow ip-management --format dot | dot -Tsvg > ip-management.svg',
  ],
  chinese: '中文：导出知识图谱，可只导出某篇文档周围的部分，或把一篇文档的步骤画成流程图。',
  async run(options, context) {
    const { around, depth, workflow, symptom, lang } = options;
    if (workflow !== undefined && around !== undefined)
      throw new UsageError('--workflow and --around exclude each other');
    if (workflow === undefined && symptom !== undefined) throw new UsageError('--symptom needs --workflow ID');
    if (workflow === undefined && lang !== undefined) throw new UsageError('--lang needs --workflow ID');
    if (depth !== undefined && around === undefined) throw new UsageError('--depth needs --around ID');
    return context.withEngine(options, async (engine, { presenters }) => {
      const chosen = formatOf(options);
      const chart = workflow === undefined ? null : engine.flowchart(workflow, defined({ symptom, language: lang }));
      const graph = workflow === undefined ? engine.graph(defined({ around, depth })) : null;
      const view = chart ?? graph;
      if (view === null) return unknownId(workflow ?? around ?? '', engine, context);
      await context.print(chart ? presenters.flowchart[chosen](chart) : presenters.graph[chosen](graph!));
      const { length } = view.edges;
      if (chosen === 'mermaid' && length > mermaidEdges)
        await context.log(
          `${length} edges: Mermaid draws at most ${mermaidEdges} unless its maxEdges is raised; use --around ID or --format dot`,
        );
      return exitCodes.ok;
    });
  },
});

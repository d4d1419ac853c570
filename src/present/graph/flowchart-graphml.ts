import type { FlowchartView } from '../../model/index.js';
import { flowClass } from './flowchart-style.js';
import { FlowchartWords } from './flowchart-words.js';
import { graphmlText } from './graphml-text.js';

const keys = [
  ['document', 'graph', 'string'],
  ['title', 'graph', 'string'],
  ['source', 'graph', 'string'],
  ['kind', 'all', 'string'],
  ['label', 'all', 'string'],
  ['class', 'node', 'string'],
  ['text', 'node', 'string'],
  ['number', 'node', 'string'],
  ['parent', 'node', 'string'],
  ['phase', 'node', 'string'],
  ['effect', 'node', 'string'],
  ['interactive', 'node', 'boolean'],
  ['start', 'node', 'boolean'],
  ['commands', 'node', 'string'],
  ['path', 'node', 'string'],
  ['line', 'node', 'int'],
  ['when', 'edge', 'string'],
  ['outcomes', 'edge', 'string'],
] as const;

/** A procedure as GraphML: `label` is what a picture shows, `text` the words of the document; nothing is cut. */
export function flowchartGraphml(view: FlowchartView): string {
  const words = new FlowchartWords(view);
  return graphmlText(
    keys,
    { document: view.id, title: view.title, source: view.path },
    view.nodes.map((node) => {
      const { id, kind, parent, number, phase, effect, interactive, start, commands, path, line } = node;
      const told = { kind, label: words.node(node), class: flowClass(node), text: node.label };
      const step = { number, parent, phase, effect, interactive, start, commands: commands?.join(' ; ') || null };
      return { id, values: { ...told, ...step, path, line } };
    }),
    view.edges.map((edge) => {
      const outcomes = edge.outcomes.map(({ verdict, text }) => `${verdict}: ${text}`).join(' ; ') || null;
      return {
        from: edge.from,
        to: edge.to,
        values: { kind: edge.kind, label: words.edge(edge) || null, when: edge.when, outcomes },
      };
    }),
  );
}

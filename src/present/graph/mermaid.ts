import type { GraphView, NodeKind } from '../../model/index.js';
import { labelOf } from './label.js';
import { mermaidQuote } from './mermaid-text.js';

const shapes: Partial<Record<NodeKind, readonly [string, string]>> = {
  workflow: ['[[', ']]'],
  case: ['([', '])'],
  article: ['[/', '/]'],
  command: ['{{', '}}'],
};

const plainShape = ['[', ']'] as const;

/**
 * The graph as a Mermaid flowchart. Ids are `n0`, `n1` … in the order of the nodes; labels are quoted and cut at a width.
 * Mermaid draws no more than 500 edges unless its `maxEdges` is raised.
 */
export function graphMermaid(view: GraphView): string {
  const ids = new Map(view.nodes.map((node, index) => [node.id, `n${index}`]));
  const nodes = view.nodes.map((node) => {
    const [open, close] = shapes[node.kind] ?? plainShape;
    return `  ${ids.get(node.id)}${open}${mermaidQuote(labelOf(node.label || node.id).short)}${close}`;
  });
  const edges = view.edges.flatMap((edge) => {
    const [from, to] = [ids.get(edge.from), ids.get(edge.to)];
    return from && to ? [`  ${from} -->|${mermaidQuote(labelOf(edge.label || edge.kind).short)}| ${to}`] : [];
  });
  return ['flowchart LR', ...nodes, ...edges, ''].join('\n');
}

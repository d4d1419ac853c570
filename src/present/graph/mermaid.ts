import type { GraphView, NodeKind } from '../../model/index.js';
import { sanitizeLine } from '../sanitize.js';

const shapes: Partial<Record<NodeKind, readonly [string, string]>> = {
  workflow: ['[[', ']]'],
  case: ['([', '])'],
  article: ['[/', '/]'],
  command: ['{{', '}}'],
};

const plainShape = ['[', ']'] as const;

/** The graph as a Mermaid flowchart. Ids are `n0`, `n1` … in the order of the nodes; labels are quoted. */
export function graphMermaid(view: GraphView): string {
  const ids = new Map(view.nodes.map((node, index) => [node.id, `n${index}`]));
  const nodes = view.nodes.map((node) => {
    const [open, close] = shapes[node.kind] ?? plainShape;
    return `  ${ids.get(node.id)}${open}${quote(node.label || node.id)}${close}`;
  });
  const edges = view.edges.flatMap((edge) => {
    const [from, to] = [ids.get(edge.from), ids.get(edge.to)];
    return from && to ? [`  ${from} -->|${quote(edge.label ?? edge.kind)}| ${to}`] : [];
  });
  return ['flowchart LR', ...nodes, ...edges, ''].join('\n');
}

/** Characters that end a label, start markup or an entity there, as Mermaid's entity codes. */
function quote(text: string): string {
  const escaped = sanitizeLine(text).replace(/["#<>&`\\|;]/g, (character) => `#${character.charCodeAt(0)};`);
  return `"${escaped}"`;
}

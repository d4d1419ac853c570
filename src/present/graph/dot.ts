import type { GraphView, NodeKind } from '../../model/index.js';
import { sanitizeLine } from '../sanitize.js';

const shapes: Partial<Record<NodeKind, string>> = {
  workflow: 'box3d',
  case: 'folder',
  article: 'note',
  step: 'box',
  command: 'cds',
};

/** The graph for Graphviz. Nodes keep their ids, quoted. */
export function graphDot(view: GraphView): string {
  const nodes = view.nodes.map((node) => {
    const source = node.path === undefined ? '' : ` tooltip=${quote(place(node.path, node.line))}`;
    const shape = shapes[node.kind] ?? 'ellipse';
    return `  ${quote(node.id)} [label=${quote(node.label)} class=${quote(node.kind)} shape=${shape}${source}];`;
  });
  const edges = view.edges.map(
    (edge) =>
      `  ${quote(edge.from)} -> ${quote(edge.to)} [label=${quote(edge.label ?? edge.kind)} class=${quote(edge.kind)}];`,
  );
  return ['digraph triagraph {', '  rankdir=LR;', ...nodes, ...edges, '}', ''].join('\n');
}

const place = (path: string, line: number | undefined): string => (line === undefined ? path : `${path}:${line}`);

/** A backslash starts an escape in labels, a quote ends the string; nothing else is special. */
function quote(text: string): string {
  return `"${sanitizeLine(text).replace(/[\\"]/g, '\\$&')}"`;
}

import type { GraphView } from '../../model/index.js';
import { jsonText, ordered } from '../json.js';

/** The graph as JSON with one node or edge a line, so that two versions can be compared by line. */
export function graphJson(view: GraphView): string {
  const nodes = view.nodes.map((node) => jsonText(ordered(node, ['id', 'kind', 'label', 'path', 'line'])));
  const edges = view.edges.map((edge) => jsonText(ordered(edge, ['from', 'to', 'kind', 'label'])));
  return `{"schema": "triagraph/graph/1",\n"nodes": ${jsonLines(nodes)},\n"edges": ${jsonLines(edges)}}\n`;
}

export function jsonLines(items: readonly string[]): string {
  return items.length === 0 ? '[]' : `[\n${items.join(',\n')}\n]`;
}

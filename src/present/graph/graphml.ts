import type { GraphView } from '../../model/index.js';
import { graphmlText } from './graphml-text.js';

const keys = [
  ['kind', 'all', 'string'],
  ['label', 'all', 'string'],
  ['path', 'node', 'string'],
  ['line', 'node', 'int'],
] as const;

/** The graph as GraphML, for Gephi, yEd, NetworkX and their like. */
export function graphGraphml(view: GraphView): string {
  return graphmlText(
    keys,
    {},
    view.nodes.map(({ id, kind, label, path, line }) => ({ id, values: { kind, label, path, line } })),
    view.edges.map(({ from, to, kind, label }) => ({ from, to, values: { kind, label } })),
  );
}

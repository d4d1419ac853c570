import type { GraphView, NodeKind } from '../../model/index.js';
import { sanitizeLine } from '../sanitize.js';
import { dotLabel, dotQuote } from './dot-text.js';
import { labelOf } from './label.js';

const shapes: Partial<Record<NodeKind, string>> = {
  workflow: 'box3d',
  case: 'folder',
  article: 'note',
  step: 'box',
  command: 'cds',
};

/** The graph for Graphviz. Nodes keep their ids, quoted; a tooltip tells the whole of a label that was cut, and the place. */
export function graphDot(view: GraphView): string {
  const nodes = view.nodes.map((node) => {
    const { short, whole } = labelOf(node.label);
    const place = node.path === undefined ? [] : [placeOf(sanitizeLine(node.path), node.line)];
    const told = [...(whole === null ? [] : [whole]), ...place].join(' — ');
    const tooltip = told === '' ? '' : ` tooltip=${dotLabel(told)}`;
    const shape = shapes[node.kind] ?? 'ellipse';
    return `  ${name(node.id)} [label=${dotLabel(short)} class=${dotQuote(node.kind)} shape=${shape}${tooltip}];`;
  });
  const edges = view.edges.map((edge) => {
    const { short, whole } = labelOf(edge.label ?? edge.kind);
    const tooltip = whole === null ? '' : ` labeltooltip=${dotLabel(whole)}`;
    return `  ${name(edge.from)} -> ${name(edge.to)} [label=${dotLabel(short)} class=${dotQuote(edge.kind)}${tooltip}];`;
  });
  return ['digraph triagraph {', '  rankdir=LR;', ...nodes, ...edges, '}', ''].join('\n');
}

const name = (id: string): string => dotQuote(sanitizeLine(id));
const placeOf = (path: string, line: number | undefined): string => (line === undefined ? path : `${path}:${line}`);

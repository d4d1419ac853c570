import type { FlowchartView, FlowEdgeKind, FlowNode } from '../../model/index.js';
import { sanitizeLine } from '../sanitize.js';
import { dotLabel, dotQuote } from './dot-text.js';
import { flowClass, flowStyles, resolves } from './flowchart-style.js';
import { FlowchartWords } from './flowchart-words.js';
import { labelOf } from './label.js';
import { nestedLines } from './nesting.js';

const edgeStyles: Readonly<Record<FlowEdgeKind, string>> = {
  start: 'bold',
  next: 'solid',
  branch: 'solid',
  'sub-step': 'dashed',
  'caused-by': 'dotted',
  related: 'dotted',
};

/** A procedure for Graphviz: a step with sub-steps stands with them in a cluster, tooltips tell labels whole and commands. */
export function flowchartDot(view: FlowchartView): string {
  const words = new FlowchartWords(view);
  const lines = nestedLines(view.nodes).map((line, index) => {
    const indent = '  '.repeat(line.depth + 1);
    if (line.kind === 'close') return `${indent}}`;
    if (line.kind === 'open') return `${indent}subgraph cluster_${index} { label=${dotLabel(line.node.number ?? '')};`;
    return `${indent}${nodeText(line.node, words)}`;
  });
  const edges = view.edges.map((edge) => {
    const { short, whole } = labelOf(words.edge(edge));
    const label = short === '' ? '' : ` label=${dotLabel(short)}`;
    const tooltip = whole === null ? '' : ` labeltooltip=${dotLabel(whole)}`;
    const attributes = `class=${dotQuote(edge.kind)} style=${edgeStyles[edge.kind]}${label}${tooltip}`;
    return `  ${dotQuote(edge.from)} -> ${dotQuote(edge.to)} [${attributes}];`;
  });
  const title = dotLabel(labelOf(view.title).short);
  return ['digraph triagraph {', `  tooltip=${title};`, '  node [style=filled];', ...lines, ...edges, '}', ''].join(
    '\n',
  );
}

function nodeText(node: FlowNode, words: FlowchartWords): string {
  const name = flowClass(node);
  const { dot, fill, stroke } = flowStyles[name];
  const classes = [node.kind, name, ...(resolves(node) ? ['resolving'] : []), ...(node.start ? ['start'] : [])];
  const { short, whole } = labelOf(words.node(node));
  const told = [...(whole === null ? [] : [whole]), ...(node.commands ?? []).map(sanitizeLine)].join(' ; ');
  const tooltip = told === '' ? '' : ` tooltip=${dotLabel(told)}`;
  const line = `style=${dotQuote(resolves(node) ? 'filled,dashed' : 'filled')} penwidth=${node.start ? 4 : 1}`;
  const look = `shape=${dot} fillcolor="${fill}" color="${stroke}" ${line}`;
  return `${dotQuote(node.id)} [label=${dotLabel(short)} class=${dotQuote([...new Set(classes)].join(' '))} ${look}${tooltip}];`;
}

import type { FlowchartView, FlowEdgeKind, FlowNode } from '../../model/index.js';
import { flowClass, flowStyles, resolves } from './flowchart-style.js';
import { FlowchartWords } from './flowchart-words.js';
import { labelOf } from './label.js';
import { mermaidQuote, mermaidText } from './mermaid-text.js';
import { nestedLines } from './nesting.js';

const arrows: Readonly<Record<FlowEdgeKind, string>> = {
  start: '==>',
  next: '-->',
  branch: '-->',
  'sub-step': '-.->',
  'caused-by': '-.-',
  related: '-.->',
};

/**
 * A procedure as a Mermaid flowchart. Ids are `n0`, `n1` …; a step with sub-steps stands with them in a subgraph. A label that was
 * cut is told whole in the node's tooltip; one of an edge, which can have none, in a comment.
 */
export function flowchartMermaid(view: FlowchartView): string {
  const words = new FlowchartWords(view);
  const ids = new Map(view.nodes.map((node, index) => [node.id, `n${index}`]));
  const lines = nestedLines(view.nodes).flatMap((line) => {
    const indent = '  '.repeat(line.depth + 1);
    if (line.kind === 'close') return [`${indent}end`];
    const id = ids.get(line.node.id)!;
    if (line.kind === 'open') return [`${indent}subgraph g${id} [${mermaidQuote(line.node.number ?? '')}]`];
    return [`${indent}${nodeText(id, line.node, words)}`];
  });
  const tooltips = view.nodes.flatMap((node) => {
    const { whole } = labelOf(words.node(node));
    return whole === null ? [] : [`  click ${ids.get(node.id)} href "#${node.id}" "${mermaidText(whole)}"`];
  });
  const edges = view.edges.flatMap((edge) => {
    const [from, to] = [ids.get(edge.from)!, ids.get(edge.to)!];
    const { short, whole } = labelOf(words.edge(edge));
    const label = short === '' ? '' : `|${mermaidQuote(short)}|`;
    const comment = whole === null ? [] : [`  %% ${from} to ${to}: ${mermaidText(whole)}`];
    return [...comment, `  ${from} ${arrows[edge.kind]}${label} ${to}`];
  });
  return ['flowchart TD', ...lines, ...edges, ...tooltips, ...classLines(view), ''].join('\n');
}

function nodeText(id: string, node: FlowNode, words: FlowchartWords): string {
  const [open, close] = flowStyles[flowClass(node)].mermaid;
  return `${id}${open}${mermaidQuote(labelOf(words.node(node)).short)}${close}:::${flowClass(node)}`;
}

function classLines(view: FlowchartView): string[] {
  const used = [...new Set(view.nodes.map(flowClass))].sort();
  const members = (wanted: (node: FlowNode) => boolean): string =>
    view.nodes.flatMap((node, index) => (wanted(node) ? [`n${index}`] : [])).join(',');
  const [starts, resolutions] = [members((node) => node.start === true), members(resolves)];
  return [
    ...used.map(
      (name) => `  classDef ${name} fill:${flowStyles[name].fill},stroke:${flowStyles[name].stroke},color:#000000`,
    ),
    ...(resolutions ? ['  classDef resolving stroke-dasharray:6', `  class ${resolutions} resolving`] : []),
    ...(starts ? ['  classDef start stroke-width:4px', `  class ${starts} start`] : []),
  ];
}

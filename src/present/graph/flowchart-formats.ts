import type { FlowchartView, FlowEdgeKind, FlowNode } from '../../model/index.js';
import { sanitizeLine } from '../sanitize.js';
import { FlowchartWords, flowClass, flowStyles, nestedLines, resolves } from './flowchart.js';
import { dotLabel, dotQuote, graphmlText, labelOf, mermaidQuote, mermaidText } from './graph.js';

const edgeStyles: Readonly<Record<FlowEdgeKind, string>> = {
  start: 'bold',
  next: 'solid',
  branch: 'solid',
  'sub-step': 'dashed',
  'caused-by': 'dotted',
  related: 'dotted',
};

/** A procedure for Graphviz: a step and its substeps form a cluster; tooltips contain full labels and commands. */
export function flowchartDot(view: FlowchartView): string {
  const words = new FlowchartWords(view);
  const lines = nestedLines(view.nodes).map((line, index) => {
    const indent = '  '.repeat(line.depth + 1);
    if (line.kind === 'close') return `${indent}}`;
    if (line.kind === 'open') return `${indent}subgraph cluster_${index} { label=${dotLabel(line.node.number ?? '')};`;
    return `${indent}${dotNodeText(line.node, words)}`;
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

function dotNodeText(node: FlowNode, words: FlowchartWords): string {
  const name = flowClass(node);
  const { dot, fill, stroke } = flowStyles[name];
  const classes = [node.kind, name, ...(resolves(node) ? ['resolving'] : []), ...(node.start ? ['start'] : [])];
  const { short, whole } = labelOf(words.node(node));
  const details = [...(whole === null ? [] : [whole]), ...(node.commands ?? []).map(sanitizeLine)].join(' ; ');
  const tooltip = details === '' ? '' : ` tooltip=${dotLabel(details)}`;
  const line = `style=${dotQuote(resolves(node) ? 'filled,dashed' : 'filled')} penwidth=${node.start ? 4 : 1}`;
  const look = `shape=${dot} fillcolor="${fill}" color="${stroke}" ${line}`;
  return `${dotQuote(node.id)} [label=${dotLabel(short)} class=${dotQuote([...new Set(classes)].join(' '))} ${look}${tooltip}];`;
}

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

/** A procedure as GraphML: `label` is the displayed text, `text` that of the document; nothing is cut. */
export function flowchartGraphml(view: FlowchartView): string {
  const words = new FlowchartWords(view);
  return graphmlText(
    keys,
    { document: view.id, title: view.title, source: view.path },
    view.nodes.map((node) => {
      const { id, kind, parent, number, phase, effect, interactive, start, commands, path, line } = node;
      const shown = { kind, label: words.node(node), class: flowClass(node), text: node.label };
      const step = { number, parent, phase, effect, interactive, start, commands: commands?.join(' ; ') || null };
      return { id, values: { ...shown, ...step, path, line } };
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

const arrows: Readonly<Record<FlowEdgeKind, string>> = {
  start: '==>',
  next: '-->',
  branch: '-->',
  'sub-step': '-.->',
  'caused-by': '-.-',
  related: '-.->',
};

/**
 * A procedure as a Mermaid flowchart. Ids are `n0`, `n1` …; a step and its substeps form a subgraph. The full text of
 * a cut label is in the node's tooltip, or in a comment for an edge, which can have no tooltip.
 */
export function flowchartMermaid(view: FlowchartView): string {
  const words = new FlowchartWords(view);
  const ids = new Map(view.nodes.map((node, index) => [node.id, `n${index}`]));
  const lines = nestedLines(view.nodes).flatMap((line) => {
    const indent = '  '.repeat(line.depth + 1);
    if (line.kind === 'close') return [`${indent}end`];
    const id = ids.get(line.node.id)!;
    if (line.kind === 'open') return [`${indent}subgraph g${id} [${mermaidQuote(line.node.number ?? '')}]`];
    return [`${indent}${mermaidNodeText(id, line.node, words)}`];
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

function mermaidNodeText(id: string, node: FlowNode, words: FlowchartWords): string {
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

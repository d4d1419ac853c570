import type { GraphView, NodeKind } from '../../model/index.js';
import { truncate } from '../layout.js';
import { jsonText, sanitizeLine } from '../sanitize.js';
import { xmlDeclaration, xmlLine } from '../xml.js';

/** Width of a label in a diagram; longer ones make unreadable boxes. */
const columns = 64;

/** A text cut to the width of a box, and the whole text if it was cut. */
export function labelOf(text: string) {
  const whole = sanitizeLine(text);
  const short = truncate(whole, columns);
  return { short, whole: short === whole ? null : whole };
}

/** A name for Graphviz. A backslash escapes the closing quote and itself. */
export const dotQuote = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** A label or tooltip, in which Graphviz also resolves entities: `&lt;` must stay as written. */
export const dotLabel = (text: string): string => dotQuote(text.replaceAll('&', '&amp;'));

/** Name, the element that it describes, and its type. */
type GraphmlKey = readonly [name: string, on: 'all' | 'node' | 'edge' | 'graph', type: 'string' | 'int' | 'boolean'];

type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** A whole GraphML document. Null and absent values are left out. */
export function graphmlText(
  keys: readonly GraphmlKey[],
  graph: Values,
  nodes: readonly { readonly id: string; readonly values: Values }[],
  edges: readonly { readonly from: string; readonly to: string; readonly values: Values }[],
): string {
  return [
    xmlDeclaration,
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    ...keys.map(([name, on, type]) => `  <key id="${name}" for="${on}" attr.name="${name}" attr.type="${type}"/>`),
    '  <graph id="triagraph" edgedefault="directed">',
    ...data(graph, '    '),
    ...nodes.flatMap(({ id, values }) => [`    <node id="${xmlLine(id)}">`, ...data(values), '    </node>']),
    ...edges.flatMap(({ from, to, values }, index) => [
      `    <edge id="e${index}" source="${xmlLine(from)}" target="${xmlLine(to)}">`,
      ...data(values),
      '    </edge>',
    ]),
    '  </graph>',
    '</graphml>',
    '',
  ].join('\n');
}

function data(values: Values, indent = '      '): string[] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => `${indent}<data key="${key}">${xmlLine(String(value))}</data>`);
}

/**
 * Replaces characters that end a label, or start markup, an entity, an icon or a directive (`%%{init: …}%%` counts
 * even inside a label), by Mermaid's entity codes. A label is also Markdown: list markers, links and emphasis become
 * codes, which Mermaid resolves after parsing the Markdown.
 */
export function mermaidText(text: string): string {
  const escaped = text.replace(/["#<>&`\\|;%$*~@]|\](?=\()|(?<!\w)_|_(?!\w)|:(?=\/\/|fa-)/g, code);
  const noList = escaped.replace(/^(\d+|)([.)+-])(?=\s|$)/, (_, number: string, mark: string) => number + code(mark));
  // Mermaid removes the last `;` from a line that matches /(style|classDef).*:\S*#.*;/, wherever those words are.
  const safe = /style|classDef/.test(noList) ? noList.replaceAll(':', code) : noList;
  return safe.replace(/\bwww\./gi, (found) => found.slice(0, -1) + code('.'));
}

/** A quoted label; a space when it is empty, which Mermaid does not allow. */
export const mermaidQuote = (text: string): string => `"${mermaidText(text) || ' '}"`;

const code = (character: string): string => `#${character.charCodeAt(0)};`;

/** The graph as JSON with one node or edge per line, so that two versions can be compared by line. */
export function graphJson(view: GraphView): string {
  return jsonByLines('"schema": "triagraph/graph/1"', view);
}

/** @param head the first members, as JSON */
export function jsonByLines(head: string, { nodes, edges }: Record<'nodes' | 'edges', readonly object[]>): string {
  const lines = (items: readonly object[]): string =>
    items.length === 0 ? '[]' : `[\n${items.map((item) => jsonText(item)).join(',\n')}\n]`;
  return `{${head},\n"nodes": ${lines(nodes)},\n"edges": ${lines(edges)}}\n`;
}

const dotShapes: Partial<Record<NodeKind, string>> = {
  workflow: 'box3d',
  case: 'folder',
  article: 'note',
  step: 'box',
  command: 'cds',
};

/** The graph for Graphviz. A tooltip contains the full text of a cut label, and the source position. */
export function graphDot(view: GraphView): string {
  const nodes = view.nodes.map((node) => {
    const { short, whole } = labelOf(node.label);
    const position = node.path === undefined ? [] : [positionOf(sanitizeLine(node.path), node.line)];
    const details = [...(whole === null ? [] : [whole]), ...position].join(' — ');
    const tooltip = details === '' ? '' : ` tooltip=${dotLabel(details)}`;
    const shape = dotShapes[node.kind] ?? 'ellipse';
    return `  ${dotName(node.id)} [label=${dotLabel(short)} class=${dotQuote(node.kind)} shape=${shape}${tooltip}];`;
  });
  const edges = view.edges.map((edge) => {
    const { short, whole } = labelOf(edge.label ?? edge.kind);
    const tooltip = whole === null ? '' : ` labeltooltip=${dotLabel(whole)}`;
    return `  ${dotName(edge.from)} -> ${dotName(edge.to)} [label=${dotLabel(short)} class=${dotQuote(edge.kind)}${tooltip}];`;
  });
  return ['digraph triagraph {', '  rankdir=LR;', ...nodes, ...edges, '}', ''].join('\n');
}

const dotName = (id: string): string => dotQuote(sanitizeLine(id));
const positionOf = (path: string, line: number | undefined): string => (line === undefined ? path : `${path}:${line}`);

const keys = [
  ['kind', 'all', 'string'],
  ['label', 'all', 'string'],
  ['path', 'node', 'string'],
  ['line', 'node', 'int'],
] as const;

/** The graph as GraphML, for Gephi, yEd, NetworkX and similar tools. */
export function graphGraphml(view: GraphView): string {
  return graphmlText(
    keys,
    {},
    view.nodes.map(({ id, kind, label, path, line }) => ({ id, values: { kind, label, path, line } })),
    view.edges.map(({ from, to, kind, label }) => ({ from, to, values: { kind, label } })),
  );
}

const mermaidShapes: Partial<Record<NodeKind, readonly [string, string]>> = {
  workflow: ['[[', ']]'],
  case: ['([', '])'],
  article: ['[/', '/]'],
  command: ['{{', '}}'],
};

const plainShape = ['[', ']'] as const;

/**
 * The graph as a Mermaid flowchart. Ids are `n0`, `n1` … in the order of the nodes; labels are quoted and cut to a
 * width. Mermaid draws no more than 500 edges unless its `maxEdges` is raised.
 */
export function graphMermaid(view: GraphView): string {
  const ids = new Map(view.nodes.map((node, index) => [node.id, `n${index}`]));
  const nodes = view.nodes.map((node) => {
    const [open, close] = mermaidShapes[node.kind] ?? plainShape;
    return `  ${ids.get(node.id)}${open}${mermaidQuote(labelOf(node.label || node.id).short)}${close}`;
  });
  const edges = view.edges.flatMap((edge) => {
    const [from, to] = [ids.get(edge.from), ids.get(edge.to)];
    return from && to ? [`  ${from} -->|${mermaidQuote(labelOf(edge.label || edge.kind).short)}| ${to}`] : [];
  });
  return ['flowchart LR', ...nodes, ...edges, ''].join('\n');
}

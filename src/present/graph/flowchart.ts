import type { FlowchartView, FlowEdge, FlowNode } from '../../model/index.js';
import { stepTitle } from '../diagnosis/outline.js';
import { inLanguage, messagesFor, verdictMarks } from '../messages/index.js';
import { jsonText } from '../sanitize.js';
import { jsonByLines } from './graph.js';

interface Style {
  /** Mermaid's delimiters of the label. */
  readonly mermaid: readonly [string, string];
  /** Graphviz's name of the shape. */
  readonly dot: string;
  readonly fill: string;
  readonly stroke: string;
}

/** By the class of a node, for style sheets. Both shape and colour show what a step does, so that either is enough. */
export const flowStyles = {
  document: { mermaid: ['([', '])'], dot: 'box3d', fill: '#eceff1', stroke: '#455a64' },
  plain: { mermaid: ['[', ']'], dot: 'box', fill: '#ffffff', stroke: '#616161' },
  read: { mermaid: ['[', ']'], dot: 'box', fill: '#e8f5e9', stroke: '#2e7d32' },
  change: { mermaid: ['{{', '}}'], dot: 'hexagon', fill: '#fff3e0', stroke: '#e65100' },
  destroy: { mermaid: ['[[', ']]'], dot: 'doubleoctagon', fill: '#ffebee', stroke: '#b71c1c' },
  unknown: { mermaid: ['[/', '/]'], dot: 'parallelogram', fill: '#f3e5f5', stroke: '#6a1b9a' },
  cause: { mermaid: ['>', ']'], dot: 'house', fill: '#fffde7', stroke: '#f9a825' },
  resolution: { mermaid: ['(', ')'], dot: 'ellipse', fill: '#e3f2fd', stroke: '#1565c0' },
  reference: { mermaid: ['[\\', '\\]'], dot: 'note', fill: '#ede7f6', stroke: '#4527a0' },
  unresolved: { mermaid: ['{', '}'], dot: 'diamond', fill: '#ffffff', stroke: '#b71c1c' },
  ending: { mermaid: ['(((', ')))'], dot: 'doublecircle', fill: '#eceff1', stroke: '#455a64' },
} satisfies Readonly<Record<string, Style>>;

type FlowClass = keyof typeof flowStyles;

export function flowClass(node: FlowNode): FlowClass {
  // `end` is a Mermaid keyword, even as a class name.
  if (node.kind === 'end') return 'ending';
  if (node.kind !== 'step') return node.kind;
  return node.effect ?? 'plain';
}

export const resolves = (node: FlowNode): boolean => node.phase === 'resolution' || node.phase === 'workaround';

const flowchartMessagesFor = inLanguage(
  {
    end: { resolved: 'resolved', 'nothing-found': 'nothing found', 'end-of-document': 'end of the document' },
    /** Label of the default edge of a step with branches. */
    otherwise: 'otherwise',
    cause: 'cause',
    related: 'related',
    start: 'start',
    notFound: 'not found in the document',
  },
  {
    end: { resolved: '已处置', 'nothing-found': '未发现原因', 'end-of-document': '文档结束' },
    otherwise: '否则',
    cause: '原因',
    related: '相关',
    start: '开始',
    notFound: '文档中找不到',
  },
);

/** Labels of a flowchart's nodes and edges, in the document's language. */
export class FlowchartWords {
  readonly #ways = new Map<string, number>();

  constructor(readonly view: FlowchartView) {
    for (const { from } of view.edges) this.#ways.set(from, (this.#ways.get(from) ?? 0) + 1);
  }

  node(node: FlowNode): string {
    const words = flowchartMessagesFor(this.view.language);
    if (node.kind === 'end') return words.end[node.end!];
    if (node.kind === 'cause') return `${words.cause}: ${node.label}`;
    if (node.kind === 'unresolved') return `? ${node.label} (${words.notFound})`;
    if (node.kind === 'reference') return `→ ${node.label}`;
    if (node.kind !== 'step') return node.label;
    const start = node.start ? `▶ ${words.start}: ` : '';
    const { effect } = messagesFor(this.view.language);
    // The meaning of colour and shape is also given in words, before the title, which may be cut.
    const changes = node.effect && node.effect !== 'read' ? ` (${effect[node.effect]})` : '';
    const number = node.number ?? '';
    const title = stepTitle({ title: node.label });
    return `${start}${number}${changes} ${title}`;
  }

  /** Empty when the edge needs no label. */
  edge(edge: FlowEdge): string {
    const words = flowchartMessagesFor(this.view.language);
    if (edge.kind === 'caused-by') return words.cause;
    if (edge.kind === 'related') return words.related;
    if (edge.kind === 'start' || (this.#ways.get(edge.from) === 1 && edge.when === undefined)) return '';
    const outcomes = edge.outcomes.map(({ verdict, text }) => `${verdictMarks[verdict]} ${text}`);
    if (edge.when !== undefined) return this.#branch(edge.when, edge);
    return outcomes.length > 0 ? outcomes.join(' / ') : words.otherwise;
  }

  /** The condition already describes the expectation with the same target: its symbol is enough. */
  #branch(when: string, { outcomes }: FlowEdge): string {
    const marks = [...new Set(outcomes.map(({ verdict }) => verdictMarks[verdict]))];
    return [...marks, when].join(' ');
  }
}

/** A node, or the beginning or end of the box around a step and its substeps. */
export type NestedLine =
  | { readonly kind: 'open' | 'node'; readonly node: FlowNode; readonly depth: number }
  | { readonly kind: 'close'; readonly depth: number };

/** Deeper indentation only makes lines long. */
const deepest = 8;

/** The nodes in order, with boxes around the steps that have substeps. Every box is closed. */
export function nestedLines(nodes: readonly FlowNode[]): NestedLine[] {
  const parents = new Set(nodes.map(({ parent }) => parent));
  const open: string[] = [];
  const lines: NestedLine[] = [];
  const depth = (): number => Math.min(open.length, deepest);
  for (const node of nodes) {
    while (open.length > 0 && open.at(-1) !== node.parent) {
      open.pop();
      lines.push({ kind: 'close', depth: depth() });
    }
    if (parents.has(node.id)) {
      lines.push({ kind: 'open', node, depth: depth() });
      open.push(node.id);
    }
    lines.push({ kind: 'node', node, depth: depth() });
  }
  while (open.length > 0) {
    open.pop();
    lines.push({ kind: 'close', depth: depth() });
  }
  return lines;
}

/** A procedure as JSON with one node or edge per line, so that two versions can be compared by line. */
export function flowchartJson(view: FlowchartView): string {
  const { id, path, title, kind, language } = view;
  const head = jsonText({ id, path, title, kind, language }).slice(1, -1);
  return jsonByLines(`"schema": "triagraph/flowchart/1", ${head}`, view);
}

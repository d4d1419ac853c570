import type { FlowNode } from '../../model/index.js';

/** How a node is drawn: its class, by which a style sheet finds it. */
export type FlowClass =
  | 'document'
  | 'plain'
  | 'read'
  | 'change'
  | 'destroy'
  | 'unknown'
  | 'cause'
  | 'resolution'
  | 'reference'
  | 'unresolved'
  | 'ending';

interface Style {
  /** What Mermaid writes around the label. */
  readonly mermaid: readonly [string, string];
  /** Graphviz's name of the shape. */
  readonly dot: string;
  readonly fill: string;
  readonly stroke: string;
}

/** Shape and colour both tell what a step does, so that neither is needed. */
export const flowStyles: Readonly<Record<FlowClass, Style>> = {
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
};

export function flowClass(node: FlowNode): FlowClass {
  // `end` is a keyword of Mermaid, also where a class is named.
  if (node.kind === 'end') return 'ending';
  if (node.kind !== 'step') return node.kind;
  return node.effect ?? 'plain';
}

/** True for steps that deal with a cause. */
export const resolves = (node: FlowNode): boolean => node.phase === 'resolution' || node.phase === 'workaround';

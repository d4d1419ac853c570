import type { FlowNode } from '../../model/index.js';

/** A node, or the beginning or end of the box around a step and its sub-steps. */
export type NestedLine =
  | { readonly kind: 'open' | 'node'; readonly node: FlowNode; readonly depth: number }
  | { readonly kind: 'close'; readonly depth: number };

/** Indents deeper than this only make lines long. */
const deepest = 8;

/** The nodes in their order, with boxes around the steps that have sub-steps. Every box that opens is closed. */
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

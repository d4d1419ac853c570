import type { Nodes } from 'mdast';

/** The text of nodes without their marks: what an image says in place of itself. */
export function toText(nodes: readonly Nodes[]): string {
  return nodes.map(textOf).join('');
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  return 'children' in node ? toText(node.children) : '';
}

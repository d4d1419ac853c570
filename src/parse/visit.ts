import type { Nodes, Parents } from 'mdast';

/** Calls `enter` for every node below and including `root`, in document order, without recursion. Returning 'skip' leaves out what is inside. */
export function visit(root: Nodes, enter: (node: Nodes, parent: Parents | null) => unknown): void {
  const pending: { readonly node: Nodes; readonly parent: Parents | null }[] = [{ node: root, parent: null }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (enter(next.node, next.parent) === 'skip' || !('children' in next.node)) continue;
    const { children } = next.node;
    for (let index = children.length - 1; index >= 0; index--)
      pending.push({ node: children[index] as Nodes, parent: next.node });
  }
}

/** Levels of the tree below its root. */
export function depthOf(root: Nodes): number {
  let deepest = 0;
  const pending: { readonly node: Nodes; readonly depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    deepest = Math.max(deepest, next.depth);
    if (!('children' in next.node)) continue;
    for (const child of next.node.children) pending.push({ node: child as Nodes, depth: next.depth + 1 });
  }
  return deepest;
}

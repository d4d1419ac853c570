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
  let depth = 0;
  // Level by level, so that nothing is made for a node without children.
  let level: Parents[] = 'children' in root ? [root] : [];
  while (level.length > 0) {
    const below: Parents[] = [];
    let isDeeper = false;
    for (const { children } of level) {
      if (children.length > 0) isDeeper = true;
      for (const child of children) if ('children' in child) below.push(child);
    }
    if (isDeeper) depth++;
    level = below;
  }
  return depth;
}

import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import type { Nodes, Root } from 'mdast';
import { limits } from '../limits.js';
import { TooComplex } from './complexity.js';
import { depthOf, visit } from './tree.js';

const beginning = /^\s*<(?:!doctype html|html|head|body|h[1-6]|div|section|article|main|p|ul|ol|table)(?=[\s>])/i;
const pageBeginning = /^\s*<(?:!doctype html|html|head|body)(?=[\s>])/i;
/** Characters of a document in which its first element is looked for. */
const beginningWithin = 400;

/** Whether a whole document is HTML, as wikis and help centres export it, without headings or fences of Markdown. */
export function isHtmlDocument(text: string): boolean {
  const start = text.slice(0, beginningWithin);
  if (!beginning.test(start) || !/<\/(?:h[1-6]|li|p|td)>/i.test(text)) return false;
  return pageBeginning.test(start) || !/^(?:#{1,6} |```|~~~)/m.test(text);
}

/**
 * Parses a document of HTML to the Markdown tree with the same content. Positions are those of the elements in `text`.
 * @throws TooComplex when the counted steps or the depth of the text exceed their limits.
 */
export function parseHtml(text: string, maxSteps: number): Root {
  if (countSteps(text) > maxSteps) throw new TooComplex('markdownSteps');
  const page = fromHtml(text);
  if (depthOf(page as unknown as Nodes) > limits.markdownTreeDepth) throw new TooComplex('markdownTreeDepth');
  visit(page as unknown as Nodes, (node) => {
    // A cell that spans a million columns would become a million cells.
    const { properties } = node as { properties?: Record<string, unknown> };
    delete properties?.colSpan;
    delete properties?.rowSpan;
  });
  const tree = toMdast(page, { handlers: { nav: () => undefined } }) as Root;
  placeAll(tree);
  return tree;
}

/** An upper bound of the work for a text: each tag looks at the open elements, each attribute at those before it. */
function countSteps(text: string): number {
  let open = 0;
  let steps = text.length;
  for (const [tag, slash] of text.matchAll(/<(\/?)[a-z][^>]*/gi)) {
    const attributes = tag.split(/[\s/"'=]+/).length;
    steps += open + attributes * attributes;
    if (slash === '') open++;
    else if (open > 0) open--;
  }
  return steps;
}

/** Gives nodes that stand for no element, such as the paragraph of a bare text, the position of their content. */
function placeAll(tree: Root): void {
  const nodes: Nodes[] = [];
  visit(tree, (node, parent) => {
    nodes.push(node);
    if (node.position || !parent) return;
    const first = 'children' in node ? node.children.find(({ position }) => position) : undefined;
    const last = 'children' in node ? node.children.findLast(({ position }) => position) : undefined;
    const position = first && last ? { start: first.position!.start, end: last.position!.end } : parent.position;
    if (position) node.position = position;
  });
}

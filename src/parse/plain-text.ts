import type { Nodes } from 'mdast';
import { htmlToText } from './html.js';

const flowParents: ReadonlySet<string> = new Set([
  'root',
  'blockquote',
  'list',
  'listItem',
  'table',
  'footnoteDefinition',
]);

/**
 * The text of a node as a reader sees it: inline code without backticks, links by their text, images by their
 * alternative text, `<br>` as a line break. Blocks inside are on lines of their own; the cells of a table row are
 * separated by a tab.
 */
export function toPlainText(root: Nodes): string {
  let text = '';
  const pending: { readonly node: Nodes; readonly isBlock: boolean }[] = [{ node: root, isBlock: false }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, isBlock } = next;
    if (node.type === 'tableCell') {
      if (text !== '' && !text.endsWith('\n')) text += '\t';
    } else if (isBlock && text !== '' && !text.endsWith('\n')) text += '\n';
    if (!('children' in node)) {
      text += ownText(node);
      continue;
    }
    const areBlocks = flowParents.has(node.type);
    for (let index = node.children.length - 1; index >= 0; index--)
      pending.push({ node: node.children[index] as Nodes, isBlock: areBlocks });
  }
  return text;
}

function ownText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return node.value;
    case 'html':
      return htmlToText(node.value);
    case 'break':
      return '\n';
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    case 'footnoteReference':
      return `[^${node.label ?? node.identifier}]`;
    default:
      return '';
  }
}

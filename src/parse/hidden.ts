import type { Html, Nodes } from 'mdast';

const mayHide = /hidden|display\s*:\s*none/i;
const tags = /<(\/?)([a-z][a-z\d-]*)([^<>]*)>/gi;
const quoted = /"[^"]*"|'[^']*'/g;
const hiddenAttribute = /\shidden(?=[\s=/]|$)/i;
const hidingStyle = /\sstyle\s*=\s*(?:"[^"]*?|'[^']*?|[^\s"'>]*?)(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
/** Elements without content. */
const empty: ReadonlySet<string> = new Set([
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);

/** Whether the attributes of a tag keep a browser from showing its element. `aria-hidden` does not. */
const hidesElement = (attributes: string): boolean =>
  hiddenAttribute.test(attributes.replace(quoted, '""')) || hidingStyle.test(attributes);

export const commentOf = (text: string): string => `<!-- ${text.trim().replace(/--+/g, '-')} -->`;

/** An element that is not shown, up to its closing tag. */
interface Hidden {
  readonly opening: Html;
  readonly name: string;
  depth: number;
  text: string;
}

/**
 * Puts what a browser does not show (`<div hidden>`) into comments, so that it is kept, but neither read as text of the
 * document nor shown to a model as such. An element that is not closed hides the rest of the siblings, a paragraph only itself.
 */
export function commentHidden(nodes: readonly Nodes[], source: string): Nodes[] {
  if (!nodes.some((node) => node.type === 'html' && mayHide.test(node.value))) return [...nodes];
  const kept: Nodes[] = [];
  let hidden: Hidden | null = null;
  const comment = ({ opening, text }: Hidden): number => kept.push({ ...opening, value: commentOf(text) });
  for (const node of nodes) {
    if (node.type === 'html') {
      hidden = splitHtml(node, hidden, { shown: (value) => kept.push({ ...node, value }), comment });
      if (hidden?.name === 'p') {
        comment(hidden);
        hidden = null;
      }
    } else if (hidden === null) kept.push(node);
    else hidden.text += `${source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)}\n`;
  }
  if (hidden) comment(hidden);
  return kept;
}

interface Parts {
  readonly shown: (value: string) => void;
  readonly comment: (hidden: Hidden) => void;
}

/** Reports the parts of an HTML node; returns the element that is still open at its end. */
function splitHtml(node: Html, outer: Hidden | null, { shown, comment }: Parts): Hidden | null {
  const { value } = node;
  let hidden = outer;
  let from = 0;
  const showTo = (end: number): void => {
    if (value.slice(from, end).trim() !== '') shown(value.slice(from, end));
    from = end;
  };
  for (const { 0: tag, 1: slash, 2: given, 3: attributes, index } of value.matchAll(tags)) {
    const name = given!.toLowerCase();
    if (hidden === null) {
      if (slash || empty.has(name) || attributes!.endsWith('/') || !hidesElement(attributes!)) continue;
      showTo(index);
      hidden = { opening: node, name, depth: 1, text: '' };
    } else if (name === hidden.name) {
      hidden.depth += slash ? -1 : 1;
      if (hidden.depth > 0) continue;
      hidden.text += value.slice(from, index + tag.length);
      from = index + tag.length;
      comment(hidden);
      hidden = null;
    }
  }
  if (hidden === null) showTo(value.length);
  else hidden.text += `${value.slice(from)}\n`;
  return hidden;
}

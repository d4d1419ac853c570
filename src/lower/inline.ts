import type { Nodes } from 'mdast';

/** Tags that a reader sees as a line break; other HTML tags show nothing of their own. */
const lineBreakTag = /^<\/?(?:br|p|div|li|tr|summary)\b[^>]*>$/i;
const htmlTag =
  /<!--[\s\S]*?-->|<\/?(?:a|abbr|b|big|blockquote|br|center|cite|code|col|dd|del|details|div|dl|dt|em|figcaption|figure|font|h[1-6]|hr|i|iframe|img|input|ins|kbd|label|li|mark|nav|ol|p|picture|pre|q|s|script|section|small|source|span|strike|strong|style|sub|summary|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|video|center)\b[^<>]*>/gi;

/** Text of an HTML fragment as a reader sees it. A tag that HTML does not know (`<subnet-name>`) is text. */
export function htmlText(html: string): string {
  return html.replace(htmlTag, (tag) => (lineBreakTag.test(tag) ? '\n' : ''));
}

/** Text of inline content as a reader sees it: code without backticks, links and images by their text. */
export function plainText(nodes: readonly Nodes[]): string {
  let text = '';
  for (const node of nodes) text += nodeText(node);
  return text;
}

function nodeText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return node.value;
    case 'html':
      return htmlText(node.value);
    case 'break':
      return '\n';
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    case 'footnoteReference':
      return `[^${node.label ?? node.identifier}]`;
    default:
      return 'children' in node ? plainText(node.children) : '';
  }
}

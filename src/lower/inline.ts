import type { Nodes } from 'mdast';

/** Tags that a reader sees as a line break; other HTML tags show nothing of their own. */
const lineBreakTag = /^<\/?(?:br|p|div|li|tr|summary)\b/i;
const htmlTag =
  /<\/?(?:a|abbr|b|big|blockquote|br|center|cite|code|col|dd|del|details|div|dl|dt|em|figcaption|figure|font|h[1-6]|hr|i|iframe|img|input|ins|kbd|label|li|mark|nav|ol|p|picture|pre|q|s|script|section|small|source|span|strike|strong|style|sub|summary|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|video)\b[^<>]*>/gi;

/** Text of an HTML fragment as a reader sees it. A tag that HTML does not know (`<subnet-name>`) is text. */
export function htmlText(html: string): string {
  return withoutComments(html).replace(htmlTag, (tag) => (lineBreakTag.test(tag) ? '\n' : ''));
}

/** By hand: a pattern would look to the end of the text once for every comment that is not closed. */
function withoutComments(html: string): string {
  let text = '';
  let from = 0;
  for (let open = html.indexOf('<!--'); open >= 0; open = html.indexOf('<!--', from)) {
    const close = html.indexOf('-->', open + 4);
    if (close < 0) break;
    text += html.slice(from, open);
    from = close + 3;
  }
  return text + html.slice(from);
}

/** Text of inline content as a reader sees it: code without backticks, links and images by their text. */
export function plainText(nodes: readonly Nodes[]): string {
  const only = nodes[0];
  if (nodes.length === 1 && only?.type === 'text') return only.value;
  let text = '';
  // A stack of its own: emphasis can nest deeper than calls can.
  const stack = [...nodes].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if ('children' in node) for (let at = node.children.length - 1; at >= 0; at--) stack.push(node.children[at]!);
    else text += leafText(node);
  }
  return text;
}

function leafText(node: Nodes): string {
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
      return '';
  }
}

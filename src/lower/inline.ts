import type { Definition, Image, LinkReference, Link as MarkdownLink, Nodes, Root } from 'mdast';
import type { Link, Position, Range, TextItem } from '../model/index.js';

const origin: Position = { line: 1, column: 1, offset: 0 };

/** The default position: the beginning of the document. */
export const documentStart: Range = { start: origin, end: origin };

/** Range of a node; the beginning of the document for a node that a repair made, which has no position. */
export function rangeOf(node: Nodes): Range {
  const { position } = node;
  return position ? { start: position.start as Position, end: position.end as Position } : documentStart;
}

export const spanOf = (first: Range, last: Range): Range => ({ start: first.start, end: last.end });

/** The position at an offset of a text that begins at `start`. */
export function positionIn(text: string, start: Position, offset: number): Position {
  const before = text.slice(0, offset);
  const lines = before.split('\n').length - 1;
  const column = lines === 0 ? start.column + offset : offset - before.lastIndexOf('\n');
  return { line: start.line + lines, column, offset: start.offset + offset };
}

/** Tags shown as a line break; other HTML tags show nothing themselves. */
const lineBreakTag = /^<\/?(?:br|p|div|li|tr|summary)\b/i;
const htmlTag =
  /<\/?(?:a|abbr|b|big|blockquote|br|center|cite|code|col|dd|del|details|div|dl|dt|em|figcaption|figure|font|h[1-6]|hr|i|iframe|img|input|ins|kbd|label|li|mark|nav|ol|p|picture|pre|q|s|script|section|small|source|span|strike|strong|style|sub|summary|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|video)\b[^<>]*>/gi;

/** Text of an HTML fragment as a reader sees it. A tag that HTML does not know (`<subnet-name>`) is text. */
export function htmlText(html: string): string {
  return withoutComments(html).replace(htmlTag, (tag) => (lineBreakTag.test(tag) ? '\n' : ''));
}

/** A loop, because a pattern would scan to the end of the text for every unclosed comment. */
function withoutComments(html: string): string {
  let text = html;
  for (let open = text.indexOf('<!--'); open >= 0; open = text.indexOf('<!--', open)) {
    const close = text.indexOf('-->', open + 4);
    if (close < 0) return text;
    text = text.slice(0, open) + text.slice(close + 3);
  }
  return text;
}

/** Text of inline content as a reader sees it: code without backticks, links and images by their text. */
export function plainText(nodes: readonly Nodes[]): string {
  let text = '';
  // An explicit stack: emphasis can nest deeper than the call stack allows.
  const stack = [...nodes].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if ('children' in node) for (let at = node.children.length - 1; at >= 0; at--) stack.push(node.children[at]!);
    else text += leafText(node);
  }
  return text;
}

function leafText(node: Nodes): string {
  if (node.type === 'html') return htmlText(node.value);
  if (node.type === 'break') return '\n';
  if (node.type === 'footnoteReference') return `[^${node.label ?? node.identifier}]`;
  return ('value' in node ? node.value : 'alt' in node ? node.alt : null) ?? '';
}

export interface Spans {
  readonly links: readonly (MarkdownLink | LinkReference | Image)[];
  readonly definitions: readonly Definition[];
  readonly codes: readonly TextItem[];
  readonly texts: readonly TextItem[];
}

/** Collects spans in document order, without recursion, because the depth of nesting is unbounded. */
export function spansOf(tree: Root): Spans {
  const links: (MarkdownLink | LinkReference | Image)[] = [];
  const definitions: Definition[] = [];
  const codes: TextItem[] = [];
  const texts: TextItem[] = [];
  const stack: Nodes[] = [tree];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'text') texts.push({ text: node.value, range: rangeOf(node) });
    else if (node.type === 'inlineCode') codes.push({ text: node.value, range: rangeOf(node) });
    else if (node.type === 'link' || node.type === 'linkReference' || node.type === 'image') links.push(node);
    else if (node.type === 'definition') definitions.push(node);
    if ('children' in node) for (let at = node.children.length - 1; at >= 0; at--) stack.push(node.children[at]!);
  }
  return { links, definitions, codes, texts };
}

const wikiLink = /\[\[([^[\]|\n]{1,300})(?:\|([^[\]\n]{1,300}))?\]\]/g;

/** Every link of the document, in document order: Markdown's, images, and `[[wiki links]]` of notes. */
export function readLinks({ links, definitions, texts }: Spans): Link[] {
  const targets = new Map(definitions.map(({ identifier, url }) => [identifier, url]));
  const written = links.flatMap((node): Link[] => {
    const range = rangeOf(node);
    if (node.type === 'image') return [{ kind: 'image', text: node.alt ?? '', target: node.url, range }];
    const url = node.type === 'link' ? node.url : targets.get(node.identifier);
    if (url === undefined) return [];
    const target = withoutSentence(url);
    return [{ kind: linkKind(target), text: plainText(node.children), target, range }];
  });
  const noted = texts.flatMap(({ text, range }) =>
    [...text.matchAll(wikiLink)].map(([, target = '', shown]): Link => {
      return { kind: 'wiki', text: (shown ?? target).trim(), target: target.trim(), range };
    }),
  );
  return [...written, ...noted].sort((a, b) => a.range.start.offset - b.range.start.offset);
}

function linkKind(target: string): Link['kind'] {
  if (target.startsWith('#')) return 'anchor';
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target) ? 'external' : 'relative';
}

/** The address up to Chinese punctuation: a bare address in a Chinese sentence includes the text after it. */
function withoutSentence(url: string): string {
  return url.replace(/(?:[，。；：！？）】」』、]|%EF%BC%8C|%E3%80%82).*$/i, '');
}

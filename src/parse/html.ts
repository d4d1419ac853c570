import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import type { Nodes, PhrasingContent, Root } from 'mdast';
import type { Options } from 'remark-stringify';
import { limits } from '../limits.js';
import { TooComplex } from './complexity.js';
import { commentOf } from './hidden.js';
import { depthOf, visit } from './tree.js';

const beginning = /^\s*<(?:!doctype html|html|head|body|h[1-6]|div|section|article|main|p|ul|ol|table)(?=[\s>])/i;
const pageBeginning = /^\s*<(?:!doctype html|html|head|body)(?=[\s>])/i;
/** Characters of a document in which its first element is looked for. */
const beginningWithin = 400;

/** Whether a document is HTML, as wikis and help centres export it, without headings or fences of Markdown. */
export function isHtmlDocument(text: string): boolean {
  const start = text.slice(0, beginningWithin);
  if (!beginning.test(start) || !/<\/(?:h[1-6]|li|p|td)>/i.test(text)) return false;
  return pageBeginning.test(start) || !/^(?:#{1,6} |```|~~~)/m.test(text);
}

/** Parses HTML to the tree of Markdown with the same content. @throws TooComplex when a limit is exceeded. */
export function parseHtml(text: string, maxSteps: number): Root {
  if (countSteps(text) > maxSteps) throw new TooComplex('markdownSteps');
  const page = fromHtml(text);
  if (depthOf(page as unknown as Nodes) > limits.markdownTreeDepth) throw new TooComplex('markdownTreeDepth');
  visit(page as unknown as Nodes, (node) => {
    if (isHidden(node as HtmlNode)) hide(node as HtmlNode, text);
    // A cell that spans a million columns would become a million cells.
    const { properties } = node as { properties?: Record<string, unknown> };
    delete properties?.colSpan;
    delete properties?.rowSpan;
  });
  const tree = toMdast(page, { handlers: { nav: () => undefined } }) as Root;
  placeAll(tree);
  return tree;
}

const isHidden = ({ properties }: HtmlNode): boolean =>
  properties !== undefined &&
  ((properties.hidden !== undefined && properties.hidden !== false) ||
    /display\s*:\s*none|visibility\s*:\s*hidden/i.test(String(properties.style ?? '')));

/** Replaces an element that a browser does not show by a comment. */
function hide(node: HtmlNode, text: string): void {
  const source = text.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
  const value = commentOf(source).slice('<!--'.length, -'-->'.length);
  Object.assign(node, { type: 'comment', value, tagName: undefined, properties: {}, children: [] });
}

/** Elements whose text is not part of the content of a page. */
const notContent = new Set(['head', 'nav', 'script', 'style', 'template', 'noscript']);
/** Attributes that Markdown has too: addresses of links and pictures, and texts of pictures. */
const shownAttributes = ['href', 'src', 'alt', 'ri:content-title'];

/** The texts of a page and the addresses of its links and pictures, each with its line. */
export function contentOfHtml(html: string): { text: string; line: number }[] {
  const content: { text: string; line: number }[] = [];
  const look = (nodes: readonly HtmlNode[]): void => {
    for (const node of nodes) {
      const { type, tagName = '', value, properties = {}, children = [], position } = node;
      if (notContent.has(tagName) || isHidden(node)) continue;
      const attributes = shownAttributes.map((name) => properties[name]).filter((each) => typeof each === 'string');
      const texts = type === 'element' ? attributes : type === 'text' ? [value ?? ''] : [];
      for (const text of texts) content.push({ text, line: position?.start.line ?? 1 });
      look(children);
    }
  };
  look([fromHtml(withoutCdata(html)) as unknown as HtmlNode]);
  return content;
}

interface HtmlNode extends Pick<Nodes, 'position'> {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly children?: readonly HtmlNode[];
}

/**
 * Converts a page of HTML, as Confluence, Notion and most wikis export it, to Markdown. Characters beside bold and emphasised
 * text are not encoded, although CommonMark sometimes requires it.
 * @throws TooComplex as parseHtml does
 */
export async function markdownOfHtml(html: string): Promise<string> {
  const modules = [import('remark-stringify'), import('remark-gfm'), import('unified')] as const;
  const [{ default: remarkStringify }, { default: remarkGfm }, { unified }] = await Promise.all(modules);
  const tree = parseHtml(withoutCdata(html), limits.markdownSteps);
  const title = /<title[^>]*>([^<]+)<\/title>/i.exec(html)?.[1]?.trim();
  if (title && !tree.children.some((node) => node.type === 'heading' && node.depth === 1))
    tree.children.unshift({ type: 'heading', depth: 1, children: [{ type: 'text', value: title }] });
  visit(tree, (node) => {
    if (node.type === 'tableCell') node.children = node.children.flatMap(inlined);
  });
  const handlers = { strong: marked('**'), emphasis: marked('*') };
  const markdown = unified().use(remarkGfm).use(remarkStringify, { bullet: '-', handlers }).stringify(tree);
  return markdown.replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_');
}

/** The content of a cell in one line, as a table of Markdown requires. */
function inlined(node: Nodes): PhrasingContent[] {
  if (node.type === 'break') return [lineBreak];
  if (node.type === 'code') return [{ type: 'inlineCode', value: node.value.replaceAll('\n', ' ') }];
  if (!('children' in node) || !isBlock.test(node.type)) return [node as PhrasingContent];
  const separator = node.type === 'paragraph' ? [] : [lineBreak];
  return node.children.flatMap((child, index) => [...(index > 0 ? separator : []), ...inlined(child)]);
}

const lineBreak = { type: 'html', value: '<br>' } as const;
const isBlock = /^(?:list|listItem|paragraph|blockquote|heading)$/;

/** Writes text between marks, with the spaces at its ends outside of them. */
const marked =
  (mark: string): NonNullable<NonNullable<Options['handlers']>['strong']> =>
  (node, _parent, state, info) => {
    const inner = state.containerPhrasing(node, { ...info, before: mark, after: mark });
    return inner.replace(/^(\s*)(.*?)(\s*)$/s, (_, before: string, text: string, after: string) =>
      text === '' ? before + after : `${before}${mark}${text}${mark}${after}`,
    );
  };

/** Decodes CDATA sections, which HTML reads as comments. Macros of Confluence hold code and texts of links in them. */
const withoutCdata = (html: string): string =>
  html.replace(
    /(<ac:plain-text-body>\s*)?<!\[CDATA\[([\s\S]*?)\]\]>/g,
    (_, isCode: string | undefined, text: string) => {
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return isCode === undefined ? escaped : `<pre><code>${escaped}</code></pre>`;
    },
  );

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

/** Adds positions to nodes without an element, such as the paragraph of a bare text: those of their content. */
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

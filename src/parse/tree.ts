import type { Html, Link, Nodes, Paragraph, Parents, PhrasingContent, Root, Text } from 'mdast';
import { shippedBuildWords } from '../vocabulary/index.js';
import { commentHidden } from './hidden.js';
import type { LineIndex } from './lines.js';

/** Calls `enter` for a node and all nodes below it, in document order, without recursion. `skip` leaves out those inside. */
export function visit(root: Nodes, enter: (node: Nodes, parent: Parents | null) => unknown): void {
  const pending: { readonly node: Nodes; readonly parent: Parents | null }[] = [{ node: root, parent: null }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (enter(next.node, next.parent) === 'skip' || !('children' in next.node)) continue;
    const { children } = next.node;
    for (let index = children.length - 1; index >= 0; index--)
      pending.push({ node: children[index] as Nodes, parent: next.node });
  }
}

/** Levels below a node, without recursion. */
export function depthOf(root: Nodes): number {
  let depth = 0;
  for (let level = childrenOf([root]); level.length > 0; level = childrenOf(level)) depth++;
  return depth;
}

const childrenOf = (nodes: readonly Nodes[]): Nodes[] =>
  nodes.flatMap((node) => ('children' in node ? (node.children as Nodes[]) : []));

/** Punctuation that ends a bare URL in Chinese text; GFM would continue to the next white space. */
const afterUrl = /[\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\u2018-\u201f\u2026]/u;
/** Han directly after the host is text; in the path it may be part of the address. */
const hostThenText = /^(?:[a-z][a-z0-9+.-]*:\/\/|www\.)[^/?#]*?(?=\p{Script=Han})/iu;
/** Schemes of addresses in angle brackets; `<registry:port>` is a placeholder, though Markdown takes it for one. */
const knownScheme = /^<(?:https?|ftps?|mailto|ssh|git|oci|tel|file|docker|s3):/i;

const phrasingParents: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
]);

interface Context {
  readonly text: string;
  readonly lines: LineIndex;
  readonly isHtml: (value: string) => boolean;
}

/**
 * Corrects the tree, in place and without recursion, where authors mean something else than Markdown: placeholders in angle
 * brackets are text, a bare URL ends at Chinese punctuation, and hidden elements are comments. Adjacent texts are joined.
 * Line breaks inside values become LF, so that no command ends in a carriage return.
 */
export function tidyTree(tree: Root, text: string, path: string, lines: LineIndex): void {
  const context: Context = { text, lines, isHtml: htmlTest(text, /\.mdx$/i.test(path)) };
  const pending: Parents[] = [tree];
  for (let parent = pending.pop(); parent; parent = pending.pop()) {
    const isPhrasing = phrasingParents.has(parent.type);
    const tidied = (parent.children as Nodes[]).flatMap((node) => tidyNode(node, isPhrasing, context));
    const children = commentHidden(tidied, text);
    parent.children = (isPhrasing ? mergeTexts(children) : children) as typeof parent.children & never[];
    for (const child of parent.children) if ('children' in child) pending.push(child as Parents);
  }
}

function tidyNode(node: Nodes, isPhrasing: boolean, context: Context): Nodes | Nodes[] {
  if ('value' in node && node.value.includes('\r')) node.value = node.value.replaceAll('\r\n', '\n');
  if (node.type === 'html') return tidyHtml(node, isPhrasing, context);
  if (node.type === 'link') return tidyLink(node, context);
  return node;
}

function tidyHtml(node: Html, isPhrasing: boolean, context: Context): Nodes {
  if (context.isHtml(node.value)) return node;
  const text: Text = { type: 'text', value: node.value, position: node.position! };
  return isPhrasing ? text : ({ type: 'paragraph', children: [text], position: node.position! } satisfies Paragraph);
}

function tidyLink(node: Link, context: Context): Link | PhrasingContent[] {
  const [start, end] = span(node);
  const source = context.text.slice(start, end);
  if (source.startsWith('[')) return node;
  if (source.startsWith('<'))
    return knownScheme.test(source) || source.includes('@')
      ? node
      : [{ type: 'text', value: source, position: node.position! }];
  const cut = urlEnd(source);
  if (cut <= 0 || cut >= source.length) return node;
  const url: Text = { type: 'text', value: source.slice(0, cut), position: context.lines.range(start, start + cut) };
  const address = node.url.endsWith(source) ? node.url.slice(0, node.url.length - (source.length - cut)) : url.value;
  return [
    { type: 'link', title: null, url: address, children: [url], position: context.lines.range(start, start + cut) },
    { type: 'text', value: source.slice(cut), position: context.lines.range(start + cut, end) },
  ];
}

function urlEnd(source: string): number {
  const punctuation = source.search(afterUrl);
  const host = hostThenText.exec(source)?.[0].length ?? -1;
  if (punctuation < 0) return host;
  return host < 0 ? punctuation : Math.min(punctuation, host);
}

function mergeTexts(nodes: Nodes[]): Nodes[] {
  const merged: Nodes[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (node.type !== 'text' || last?.type !== 'text') merged.push(node);
    else {
      const position = { start: last.position!.start, end: node.position!.end };
      merged[merged.length - 1] = { type: 'text', value: last.value + node.value, position };
    }
  }
  return merged;
}

function span(node: Nodes): [number, number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

const known: ReadonlySet<string> = new Set(shippedBuildWords.htmlTags.known);
const ambiguous: ReadonlySet<string> = new Set(shippedBuildWords.htmlTags.ambiguous);

const tagStart = /^<\/?([A-Za-z][A-Za-z0-9-]*)/;

/**
 * Returns a test of whether text that Markdown reads as HTML is HTML (a known tag, a comment, a declaration) rather than a
 * placeholder such as `<subnet-name>`, `<time>` or `<address>`. In MDX, tags with capital letters or attributes are
 * components.
 */
function htmlTest(text: string, isMdx: boolean): (value: string) => boolean {
  const closed = new Set(Array.from(text.matchAll(/<\/([a-z][a-z\d-]*)>/gi), ([, name]) => name!.toLowerCase()));
  return (value) => {
    const match = tagStart.exec(value);
    if (!match) return /^<[!?]/.test(value);
    const name = match[1]!.toLowerCase();
    if (known.has(name)) return true;
    const isBare = value[1] !== '/' && /^<[A-Za-z0-9-]+>/.test(value);
    if (isMdx && (/^<\/?[A-Z]\w*[a-z]/.test(value) || !isBare)) return true;
    // An ambiguous name is HTML when it has attributes or is closed somewhere.
    return ambiguous.has(name) && (!isBare || closed.has(name));
  };
}

import type { Code, Definition, Html, List, ListItem, Nodes, Paragraph, Table } from 'mdast';
import type { Block } from '../model/index.js';
import { htmlText, plainText, rangeOf, spanOf } from './inline.js';

/**
 * Flattens flow content into blocks, in document order. A list item holds its own leading paragraphs; what follows inside
 * it are blocks of their own: nested items one deeper, its code at its own depth, later paragraphs one deeper.
 */
export function blocksOf(nodes: readonly Nodes[]): Block[] {
  const blocks: Block[] = [];
  for (const node of nodes) addBlocks(node, 0, blocks);
  return blocks;
}

function addBlocks(node: Nodes, depth: number, blocks: Block[]): void {
  if (node.type === 'paragraph') addParagraph(node, depth, blocks);
  else if (node.type === 'list') addList(node, depth, blocks);
  else if (node.type === 'code') blocks.push(codeBlock(node, depth));
  else if (node.type === 'table') addTable(node, depth, blocks);
  else if (node.type === 'blockquote') addQuote(node.children, depth, blocks);
  else if (node.type === 'html') addHtml(node, depth, blocks);
  else if (node.type === 'definition') blocks.push(definitionBlock(node, depth));
  else if (node.type === 'footnoteDefinition') for (const child of node.children) addBlocks(child, depth, blocks);
  else addOther(node, depth, blocks);
}

function definitionBlock(node: Definition, depth: number): Block {
  const title = node.title ? ` "${node.title}"` : '';
  return {
    kind: 'definition',
    text: `[${node.label ?? node.identifier}]: ${node.url}${title}`,
    depth,
    range: rangeOf(node),
  };
}

/** Headings inside other content and unknown flow content keep their text as a paragraph. */
function addOther(node: Nodes, depth: number, blocks: Block[]): void {
  const text = plainText([node]).trim();
  if (text) blocks.push({ kind: 'paragraph', text, depth, range: rangeOf(node) });
}

function addParagraph(node: Paragraph, depth: number, blocks: Block[]): void {
  const onlyImages = node.children.every(
    (child) => child.type === 'image' || child.type === 'break' || (child.type === 'text' && !child.value.trim()),
  );
  if (!onlyImages) {
    addText(plainText(node.children).trim(), depth, rangeOf(node), blocks);
    return;
  }
  for (const child of node.children) {
    if (child.type === 'image')
      blocks.push({ kind: 'image', text: child.alt || child.url, depth, range: rangeOf(child) });
  }
}

/** Adds the text of a paragraph; syntax of a site generator in it becomes an HTML block. */
function addText(text: string, depth: number, range: Block['range'], blocks: Block[]): void {
  const parts = withoutSiteMarks(text);
  if (parts) blocks.push({ kind: 'html', text: parts.marks, depth, range });
  // A container, `:::warning`, is a kind of quotation.
  const kind = text.startsWith(':::') ? 'quote' : 'paragraph';
  if (!parts) blocks.push({ kind: 'paragraph', text, depth, range });
  else if (parts.text) blocks.push({ kind, text: parts.text, depth, range });
}

function addList(list: List, depth: number, blocks: Block[]): void {
  let ordinal = list.ordered ? (list.start ?? 1) : null;
  for (const item of list.children) {
    addItem(item, ordinal, depth, blocks);
    if (ordinal !== null) ordinal++;
  }
}

function addItem(item: ListItem, ordinal: number | null, depth: number, blocks: Block[]): void {
  let own = 0;
  while (isLeading(item.children[own], own)) own++;
  const leading = item.children.slice(0, own);
  const text = leading.map((child) => plainText([child]).trim()).join('\n');
  const first = leading[0];
  const last = leading.at(-1);
  const range = first && last ? spanOf(rangeOf(first), rangeOf(last)) : rangeOf(item);
  blocks.push({ kind: 'list-item', text, depth, ordinal, range });
  for (const child of item.children.slice(own)) {
    if (child.type === 'code' || child.type === 'table') addBlocks(child, depth, blocks);
    else addBlocks(child, depth + 1, blocks);
  }
}

/** Syntax of a site generator is not text of its list item. */
function isLeading(node: Nodes | undefined, place: number): boolean {
  if (node?.type === 'heading') return true;
  return node?.type === 'paragraph' && (place === 0 || withoutSiteMarks(plainText(node.children).trim()) === null);
}

function codeBlock(node: Code, depth: number): Block {
  const language = /^[^\s{,:]*/.exec(node.lang ?? '')?.[0].toLowerCase() ?? '';
  return { kind: 'code', text: node.value, depth, language, range: rangeOf(node) };
}

function addTable(table: Table, depth: number, blocks: Block[]): void {
  table.children.forEach((row, index) => {
    const cells = row.children.map((cell) => plainText(cell.children).trim());
    blocks.push({ kind: 'table-row', text: cells.join(' | '), depth, cells, header: index === 0, range: rangeOf(row) });
  });
}

function addQuote(children: readonly Nodes[], depth: number, blocks: Block[]): void {
  for (const child of children) {
    if (child.type === 'paragraph' || child.type === 'heading') {
      blocks.push({ kind: 'quote', text: plainText(child.children).trim(), depth, range: rangeOf(child) });
    } else addBlocks(child, child.type === 'blockquote' ? depth + 1 : depth, blocks);
  }
}

/** HTML is kept as the text it shows, comments as written; a tag that only groups (`</details>`) is dropped. */
function addHtml(node: Html, depth: number, blocks: Block[]): void {
  const isComment = node.value.trimStart().startsWith('<!--');
  const shown = isComment ? node.value : htmlText(node.value).trim();
  const loads = /\b(?:src|href)\s*=/i.test(node.value);
  const text = shown || (loads ? node.value : '');
  if (text) blocks.push({ kind: 'html', text, depth, range: rangeOf(node) });
}

/** Cheap test for syntax of site generators. */
const mayBeMark = /\{[{%]|^\s*(?:===|!!!|\?\?\?|import\s|export\s|\.\. |:::|<\/?[A-Z]|@?\[\[?TOC)/im;
/**
 * Lines that a site generator reads and no reader sees: shortcodes, template tags, imports and components of MDX, directives
 * of reStructuredText, fences of containers, tabs and admonitions, a place for the table of contents.
 */
const marks = [
  /^\{\{[<%][^\n]{0,500}[>%]\}\}$/,
  /^\{%[^\n]{0,500}%\}$/,
  /^import\s[^\n]{1,200}\sfrom\s+(['"])[^'"\n]{1,200}\1;?$/,
  /^export\s+(?:const|default|let|function)\s[^\n]{0,500}$/,
  /^(?:<\/?[A-Z][a-z]+[A-Za-z.]*(?:\s+[\w:-]+(?:=(?:"[^"\n]*"|'[^'\n]*'|\{[^}\n]*\}))?)*\s*\/?>\s*)+$/,
  /^\.\. (?:[\w-]{1,40}::|_[^:\n]{1,80}:$)[^\n]{0,200}$/,
  /^:{3,}\s*(?:\w[\w-]{0,40})?$/,
  /^@?\[\[?TOC\]?\]$/i,
  /^===[!+]? *["'][^"'\n]{1,80}["']$/,
  /^(?:!!!|\?\?\?\+?) +[a-z][\w -]{0,40}(?: *"[^"\n]{0,120}")?$/,
];

const isMark = (line: string): boolean => marks.some((mark) => mark.test(line));

/** Splits a paragraph into text and syntax of site generators; null when it has no such syntax. */
export function withoutSiteMarks(text: string): { text: string; marks: string } | null {
  if (!mayBeMark.test(text)) return null;
  const kept: string[] = [];
  const taken: string[] = [];
  for (const line of text.split('\n')) (isMark(line.trim()) ? taken : kept).push(line);
  return taken.length === 0 ? null : { text: kept.join('\n').trim(), marks: taken.join('\n').trim() };
}

/** True for text that consists of site-generator syntax alone. */
export const isOnlySiteMarks = (text: string): boolean => withoutSiteMarks(text)?.text === '';

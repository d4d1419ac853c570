import type { Html, List, ListItem, Nodes, Paragraph } from 'mdast';
import type { Block } from '../model/index.js';
import { htmlText, plainText, rangeOf, spanOf } from './inline.js';

/** Flattens flow content into blocks in document order. A list item has only its leading paragraphs. */
export function blocksOf(nodes: readonly Nodes[], depth = 0): Block[] {
  return nodes.flatMap((node) => blocksIn(node, depth));
}

function blocksIn(node: Nodes, depth: number): Block[] {
  const range = rangeOf(node);
  switch (node.type) {
    case 'paragraph':
      return paragraphBlocks(node, depth);
    case 'list':
      return listBlocks(node, depth);
    case 'code': {
      const language = /^[^\s{,:]*/.exec(node.lang ?? '')?.[0].toLowerCase() ?? '';
      return [{ kind: 'code', text: node.value, depth, language, range }];
    }
    case 'table':
      return node.children.map((row, index) => {
        const cells = row.children.map((cell) => plainText(cell.children).trim());
        return { kind: 'table-row', text: cells.join(' | '), depth, cells, header: index === 0, range: rangeOf(row) };
      });
    case 'blockquote':
      return node.children.flatMap((child) => quoteBlocks(child, depth));
    case 'html':
      return htmlBlocks(node, depth);
    case 'definition': {
      const title = node.title ? ` "${node.title}"` : '';
      return [{ kind: 'definition', text: `[${node.label ?? node.identifier}]: ${node.url}${title}`, depth, range }];
    }
    case 'footnoteDefinition':
      return blocksOf(node.children, depth);
    default: {
      // A heading inside other content, and unknown flow content, becomes a paragraph of its text.
      const text = plainText([node]).trim();
      return text ? [{ kind: 'paragraph', text, depth, range }] : [];
    }
  }
}

/** A paragraph of images becomes one block for each; syntax of a site generator becomes an HTML block. */
function paragraphBlocks(node: Paragraph, depth: number): Block[] {
  const isText = (child: Nodes) => child.type !== 'break' && !(child.type === 'text' && !child.value.trim());
  const content = node.children.filter(isText);
  if (content.every((child) => child.type === 'image'))
    return content.map((child) => ({ kind: 'image', text: child.alt || child.url, depth, range: rangeOf(child) }));
  const text = plainText(node.children).trim();
  const range = rangeOf(node);
  const parts = withoutSiteMarks(text);
  if (!parts) return [{ kind: 'paragraph', text, depth, range }];
  const marks: Block = { kind: 'html', text: parts.marks, depth, range };
  // A container such as `:::warning` is read as a quotation.
  const kind = text.startsWith(':::') ? 'quote' : 'paragraph';
  return parts.text ? [marks, { kind, text: parts.text, depth, range }] : [marks];
}

function listBlocks({ ordered, start, children }: List, depth: number): Block[] {
  return children.flatMap((item, index) => itemBlocks(item, ordered ? (start ?? 1) + index : null, depth));
}

function itemBlocks(item: ListItem, ordinal: number | null, depth: number): Block[] {
  const next = item.children.findIndex((child, index) => !isLeading(child, index));
  const leading = next < 0 ? item.children : item.children.slice(0, next);
  const text = leading.map((child) => plainText([child]).trim()).join('\n');
  const [first = item, last = item] = [leading[0], leading.at(-1)];
  const range = spanOf(rangeOf(first), rangeOf(last));
  const others = item.children.slice(leading.length);
  const depthOf = ({ type }: Nodes) => (type === 'code' || type === 'table' ? depth : depth + 1);
  return [
    { kind: 'list-item', text, depth, ordinal, range },
    ...others.flatMap((node) => blocksIn(node, depthOf(node))),
  ];
}

/** Whether a child of a list item is part of its text; syntax of a site generator is not. */
const isLeading = (node: Nodes, index: number): boolean =>
  node.type === 'heading' ||
  (node.type === 'paragraph' && (index === 0 || withoutSiteMarks(plainText(node.children).trim()) === null));

function quoteBlocks(child: Nodes, depth: number): Block[] {
  if (child.type !== 'paragraph' && child.type !== 'heading')
    return blocksIn(child, child.type === 'blockquote' ? depth + 1 : depth);
  return [{ kind: 'quote', text: plainText(child.children).trim(), depth, range: rangeOf(child) }];
}

/** HTML becomes the text that it shows; comments are kept as written, tags without text (`</details>`) are dropped. */
function htmlBlocks(node: Html, depth: number): Block[] {
  const isComment = node.value.trimStart().startsWith('<!--');
  const shown = isComment ? node.value : htmlText(node.value).trim();
  const loads = /\b(?:src|href)\s*=/i.test(node.value);
  const text = shown || (loads ? node.value : '');
  return text ? [{ kind: 'html', text, depth, range: rangeOf(node) }] : [];
}

const mayBeMark = /\{[{%]|^\s*(?:===|!!!|\?\?\?|import\s|export\s|\.\. |:::|<\/?[A-Z]|@?\[\[?TOC)/im;
/** Lines of a site generator: shortcodes, tags, MDX, reStructuredText, containers, tabs, tables of contents. */
const marks = [
  /^\{\{[<%][^\n]{0,500}[>%]\}\}$/,
  /^\{%[^\n]{0,500}%\}$/,
  /^import\s(?:[^\n]{1,200}\sfrom\s+)?(['"])[^'"\n]{1,200}\1;?$/,
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

export const isOnlySiteMarks = (text: string): boolean => withoutSiteMarks(text)?.text === '';

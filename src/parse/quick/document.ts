import type { Nodes, Root } from 'mdast';
import { BlockParser } from './blocks.js';
import { HandOver } from './hand-over.js';
import type { Line } from './leaf.js';

/**
 * The tree that parseMarkdown gives a text, or null when the text has something that is left to it. Takes time linear
 * in the length of the text.
 */
export function parseQuickly(text: string): Root | null {
  if (text.includes('\0') || text.startsWith('\ufeff')) return null;
  if (!text.includes('\r')) return parseLines(text);
  const lines = text.split('\r\n');
  if (lines.some((line) => /[\r\n]/.test(line))) return null;
  const tree = parseLines(lines.join('\n'));
  if (tree) widenBreaks(tree);
  return tree;
}

function parseLines(text: string): Root | null {
  const lines = linesOf(text);
  const last = lines.at(-1)!;
  const end = { line: last.number, column: last.end - last.start + 1, offset: text.length };
  const root: Root = { type: 'root', children: [], position: { start: { line: 1, column: 1, offset: 0 }, end } };
  try {
    const parser = new BlockParser(text, root);
    const count = last.start === last.end ? lines.length - 1 : lines.length;
    for (let index = 0; index < count; index++) parser.read(lines[index]!, lines[index]!.end < text.length);
    parser.end({ ...end }, last.start === last.end);
  } catch (error) {
    // Nodes of a text are put together by recursion, which some depth is too much for.
    if (error instanceof HandOver || error instanceof RangeError) return null;
    throw error;
  }
  return root;
}

/** Makes of the tree of a text that of the same text with line breaks of two characters. */
function widenBreaks(tree: Root): void {
  const pending: Nodes[] = [tree];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const { start, end } = node.position!;
    start.offset! += start.line - 1;
    end.offset! += end.line - 1;
    if ('value' in node) node.value = node.value.replaceAll('\n', '\r\n');
    if ('alt' in node && node.alt) node.alt = node.alt.replaceAll('\n', '\r\n');
    if ('children' in node) pending.push(...node.children);
  }
}

/** The last line is that behind the last line break. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; ; ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    lines.push({ number: lines.length + 1, start, end });
    if (found < 0) return lines;
    start = found + 1;
  }
}

import type { Root, RootContent } from 'mdast';
import { BlockParser } from './blocks.js';
import { HandOver } from './hand-over.js';
import type { Line } from './leaf.js';

/** The tree of a Markdown text, or null when the text is left to the parser that is followed. */
export function parseQuickly(text: string): Root | null {
  if (/[\r\0\ufeff]/.test(text)) return null;
  const lines = linesOf(text);
  const last = lines.at(-1)!;
  const end = { line: last.number, column: last.end - last.start + 1, offset: text.length };
  const children: RootContent[] = [];
  const root: Root = { type: 'root', children, position: { start: { line: 1, column: 1, offset: 0 }, end } };
  try {
    const parser = new BlockParser(text, root);
    const count = last.start === last.end ? lines.length - 1 : lines.length;
    for (let index = 0; index < count; index++) parser.read(lines[index]!, lines[index]!.end < text.length);
    parser.end({ ...end }, last.start === last.end);
  } catch (error) {
    if (error instanceof HandOver) return null;
    throw error;
  }
  return root;
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

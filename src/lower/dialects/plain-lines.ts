import type { Code, Heading, List, Nodes, Paragraph, Root, RootContent, Text } from 'mdast';
import type { Position } from '../../model/index.js';

/** A line without the white space around it. */
export interface PlainLine {
  readonly text: string;
  readonly start: Position;
  readonly end: Position;
}

/** The lines of a text, blank ones included, with the place of what they hold. */
export function linesOf(text: string): PlainLine[] {
  const lines: PlainLine[] = [];
  let offset = 0;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const indent = raw.length - raw.trimStart().length;
    const held = raw.trim();
    const at = (column: number) => ({ line: index + 1, column: column + 1, offset: offset + column });
    lines.push({ text: held, start: at(indent), end: at(indent + held.length) });
    offset += raw.length;
    offset += text.startsWith('\r\n', offset) ? 2 : 1;
  }
  return lines;
}

const fence = /^(?:```|~~~)/;
const item = /^(?:[-*+•]|(\d{1,9})[.)])(?:\s+(.*))?$/;
const longestTitle = 80;

/**
 * Builds a tree from text whose structure is in its lines: the first is the title, a known heading alone on a line is a
 * heading, a list mark alone on a line belongs to the line behind it, every other line is a paragraph. Inline markup stays text.
 */
export function treeOfPlainLines(lines: readonly PlainLine[], isHeading: (text: string) => boolean): Root {
  const children: RootContent[] = [];
  const filled = lines.filter((line) => line.text);
  const title = filled[0];
  for (let at = 0; at < filled.length; at++) {
    const line = filled[at]!;
    const mark = item.exec(line.text);
    if (line === title && line.text.length <= longestTitle && !mark) children.push(heading(line, 1));
    else if (fence.test(line.text)) at = addCode(lines, filled, at, children);
    else if (mark && mark[2] === undefined && filled[at + 1] && !item.test(filled[at + 1]!.text)) {
      addItem(children, mark[1], filled[++at]!, filled[at]!.text);
    } else if (mark) addItem(children, mark[1], line, mark[2] ?? '');
    else if (isHeading(line.text)) children.push(heading(line, 2));
    else children.push(paragraph(line, line.text));
  }
  return { type: 'root', children };
}

function place(first: PlainLine, last: PlainLine = first): Required<Pick<Nodes, 'position'>> {
  return { position: { start: first.start, end: last.end } };
}

function textOf(line: PlainLine, value: string): Text {
  return { type: 'text', value, ...place(line) };
}

function heading(line: PlainLine, depth: 1 | 2): Heading {
  const value = line.text.replace(/^#{1,6}\s+/, '');
  return { type: 'heading', depth, children: [textOf(line, value)], ...place(line) };
}

function paragraph(line: PlainLine, value: string): Paragraph {
  return { type: 'paragraph', children: [textOf(line, value)], ...place(line) };
}

function addItem(children: RootContent[], number: string | undefined, line: PlainLine, value: string): void {
  const ordered = number !== undefined;
  const last = children.at(-1);
  const list: List =
    last?.type === 'list' && last.ordered === ordered
      ? last
      : { type: 'list', ordered, start: ordered ? Number(number) : null, spread: false, children: [], ...place(line) };
  if (list !== last) children.push(list);
  list.children.push({ type: 'listItem', spread: false, children: [paragraph(line, value)], ...place(line) });
}

/** Adds the fence that opens at a line; its code keeps indentation by the lines of the source. Gives the last line's index. */
function addCode(
  lines: readonly PlainLine[],
  filled: readonly PlainLine[],
  at: number,
  children: RootContent[],
): number {
  const opening = filled[at]!;
  let end = at + 1;
  while (end < filled.length && !fence.test(filled[end]!.text)) end++;
  const closing = filled[Math.min(end, filled.length - 1)]!;
  const inside = lines.slice(opening.start.line, end < filled.length ? closing.start.line - 1 : closing.start.line);
  const value = inside.map((line) => ' '.repeat(line.start.column - 1) + line.text).join('\n');
  const code: Code = { type: 'code', lang: opening.text.slice(3).trim() || null, value, ...place(opening, closing) };
  children.push(code);
  return end;
}

import type { Code, Heading, List, Nodes, Paragraph, Root, RootContent, Text } from 'mdast';
import type { Position } from '../../model/index.js';
import type { ParsedDocument } from '../../parse/types.js';
import { derivedForBuild, type Vocabulary } from '../../vocabulary/index.js';
import { headingClassifier } from '../headings.js';
import type { LoweringContext, Report } from '../reading.js';

/**
 * Restores an article without front matter that was copied from a web site: headings that lost their marks, and the text
 * of the site below the article. Any other document is returned as it is.
 */
export function restoreArticle(parsed: ParsedDocument, { report, vocabulary }: LoweringContext): ParsedDocument {
  if (parsed.frontMatter.present) return parsed;
  const isMarked = hasMarkedHeading(parsed);
  // Most pages have marked headings and end in a sentence: there is nothing to restore.
  if (isMarked && !endsInLeftover(parsed.text, vocabulary)) return parsed;
  const lines = linesOf(parsed.text);
  const from = leftoversFrom(lines, vocabulary) ?? lines.length;
  const first = lines[from];
  if (first) reportLeftovers(first, lines.at(-1) ?? first, report);
  const headings = headingClassifier(vocabulary);
  const isHeading = (text: string) => text.length <= longestHeading && headings.exact(text) !== null;
  const kept = lines.slice(0, from);
  if (!isMarked && kept.filter((line) => isHeading(line.text)).length >= 2)
    return { ...parsed, tree: treeOfPlainLines(kept, isHeading) };
  return first ? { ...parsed, tree: before(parsed.tree, first) } : parsed;
}

const longestHeading = 30;

function reportLeftovers(first: PlainLine, last: PlainLine, report: Report): void {
  const message = 'Unexpected leftovers of a web site, expected the end of the article';
  const note = 'They were kept out of the document; delete them from the file.';
  report('content/site-leftovers', 'warning', message, { start: first.start, end: last.end }, note);
}

function hasMarkedHeading({ tree, text }: ParsedDocument): boolean {
  return tree.children.some((node) => {
    if (node.type !== 'heading') return false;
    const { start, end } = node.position ?? { start: { line: 0, offset: 0 }, end: { line: 0 } };
    // A rule below several lines makes them a heading too; only below one short line it is intended.
    return (
      text[start.offset ?? 0] === '#' ||
      (end.line - start.line === 1 && headingText.test(lineAt(text, start.offset ?? 0)))
    );
  });
}

/** A short line that is not a sentence. */
const headingText = /^.{1,60}[^.。!！?？:：,，;；\s]\s*$/;

function lineAt(text: string, offset: number): string {
  const end = text.indexOf('\n', offset);
  return text.slice(offset, end < 0 ? undefined : end);
}

function before(tree: Root, line: PlainLine): Root {
  const isBefore = (node: RootContent) => (node.position?.start.offset ?? 0) < line.start.offset;
  return { ...tree, children: tree.children.filter(isBefore) };
}

/** A project card of a code host ends with the language and, without a space, the counts of stars and forks. */
const patternsOf = derivedForBuild(({ siteLeftovers: { languages, lines } }) => ({
  projectCard: new RegExp(`\\S(?:${languages.join('|')})\\d[\\d.kKwW]+$`),
  known: new RegExp(lines.join('|'), 'i'),
}));
const shortestCard = 15;
/** Characters at the end of a card that hold its language and counts. */
const longestEnd = 60;

/** Index of the line at which the text of the web site begins, or null. One unknown line between two known ones belongs to it. */
function leftoversFrom(lines: readonly PlainLine[], vocabulary?: Vocabulary): number | null {
  let from: number | null = null;
  let unknown = 0;
  for (let at = lines.length - 1; at >= 1 && unknown < 2; at--) {
    const text = lines[at]!.text;
    if (!text) continue;
    if (isLeftover(text, vocabulary)) {
      from = at;
      unknown = 0;
    } else unknown = from === null ? 2 : unknown + 1;
  }
  return from;
}

function endsInLeftover(text: string, vocabulary?: Vocabulary): boolean {
  const end = text.trimEnd();
  return isLeftover(end.slice(Math.max(end.lastIndexOf('\n'), end.lastIndexOf('\r')) + 1).trim(), vocabulary);
}

function isLeftover(text: string, vocabulary?: Vocabulary): boolean {
  const { known, projectCard } = patternsOf(vocabulary);
  return known.test(text) || (text.length >= shortestCard && projectCard.test(text.slice(-longestEnd)));
}

interface PlainLine {
  readonly text: string;
  readonly start: Position;
  readonly end: Position;
}

/** The lines of a text without their indentation, blank ones included. */
function linesOf(text: string): PlainLine[] {
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
 * Builds a tree from lines: the first is the title, a known heading alone on a line is a heading, a list mark alone on a
 * line belongs to the next line, any other line is a paragraph. Inline markup stays text.
 */
function treeOfPlainLines(lines: readonly PlainLine[], isHeading: (text: string) => boolean): Root {
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

/** Adds the fence that opens at `filled[at]`, with the indentation of the source. Returns the index of its last line. */
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

import type { Heading, RootContent } from 'mdast';
import { FencedCode, IndentedCode } from './code-blocks.js';
import type { Containers } from './containers.js';
import { Content } from './content.js';
import { HandOver } from './hand-over.js';
import { htmlStart } from './html-blocks.js';
import { HtmlLeaf } from './html-leaf.js';
import { parseInlines } from './inlines.js';
import { type Line, positionOf } from './leaf.js';
import { ParagraphLeaf } from './paragraph.js';
import { fenceSize, headingLevel, isSpace, isThematicBreak, skipSpaces } from './starts.js';

/** What a line begins that is no quote or list: a block of one line, or a leaf that may go on. */
export type LeafStart =
  | { readonly block: RootContent }
  | { readonly leaf: FencedCode | IndentedCode | HtmlLeaf }
  | { readonly paragraph: ParagraphLeaf };

/** Where a line begins it. */
export interface LeafPlace {
  readonly line: Line;
  /** Where the quotes and indents of the line end. */
  readonly at: number;
  /** Its first character. */
  readonly start: number;
  /** It lacks quotes or indents that were open. */
  readonly isLazy: boolean;
  /** It is no head of a table, since it lacks those of one that has just ended. */
  readonly isBarred: boolean;
}

export function startLeaf(text: string, place: LeafPlace, containers: Containers): LeafStart {
  const { line, at, start, isLazy } = place;
  if (start - at > 3) return { leaf: new IndentedCode(text, line, at, isLazy) };
  watchFootnotes(text, line, at);
  const level = headingLevel(text, start, line.end);
  if (level > 0) return { block: headingOf(text, line, start, level) };
  const size = fenceSize(text, start, line.end);
  if (size > 0) return { leaf: new FencedCode(text, line, at, start, size) };
  if (isThematicBreak(text, start, line.end))
    return { block: { type: 'thematicBreak', position: positionOf(line, start, line, line.end) } };
  const html = text.charCodeAt(start) === 60 ? htmlStart(text, start, line.end) : null;
  if (html) return { leaf: new HtmlLeaf(text, line, at, html) };
  if (isLazy && text.charCodeAt(start) === 91) throw new HandOver('an odd task');
  const item = start === at ? containers.newItem(at) : null;
  return { paragraph: new ParagraphLeaf(text, line, start, item, place.isBarred) };
}

/** Footnotes change how the whole document is read. */
export function watchFootnotes(text: string, line: Line, at: number): void {
  const start = skipSpaces(text, at, line.end);
  if (text.charCodeAt(start) !== 91 || text.charCodeAt(start + 1) !== 94) return;
  if (text.slice(start, line.end).includes(']:')) throw new HandOver('a footnote', true);
}

function headingOf(text: string, line: Line, start: number, level: number): Heading {
  let from = start + level;
  while (from < line.end && isSpace(text.charCodeAt(from))) from++;
  let end = trimmedEnd(text, from, line.end);
  let marks = end;
  while (marks > from && text.charCodeAt(marks - 1) === 35) marks--;
  if (marks === from || isSpace(text.charCodeAt(marks - 1))) end = trimmedEnd(text, from, marks);
  const place = { at: 0, line: line.number, offset: from, lineStart: line.start };
  const children = end > from ? parseInlines(new Content(text.slice(from, end), [place], true)) : [];
  const depth = level as Heading['depth'];
  return { type: 'heading', depth, children, position: positionOf(line, start, line, line.end) };
}

function trimmedEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && isSpace(text.charCodeAt(end - 1))) end--;
  return end;
}

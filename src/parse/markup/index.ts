import type { Nodes, Root } from 'mdast';
import type { LineIndex } from '../lines.js';
import { visit } from '../visit.js';
import { listEnumerations, mayEnumerate } from './enumerations.js';
import { htmlAsMarkdown, isHtmlDocument } from './html-page.js';
import { type MarkupLine, markupLines, mayHoldTabs, unindentTabs } from './line.js';

/** The text as Markdown has it, and where its lines stand in the source. */
export interface Markup {
  readonly text: string;
  readonly lines: readonly MarkupLine[];
}

/**
 * A document with markup that Markdown does not know, written as Markdown; null for the many that have none. Works on lines outside
 * of fences, in one pass each.
 */
export function asMarkdown(source: string): Markup | null {
  if (isHtmlDocument(source)) {
    const lines = htmlAsMarkdown(source);
    return { text: lines.map(({ text }) => text).join('\n'), lines };
  }
  const ways = [mayHoldTabs(source) ? unindentTabs : null, mayEnumerate(source) ? listEnumerations : null].filter(
    (way) => way !== null,
  );
  if (ways.length === 0) return null;
  const lines = ways.reduce((written: readonly MarkupLine[], way) => way(written), markupLines(source));
  return { text: lines.map(({ text }) => text).join('\n'), lines };
}

/** Gives the nodes of a tree the places of their source. */
export function placeInSource(tree: Root, markup: Markup, index: LineIndex): void {
  const placeOf = (line: number, column: number) => {
    const written = markup.lines[Math.min(line, markup.lines.length) - 1];
    if (!written) return index.position(0);
    if (column > written.text.length) return index.position(written.to);
    return index.position(Math.min(Math.max(written.at + column - 1, written.from), written.to));
  };
  visit(tree, (node: Nodes) => {
    if (!node.position) return;
    const { start, end } = node.position;
    node.position = { start: placeOf(start.line, start.column), end: placeOf(end.line, end.column) };
  });
}

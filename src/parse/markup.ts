import type { Nodes, Root } from 'mdast';
import { type LineIndex, linesOf } from './lines.js';
import { visit } from './tree.js';

/** A line of Markdown, and the line of the source from which it was made. */
export interface MarkupLine {
  readonly text: string;
  /** Offset in the source of the first character, counted back from the end of the line. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Rewrites tabs, admonitions and numbered lists that Markdown lacks; null where there are none. Linear. */
export function asMarkdown(source: string): readonly MarkupLine[] | null {
  const lines = Array.from(linesOf(source), ({ start, end }) => ({
    text: source.slice(start, end),
    at: start,
    from: start,
    to: end,
  }));
  const written = listEnumerations(unindentTabs(lines));
  return written.every((line, index) => line === lines[index]) ? null : written;
}

export function placeInSource(tree: Root, lines: readonly MarkupLine[], index: LineIndex): void {
  const positionOf = (line: number, column: number) => {
    const written = lines[Math.min(line, lines.length) - 1];
    if (!written) return index.position(0);
    if (column > written.text.length) return index.position(written.to);
    return index.position(Math.min(Math.max(written.at + column - 1, written.from), written.to));
  };
  visit(tree, (node: Nodes) => {
    if (!node.position) return;
    const { start, end } = node.position;
    node.position = { start: positionOf(start.line, start.column), end: positionOf(end.line, end.column) };
  });
}

/** The line with another text that ends where the old one ended. */
function withText(line: MarkupLine, text: string): MarkupLine {
  return { ...line, text, at: line.at + line.text.length - text.length };
}

const fence = /^ *(`{3,}|~{3,})([^`]*)$/;

class FenceState {
  #open = '';

  takes(text: string): boolean {
    const [, marker = '', info = ''] = fence.exec(text) ?? [];
    if (this.#open === '') {
      this.#open = marker;
      return marker !== '';
    }
    if (marker.startsWith(this.#open) && info.trim() === '') this.#open = '';
    return true;
  }
}

/** `=== "Linux"`, `!!! warning "Data loss"`, `??? note`. */
const tab = /^ *(?:===[!+]? *["'][^"'\n]{1,80}["']|(?:!!!|\?\?\?\+?) +[a-z][\w -]{0,40}(?: *"[^"\n]{0,120}")?)\s*$/;
const tabIndent = 4;
const deepestTab = 6;

/** Moves the content of Python-Markdown tabs and admonitions to the column of their title. */
function unindentTabs(lines: readonly MarkupLine[]): MarkupLine[] {
  const written: MarkupLine[] = [];
  const fences = new FenceState();
  /** Columns of the open tabs, outermost first. */
  const open: number[] = [];
  for (const line of lines) {
    const indent = line.text.search(/\S/);
    if (indent >= 0) while (open.length > 0 && indent < open.at(-1)! + tabIndent) open.pop();
    const cut = Math.min(indent, open.length * tabIndent);
    const inside = cut > 0 ? withText(line, line.text.slice(cut)) : line;
    if (fences.takes(inside.text) || open.length >= deepestTab || !tab.test(line.text)) {
      written.push(inside);
      continue;
    }
    // Blank lines make the title a paragraph of its own.
    const blank = { ...line, text: '', at: line.from };
    written.push(blank, inside, blank);
    open.push(indent);
  }
  return written;
}

const marker =
  /^(?<space> *)(?:(?<digits>\d{1,2})(?<behind>[、．）]|[.)](?=\u00a0))|[（(](?<enclosed>\d{1,2})[)）]|(?<circled>[①-⑳])|(?<letter>[a-z])(?<closing>[.)])(?= ))[ \u00a0\t]*(?=\S)/u;

/** An item whose marker is text in Markdown. */
interface Item {
  readonly line: number;
  readonly indent: number;
  /** The style of the number and its column, which all items of a list share. */
  readonly style: string;
  readonly number: number;
  readonly length: number;
}

function itemOf(text: string, line: number): Item | null {
  const match = marker.exec(text);
  if (!match) return null;
  const { space, digits, behind, enclosed, circled, letter, closing } = match.groups as Record<string, string>;
  const offset = circled ? circled.charCodeAt(0) - 0x245f : letter ? letter.charCodeAt(0) - 0x60 : 0;
  const style = behind ?? (enclosed ? '(1)' : circled ? '①' : `a${closing}`);
  const indent = space!.length;
  const number = Number(digits ?? enclosed ?? offset);
  return { line, indent, style: `${indent} ${style}`, number, length: match[0].length };
}

/**
 * Rewrites `1、`, `（1）`, `①` and `a.` at the beginning of lines as items of ordered lists. Only consecutive numbers below
 * one heading count, and none in the column of a Markdown list, of which they would become items.
 */
function listEnumerations(lines: readonly MarkupLine[]): MarkupLine[] {
  const written = [...lines];
  const fences = new FenceState();
  const lists = new Map<string, Item[]>();
  const columnsOfLists = new Set<number>();
  const endSection = () => {
    const items = [...lists.values()].filter((list) => list.length > 1).flat();
    for (const { line, indent, number, length } of items)
      if (!columnsOfLists.has(indent))
        written[line] = withText(lines[line]!, `${' '.repeat(indent)}${number}. ${lines[line]!.text.slice(length)}`);
    lists.clear();
    columnsOfLists.clear();
  };
  for (const [index, { text }] of lines.entries()) {
    if (fences.takes(text)) continue;
    if (/^ {0,3}#{1,6}\s/.test(text)) endSection();
    const markdown = /^( *)\d{1,9}[.)][ \t]/.exec(text);
    if (markdown) columnsOfLists.add(markdown[1]!.length);
    const item = itemOf(text, index);
    if (!item) continue;
    const list = lists.get(item.style) ?? [];
    if (item.number !== (list.at(-1)?.number ?? 0) + 1) continue;
    list.push(item);
    lists.set(item.style, list);
  }
  endSection();
  return written;
}

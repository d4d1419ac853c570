import type { Nodes, Root } from 'mdast';
import type { LineIndex } from '../lines.js';
import { visit } from '../tree.js';
import { htmlAsMarkdown, isHtmlDocument } from './html-page.js';
import { FenceState, type MarkupLine, markupLines, mayHoldTabs, unindentTabs, withText } from './line.js';

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

const circled = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳';
const mark = new RegExp(
  `^( *)(?:(\\d{1,2})(、|．|）|\\.(?=\\u00a0)|\\)(?=\\u00a0))|([（(])(\\d{1,2})[)）]|([${circled}])|([a-z])([.)])(?= ))[ \\u00a0\\t]*(?=\\S)`,
  'u',
);
const heading = /^ {0,3}#{1,6}\s/;

/** What a second number begins with: looking for it costs nothing in the many documents that have none. */
const seconds = ['2、', '2．', '2）', '(2)', '（2', '②', '2.\u00a0', '2)\u00a0', 'b. ', 'b) '];
const lineWithSecond = /^ *(?:2[、．）]|2[.)]\u00a0|[（(]2[)）]|②|b[.)] )/m;

export const mayEnumerate = (text: string): boolean =>
  seconds.some((second) => text.includes(second)) && lineWithSecond.test(text);

interface Mark {
  /** Lists of one kind: how the number is written, and in which column. */
  readonly kind: string;
  readonly number: number;
  readonly length: number;
  readonly indent: number;
}

function markOf(text: string): Mark | null {
  const match = mark.exec(text);
  if (!match) return null;
  const [whole, space = '', digits, behind, , bracketed, circle, letter, closing] = match;
  const number = Number(
    digits ?? bracketed ?? (circle ? circled.indexOf(circle) + 1 : (letter?.charCodeAt(0) ?? 0) - 96),
  );
  const kind = digits ? `1${behind}` : bracketed ? '(1)' : circle ? '①' : `a${closing}`;
  return { kind: `${space.length}${kind}`, number, length: whole.length, indent: space.length };
}

const ordinary = /^( *)\d{1,9}[.)]\s/;

/**
 * `1、`, `（1）`, `①` and `a.` at the beginning of lines as the ordered lists that they are. Only numbers that follow each other below one
 * heading count, and none beside a list of Markdown in the same column, whose items they would become.
 */
export function listEnumerations(lines: readonly MarkupLine[]): MarkupLine[] {
  const written = [...lines];
  const fences = new FenceState();
  let runs = new Map<string, number[]>();
  let taken = new Set<number>();
  const settle = () => {
    for (const [kind, places] of runs)
      if (places.length > 1 && !taken.has(Number.parseInt(kind, 10))) rewrite(written, places);
    runs = new Map();
    taken = new Set();
  };
  for (const [index, { text }] of lines.entries()) {
    if (fences.takes(text)) continue;
    if (heading.test(text)) settle();
    const item = ordinary.exec(text);
    if (item) taken.add(item[1]!.length);
    const found = markOf(text);
    if (!found) continue;
    const places = runs.get(found.kind) ?? [];
    const last = places.length > 0 ? markOf(lines[places.at(-1)!]!.text)!.number : 0;
    if (found.number !== last + 1 || (found.number > 1 && places.length === 0)) continue;
    runs.set(found.kind, [...places, index]);
  }
  settle();
  return written;
}

function rewrite(lines: MarkupLine[], places: readonly number[]): void {
  for (const place of places) {
    const line = lines[place]!;
    const { number, length, indent } = markOf(line.text)!;
    lines[place] = withText(line, `${' '.repeat(indent)}${number}. ${line.text.slice(length)}`);
  }
}

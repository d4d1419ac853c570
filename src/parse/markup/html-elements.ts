import { lineAt, type MarkupLine } from './line.js';

/** Lists in lists that are told apart: each indents all that it holds. */
const deepestList = 12;

/** The lists of HTML that are open at a place. */
export class HtmlLists {
  readonly #lists: { readonly ordered: boolean; count: number }[] = [];
  /** Lists that are open in the deepest one that is told apart. */
  #deeper = 0;

  open(ordered: boolean): void {
    if (this.#lists.length < deepestList) this.#lists.push({ ordered, count: 0 });
    else this.#deeper++;
  }

  close(): void {
    if (this.#deeper > 0) this.#deeper--;
    else this.#lists.pop();
  }

  closeAll(): void {
    this.#lists.length = 0;
    this.#deeper = 0;
  }

  /** The mark of the next item of the innermost list; outside of any, that of a bullet. */
  nextMark(): string {
    if (this.#lists.length === 0) this.open(false);
    const list = this.#lists.at(-1)!;
    list.count++;
    return list.ordered ? `${list.count}. ` : '- ';
  }

  /** What stands in a list is indented by it. */
  indent(): string {
    return indentOf(this.#lists);
  }

  /** The first line of an item is indented by the lists around its own. */
  indentOfItem(): string {
    return indentOf(this.#lists.slice(0, -1));
  }
}

function indentOf(lists: readonly { readonly ordered: boolean; readonly count: number }[]): string {
  return lists.map(({ ordered, count }) => ' '.repeat(ordered ? `${count}. `.length : 2)).join('');
}

interface Row {
  readonly cells: string[];
  readonly from: number;
  to: number;
}

/** A table of HTML, row by row. */
export class HtmlTable {
  readonly #rows: Row[] = [];

  openRow(at: number): void {
    this.#rows.push({ cells: [], from: at, to: at });
  }

  addCell(text: string): void {
    this.#rows.at(-1)?.cells.push(text.replace(/\s+/g, ' ').trim());
  }

  closeRow(at: number): void {
    const row = this.#rows.at(-1);
    if (row) row.to = at;
  }

  /** Its rows as a table of Markdown, the first one above the rule. */
  lines(indent: string): MarkupLine[] {
    const lines: MarkupLine[] = [];
    for (const [index, { cells, from, to }] of this.#rows.entries()) {
      lines.push(lineAt(`${indent}| ${cells.join(' | ')} |`, from, to));
      if (index === 0) lines.push(lineAt(`${indent}|${' --- |'.repeat(Math.max(1, cells.length))}`, to, to));
    }
    return lines;
  }
}

/** Characters of `<pre>` in which an element around its code names the language. */
const languageWithin = 200;

/** The language that `<pre>`, or `<code>` at its beginning, names; empty when none does. */
export function languageOf(pre: string, content: string): string {
  const said = pre + content.slice(0, languageWithin);
  return /(?:lang(?:uage)?-|brush:\s*)([\w+-]{1,20})/i.exec(said)?.[1] ?? '';
}

/** The content of `<pre>` that stands in a cell, on one line. */
export function codeInCell(content: string): string {
  const text = decoded(content.replace(/<[^<>]*>/g, ''));
  return ` \`${text.trim().replace(/\s+/g, ' ')}\` `;
}

/** The lines of code in `<pre>`, which keep their places; `start` is the offset of its content. */
export function codeLines(content: string, start: number, indent: string): MarkupLine[] {
  const lines: MarkupLine[] = [];
  let at = start;
  for (const line of content.replace(/\s+$/, '').split('\n')) {
    const text = decoded(line.replace(/<\/?(?:code|span|b|strong|em|i|font|a|br)\b[^<>]*>/gi, '')).trimEnd();
    const lead = line.length - line.replace(/^(?:<[^<>]*>)+/, '').length;
    if (text || at > start)
      lines.push({ text: indent + text, at: at + lead - indent.length, from: at, to: at + line.length });
    at += line.length + 1;
  }
  return lines;
}

const entities: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['rarr', '→'],
]);

/** The characters that entities of HTML stand for; those it does not know stay as they are. */
export function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}));/gi, (whole, number, hex, name) => {
    if (name) return entities.get(name.toLowerCase()) ?? whole;
    const code = Number.parseInt(number ?? hex, number ? 10 : 16);
    return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : whole;
  });
}

/** What would be a mark in Markdown and is a character in HTML. */
export const escaped = (text: string): string => text.replace(/[\\`*_[\]<>|#~]/g, '\\$&');

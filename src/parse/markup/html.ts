import type { MarkupLine } from './line.js';

const opening = /^\s*<(?:!doctype html|html|head|body|h[1-6]|div|section|article|main|p|ul|ol|table)(?=[\s>])/i;

const wholePage = /^\s*<(?:!doctype html|html|head|body)(?=[\s>])/i;

/** Whether a whole document is HTML, as wikis and help centres export it: nothing in it is set off by Markdown. */
export function isHtmlDocument(text: string): boolean {
  const start = text.slice(0, 400);
  if (!opening.test(start) || !/<\/(?:h[1-6]|li|p|td)>/i.test(text)) return false;
  return wholePage.test(start) || !/^(?:#{1,6} |```|~~~)/m.test(text);
}

/** The elements of a document of HTML as the Markdown that says the same; its code keeps its place, the rest its line. */
export function htmlAsMarkdown(source: string): MarkupLine[] {
  const writer = new MarkdownWriter(source);
  const end = source.length;
  let at = 0;
  while (at < end) {
    const open = source.indexOf('<', at);
    if (open < 0) break;
    writer.text(at, open);
    const close = source.startsWith('<!--', open) ? source.indexOf('-->', open) + 2 : source.indexOf('>', open);
    if (close < open + 1) return writer.finish(open);
    at = writer.tag(source.slice(open + 1, close), open, close + 1);
  }
  return writer.finish(Math.min(at, end));
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

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}));/gi, (whole, number, hex, name) => {
    if (name) return entities.get(name.toLowerCase()) ?? whole;
    const code = Number.parseInt(number ?? hex, number ? 10 : 16);
    return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : whole;
  });
}

/** What would be a mark in Markdown and is a character in HTML. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>|#~]/g, '\\$&');

const blocks =
  /^\/?(?:p|div|section|article|main|header|footer|blockquote|details|summary|dl|dt|dd|figure|tbody|thead|body|html)$/;
const skipped = /^(?:script|style|head|title|svg|nav)$/;

/** Lists in lists that are told apart: each indents all that it holds. */
const deepestList = 12;

class MarkdownWriter {
  readonly #lines: MarkupLine[] = [];
  readonly #lists: { ordered: boolean; count: number }[] = [];
  #line = '';
  /** Whether the line has a text by now: looking at it each time costs its length. */
  #says = false;
  #mark = '';
  #from = 0;
  #code = false;
  #link = '';
  /** Lists that are open in the deepest one that is told apart. */
  #deeper = 0;
  #lowerCase: string | null = null;
  #table: { rows: { cells: string[]; from: number; to: number }[] } | null = null;

  constructor(private readonly source: string) {}

  text(from: number, to: number): void {
    if (from >= to) return;
    const plain = decoded(this.source.slice(from, to).replace(/\s+/g, ' '));
    const shown = this.#code ? plain.replaceAll('`', "'") : escaped(plain);
    if (!this.#says) this.#from = from;
    this.#says ||= shown.trim() !== '';
    this.#line += shown;
  }

  /** Takes a tag; gives the offset to go on at. */
  tag(inside: string, start: number, next: number): number {
    const name = /^\/?[a-z][a-z\d]*/i.exec(inside)?.[0].toLowerCase() ?? '';
    if (name === 'pre') return this.pre(inside, start, next);
    if (skipped.test(name)) return this.behind(name, next);
    if (this.#table) this.cell(name, start);
    if (/^\/?(?:code|kbd|tt|samp)$/.test(name)) this.inlineCode(name);
    else if (/^\/?(?:b|strong)$/.test(name)) this.#line += '**';
    else if (name === 'a') this.link(inside);
    else if (name === '/a') this.endLink();
    else if (name === 'br') this.lineBreak(start);
    else if (!this.#table) this.block(name, start);
    return next;
  }

  finish(end: number): MarkupLine[] {
    this.text(end, this.source.length);
    this.endTable(this.source.length);
    this.paragraph(this.source.length);
    return this.#lines;
  }

  private block(name: string, at: number): void {
    if (/^h[1-6]$/.test(name)) {
      this.paragraph(at);
      this.#lists.length = 0;
      this.#deeper = 0;
      this.#mark = `${'#'.repeat(Number(name[1]))} `;
    } else if (/^\/h[1-6]$/.test(name) || blocks.test(name)) this.paragraph(at);
    else if (name === 'ul' || name === 'ol') {
      this.paragraph(at);
      if (this.#lists.length < deepestList) this.#lists.push({ ordered: name === 'ol', count: 0 });
      else this.#deeper++;
    } else if (name === '/ul' || name === '/ol') {
      this.paragraph(at);
      if (this.#deeper > 0) this.#deeper--;
      else this.#lists.pop();
    } else if (name === 'li') this.item(at);
    else if (name === '/li') this.paragraph(at);
    else if (name === 'table') {
      this.paragraph(at);
      this.#table = { rows: [] };
    }
  }

  private item(at: number): void {
    this.paragraph(at);
    if (this.#lists.length === 0) this.#lists.push({ ordered: false, count: 0 });
    const list = this.#lists.at(-1)!;
    list.count++;
    this.#mark = list.ordered ? `${list.count}. ` : '- ';
  }

  /** What stands in a list is indented by it; an item's own first line by the lists around it. */
  private indent(depth: number): string {
    return this.#lists
      .slice(0, depth)
      .map(({ ordered, count }) => ' '.repeat(ordered ? `${count}. `.length : 2))
      .join('');
  }

  private paragraph(at: number): void {
    const text = this.#line.trim().replace(/\*\*\s*\*\*/g, '');
    this.#line = '';
    this.#says = false;
    this.#code = false;
    const isItem = /^(?:- |\d+\. )$/.test(this.#mark);
    if (!text) return;
    const prefix = this.indent(this.#lists.length - (isItem ? 1 : 0)) + this.#mark;
    this.#mark = '';
    for (const [index, line] of text.split('\n').entries())
      this.write((index === 0 ? prefix : ' '.repeat(prefix.length)) + line.trim(), this.#from, at);
    this.write('', at, at);
  }

  private write(text: string, from: number, to: number): void {
    this.#lines.push({ text, at: from, from, to: Math.max(from, to) });
  }

  private inlineCode(name: string): void {
    if (name.startsWith('/') === this.#code) this.#line += '`';
    this.#code = !name.startsWith('/');
  }

  private link(inside: string): void {
    const href = /\shref\s*=\s*["']([^"'\s()<>]{1,500})["']/i.exec(inside)?.[1] ?? '';
    this.#link = decoded(href);
    if (this.#link) this.#line += '[';
  }

  private endLink(): void {
    if (this.#link) this.#line += `](${this.#link})`;
    this.#link = '';
  }

  private lineBreak(at: number): void {
    if (this.#table) this.#line += ' ';
    else if (!this.#says) this.#from = at;
    else this.#line += '\n';
  }

  private behind(name: string, next: number): number {
    this.#lowerCase ??= this.source.toLowerCase();
    const end = this.#lowerCase.indexOf(`</${name}`, next);
    return end < 0 ? this.source.length : end;
  }

  private pre(inside: string, start: number, next: number): number {
    this.paragraph(start);
    const close = this.source.indexOf('</pre', next);
    const end = close < 0 ? this.source.length : close;
    const raw = this.source.slice(next, end);
    const language = /(?:lang(?:uage)?-|brush:\s*)([\w+-]{1,20})/i.exec(inside + raw.slice(0, 200))?.[1] ?? '';
    if (this.#table) {
      this.#line += ` \`${decoded(raw.replace(/<[^<>]*>/g, ''))
        .trim()
        .replace(/\s+/g, ' ')}\` `;
      return end;
    }
    // An item that begins with code has its mark on a line of its own.
    if (this.#mark) this.write(this.indent(this.#lists.length - 1) + this.#mark.trimEnd(), start, next);
    this.#mark = '';
    const indent = this.indent(this.#lists.length);
    this.write(`${indent}\`\`\`${language}`, start, next);
    let at = next;
    for (const line of raw.replace(/\s+$/, '').split('\n')) {
      const text = decoded(line.replace(/<\/?(?:code|span|b|strong|em|i|font|a|br)\b[^<>]*>/gi, '')).trimEnd();
      const lead = line.length - line.replace(/^(?:<[^<>]*>)+/, '').length;
      if (text || at > next)
        this.#lines.push({ text: indent + text, at: at + lead - indent.length, from: at, to: at + line.length });
      at += line.length + 1;
    }
    this.write(`${indent}\`\`\``, end, end);
    this.write('', end, end);
    return end;
  }

  private cell(name: string, at: number): void {
    const table = this.#table!;
    if (name === 'tr') table.rows.push({ cells: [], from: at, to: at });
    else if (name === 'td' || name === 'th') this.#line = '';
    else if (name === '/td' || name === '/th') {
      table.rows.at(-1)?.cells.push(this.#line.replace(/\s+/g, ' ').trim());
      this.#line = '';
    } else if (name === '/tr' && table.rows.length > 0) table.rows.at(-1)!.to = at;
    else if (name === '/table') this.endTable(at);
  }

  private endTable(at: number): void {
    if (!this.#table) return;
    const { rows } = this.#table;
    this.#table = null;
    this.#line = '';
    const indent = this.indent(this.#lists.length);
    for (const [index, { cells, from, to }] of rows.entries()) {
      this.write(`${indent}| ${cells.join(' | ')} |`, from, to);
      if (index === 0) this.write(`${indent}|${' --- |'.repeat(Math.max(1, cells.length))}`, to, to);
    }
    this.write('', at, at);
  }
}

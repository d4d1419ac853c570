import { codeInCell, codeLines, decoded, escaped, HtmlLists, HtmlTable, languageOf } from './html-elements.js';
import { lineAt, type MarkupLine } from './line.js';

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

const blocks =
  /^\/?(?:p|div|section|article|main|header|footer|blockquote|details|summary|dl|dt|dd|figure|tbody|thead|body|html)$/;
const skipped = /^(?:script|style|head|title|svg|nav)$/;

class MarkdownWriter {
  readonly #lines: MarkupLine[] = [];
  readonly #lists = new HtmlLists();
  #line = '';
  /** Whether the line has a text by now: looking at it each time costs its length. */
  #says = false;
  #mark = '';
  #from = 0;
  #code = false;
  #link = '';
  #lowerCase: string | null = null;
  #table: HtmlTable | null = null;

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
      this.#lists.closeAll();
      this.#mark = `${'#'.repeat(Number(name[1]))} `;
    } else if (/^\/h[1-6]$/.test(name) || blocks.test(name)) this.paragraph(at);
    else if (name === 'ul' || name === 'ol') {
      this.paragraph(at);
      this.#lists.open(name === 'ol');
    } else if (name === '/ul' || name === '/ol') {
      this.paragraph(at);
      this.#lists.close();
    } else if (name === 'li') {
      this.paragraph(at);
      this.#mark = this.#lists.nextMark();
    } else if (name === '/li') this.paragraph(at);
    else if (name === 'table') {
      this.paragraph(at);
      this.#table = new HtmlTable();
    }
  }

  private paragraph(at: number): void {
    const text = this.#line.trim().replace(/\*\*\s*\*\*/g, '');
    this.#line = '';
    this.#says = false;
    this.#code = false;
    const isItem = /^(?:- |\d+\. )$/.test(this.#mark);
    if (!text) return;
    const prefix = (isItem ? this.#lists.indentOfItem() : this.#lists.indent()) + this.#mark;
    this.#mark = '';
    for (const [index, line] of text.split('\n').entries())
      this.write((index === 0 ? prefix : ' '.repeat(prefix.length)) + line.trim(), this.#from, at);
    this.write('', at, at);
  }

  private write(text: string, from: number, to: number): void {
    this.#lines.push(lineAt(text, from, to));
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

  /** Where an element ends whose content is no markup. */
  private behind(name: string, next: number): number {
    this.#lowerCase ??= this.source.toLowerCase();
    const end = this.#lowerCase.indexOf(`</${name}`, next);
    return end < 0 ? this.source.length : end;
  }

  private pre(inside: string, start: number, next: number): number {
    this.paragraph(start);
    const end = this.behind('pre', next);
    const raw = this.source.slice(next, end);
    if (this.#table) {
      this.#line += codeInCell(raw);
      return end;
    }
    // An item that begins with code has its mark on a line of its own.
    if (this.#mark) this.write(this.#lists.indentOfItem() + this.#mark.trimEnd(), start, next);
    this.#mark = '';
    const indent = this.#lists.indent();
    this.write(`${indent}\`\`\`${languageOf(inside, raw)}`, start, next);
    for (const line of codeLines(raw, next, indent)) this.#lines.push(line);
    this.write(`${indent}\`\`\``, end, end);
    this.write('', end, end);
    return end;
  }

  private cell(name: string, at: number): void {
    const table = this.#table!;
    if (name === 'tr') table.openRow(at);
    else if (name === 'td' || name === 'th') this.#line = '';
    else if (name === '/td' || name === '/th') {
      table.addCell(this.#line);
      this.#line = '';
    } else if (name === '/tr') table.closeRow(at);
    else if (name === '/table') this.endTable(at);
  }

  private endTable(at: number): void {
    if (!this.#table) return;
    const lines = this.#table.lines(this.#lists.indent());
    this.#table = null;
    this.#line = '';
    for (const line of lines) this.#lines.push(line);
    this.write('', at, at);
  }
}

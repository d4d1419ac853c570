import type { AlignType, Heading, ListItem, Paragraph, PhrasingContent } from 'mdast';
import { Content, type ContentLine } from './content.js';
import { HandOver } from './hand-over.js';
import { htmlStart } from './html-blocks.js';
import { parseInlines } from './inlines.js';
import { type Leaf, type Line, pointOf, positionOf, type Taken } from './leaf.js';
import { fenceSize, headingLevel, isSpace, isThematicBreak, skipSpaces, underlineLevel } from './starts.js';
import { delimiterRow, headCellCount } from './table-rows.js';

/** A line of a paragraph, from where its own text begins. */
interface Row {
  readonly line: Line;
  readonly at: number;
  /** It cannot be the first of a table: it is lazy, or too far in. */
  readonly isBarred: boolean;
  readonly isDeep: boolean;
}

/** Whether a block begins here that ends a table, or a paragraph too when it interrupts. */
export function startsBlock(text: string, at: number, end: number, interrupts: boolean, isLazy = false): boolean {
  const code = text.charCodeAt(at);
  if (code === 35) return headingLevel(text, at, end) > 0;
  if (code === 96 || code === 126) return fenceSize(text, at, end) > 0;
  if (code === 42 || code === 45 || code === 95) return isThematicBreak(text, at, end);
  if (code !== 60) return false;
  const html = htmlStart(text, at, end);
  if (html && !html.interrupts && interrupts && isLazy) throw new HandOver('a tag alone in a lazy line');
  return html !== null && (html.interrupts || !interrupts);
}

/** Lines that become a paragraph, a heading when they are underlined, or the head of a table. */
export class ParagraphLeaf implements Leaf {
  readonly isConcrete = false;
  readonly isInterrupted = true;
  readonly #rows: Row[];
  /** What it has become when its last line is taken; a table goes on. */
  node: Paragraph | Heading | null = null;
  table: { readonly head: Line; readonly start: number; readonly align: AlignType[] } | null = null;

  constructor(
    private readonly text: string,
    line: Line,
    at: number,
    /** The item that it begins, which a mark in brackets makes a task. */
    private readonly item: ListItem | null,
    isBarred: boolean,
  ) {
    this.#rows = [{ line, at, isBarred, isDeep: false }];
  }

  take(line: Line, at: number, isLazy: boolean): Taken {
    const { text } = this;
    const { end } = line;
    const start = skipSpaces(text, at, end);
    if (start === end || isSpace(text.charCodeAt(start))) return 'no';
    const isDeep = start - at > 3;
    if (!isDeep) {
      if (!isLazy && this.#becomesTable(line, start)) return 'last';
      const level = isLazy ? 0 : underlineLevel(text, start, end);
      if (level > 0) {
        const [first] = this.#rows;
        const position = positionOf(first!.line, first!.at, line, end);
        this.node = { type: 'heading', depth: level as 1 | 2, children: this.#inlines(first!.at), position };
        return 'last';
      }
      if (startsBlock(text, start, end, true, isLazy)) return 'no';
    }
    this.#rows.push({ line, at, isBarred: isLazy, isDeep });
    return 'yes';
  }

  finish(): boolean {
    const rows = this.#rows;
    if (rows.length === 0) return false;
    const [first] = rows;
    const last = rows.at(-1)!;
    const paragraph: Paragraph = {
      type: 'paragraph',
      children: [],
      position: positionOf(first!.line, first!.at, last.line, last.line.end),
    };
    this.node = paragraph;
    const start = first!.at;
    const mark = this.item && this.text[start] === '[' ? this.text.slice(start, start + 5) : '';
    const task = /^\[([ xX\t])\]([ \t\n]|$)/.exec(mark);
    if (mark[1] === '\n' && rows.length > 1) throw new HandOver('an odd task');
    if (!task) {
      paragraph.children = this.#inlines(start);
      return false;
    }
    this.#finishTask(paragraph, task[1]!);
    return false;
  }

  #finishTask(paragraph: Paragraph, mark: string): void {
    const first = this.#rows[0]!;
    if (!/^\[[ xX]\] +[^ \t]/.test(this.text.slice(first.at, first.line.end))) throw new HandOver('an odd task');
    this.item!.checked = mark !== ' ';
    const children = this.#inlines(first.at + 3);
    const head = children[0]!;
    if (head.type === 'text') {
      head.value = head.value.slice(1);
      if (head.value === '') children.shift();
      else {
        const start = pointOf(first.line, first.at + 4);
        head.position!.start = start;
        paragraph.position!.start = { ...start };
      }
    }
    paragraph.children = children;
  }

  /** The line under the last one so far is that of a table: what comes before its head stays a paragraph. */
  #becomesTable(line: Line, start: number): boolean {
    const code = this.text.charCodeAt(start);
    if (code !== 124 && code !== 45 && code !== 58) return false;
    const head = this.#rows.at(-1)!;
    if (head.isDeep) return false;
    const align = delimiterRow(this.text, start, line.end);
    if (!align) return false;
    const from = skipSpaces(this.text, head.at, head.line.end);
    if (headCellCount(this.text, from, head.line.end) !== align.length) return false;
    // A tag alone is no table's head, though it does not interrupt a paragraph.
    if (this.#rows.length > 1 && this.text.charCodeAt(from) === 60) throw new HandOver('a tag where a table begins');
    if (head.isBarred) throw new HandOver('a table that begins lazily');
    this.#rows.pop();
    if (this.#rows.length > 0) this.finish();
    this.table = { head: head.line, start: from, align };
    return true;
  }

  #inlines(start: number): PhrasingContent[] {
    const content = this.#content(start);
    if (content.text.startsWith('[') && content.text.includes(']:')) throw new HandOver('a definition', true);
    return parseInlines(content);
  }

  #content(start: number): Content {
    const { text } = this;
    const rows = this.#rows;
    const first = rows[0]!.line;
    const place = { at: 0, line: first.number, offset: start, lineStart: first.start };
    if (rows.length === 1) return new Content(text.slice(start, first.end), [place], true);
    const lines: ContentLine[] = [place];
    const isWhole = rows.every(({ line, at }, index) => index === 0 || at === line.start);
    let value = text.slice(start, first.end);
    for (const { line, at } of rows.slice(1)) {
      lines.push({ at: value.length + 1, line: line.number, offset: at, lineStart: line.start });
      value += `\n${text.slice(at, line.end)}`;
    }
    return new Content(value, lines, isWhole);
  }
}

import type { Blockquote, Heading, List, ListItem, Root, RootContent, ThematicBreak } from 'mdast';
import { FencedCode, IndentedCode } from './code-blocks.js';
import { Content } from './content.js';
import { ContainerEvents } from './events.js';
import { HandOver } from './hand-over.js';
import { htmlStart } from './html-blocks.js';
import { HtmlLeaf } from './html-leaf.js';
import { parseInlines } from './inlines.js';
import { type Leaf, type Line, pointOf, positionOf } from './leaf.js';
import { ParagraphLeaf } from './paragraph.js';
import type { Point } from './points.js';
import { fenceSize, headingLevel, isSpace, isThematicBreak, itemMark, skipSpaces } from './starts.js';
import { TableLeaf } from './table-leaf.js';

interface QuoteFrame {
  readonly kind: 'quote';
  readonly node: Blockquote;
}

interface ListFrame {
  readonly kind: 'list';
  readonly node: List;
  readonly marker: string;
  item: ListItem;
  /** Indent of what belongs to the item. */
  indent: number;
  /** The item began with a blank line, and nothing has followed yet. */
  beginsBlank: boolean;
  /** Another blank line followed: nothing more belongs to the item. */
  isLost: boolean;
}

type Frame = QuoteFrame | ListFrame;

const maxDepth = 40;

/** Builds the blocks of a document line by line: quotes and lists first, then what stands in them. */
export class BlockParser {
  readonly #frames: Frame[] = [];
  readonly #events = new ContainerEvents();
  #leaf: Leaf | null = null;
  #node: RootContent | null = null;
  /** Index of the last line break among the events. */
  #lastBreak = 0;
  /** Blank lines that are code when more of it follows. */
  #blanks: number[] = [];
  #interrupts = false;

  constructor(
    private readonly text: string,
    private readonly root: Root,
  ) {}

  /** No block is open: what has been read so far does not matter to what follows. */
  get isClosed(): boolean {
    return this.#frames.length === 0 && this.#leaf === null;
  }

  /** Reads a line, which has a line break unless it is the last. */
  read(line: Line, hasBreak: boolean): void {
    if (this.#frames.length === 0) {
      this.#events.clear();
      this.#readBehind(line, line.start, 0, 0, hasBreak);
      return;
    }
    const mark = this.#events.length;
    this.#interrupts = false;
    let at = line.start;
    let depth = 0;
    for (; depth < this.#frames.length; depth++) {
      const frame = this.#frames[depth]!;
      const next = frame.kind === 'quote' ? this.#quoteGoesOn(line, at) : this.#listGoesOn(frame, line, at);
      if (next >= 0) {
        at = next;
        continue;
      }
      if (frame.kind === 'quote') break;
      const item = this.#nextItem(frame, line, at, depth, mark);
      if (item < 0) break;
      this.#readContainers(line, item, hasBreak);
      return;
    }
    this.#readBehind(line, at, depth, mark, hasBreak);
  }

  /** The document has ended. */
  end(last: Point, hasBreak: boolean): void {
    // The end of the document is no line of a quote.
    const isLazy = this.#frames.some(({ kind }) => kind === 'quote');
    this.#finishLeaf(hasBreak && !isLazy ? last : null);
    this.#exitTo(0, last);
  }

  #quoteGoesOn(line: Line, at: number): number {
    const start = skipSpaces(this.text, at, line.end);
    if (start - at > 3 || start >= line.end || this.text.charCodeAt(start) !== 62) return -1;
    this.#space(line, at, start);
    return this.#quoteMark(line, start);
  }

  #quoteMark(line: Line, start: number): number {
    this.#events.add('quote-mark', pointOf(line, start));
    const behind = this.text.charCodeAt(start + 1);
    if (behind === 9 && start + 1 < line.end) throw new HandOver('a tab behind the mark of a quote');
    return behind === 32 && start + 1 < line.end ? start + 2 : start + 1;
  }

  #listGoesOn(frame: ListFrame, line: Line, at: number): number {
    const start = skipSpaces(this.text, at, line.end);
    const isBlank = start === line.end || isSpace(this.text.charCodeAt(start));
    if (isBlank) {
      frame.isLost ||= frame.beginsBlank;
      const next = Math.min(start, at + frame.indent);
      if (start < line.end && next < at + frame.indent && this.#leaf) throw new HandOver('a tab in a blank line');
      this.#space(line, at, next);
      return next;
    }
    const isLost = frame.isLost;
    frame.isLost = false;
    frame.beginsBlank = false;
    if (isLost || start - at < frame.indent) return -1;
    this.#space(line, at, at + frame.indent);
    return at + frame.indent;
  }

  /** Offset of the content of the list's next item, or -1 when none begins here. */
  #nextItem(frame: ListFrame, line: Line, at: number, depth: number, mark: number): number {
    const start = skipSpaces(this.text, at, line.end);
    if (start - at > 3) return -1;
    const isOrdered = frame.node.ordered === true;
    const code = this.text.charCodeAt(start);
    if (isOrdered !== (code >= 48 && code <= 57)) return -1;
    const item = itemMark(this.text, start, line.end, false);
    if (item?.marker !== frame.marker) return -1;
    const next = pointOf(line, line.start);
    this.#finishLeaf(next);
    const prefix = this.#events.takeFrom(mark);
    this.#exitTo(depth + 1, next);
    this.#events.putBack(prefix);
    this.#space(line, at, start);
    this.#startItem(frame, line, start, item.content);
    frame.indent = start - at + item.width;
    frame.beginsBlank = item.isBlank;
    return item.content;
  }

  #startItem(frame: ListFrame, line: Line, start: number, content: number): void {
    const position = positionOf(line, start, line, start);
    frame.item = { type: 'listItem', spread: false, checked: null, children: [], position };
    frame.node.children.push(frame.item);
    this.#events.addItem(pointOf(line, start), pointOf(line, content), frame.item);
  }

  /** Reads what stands behind the quotes and indents of the first `depth` open blocks. */
  #readBehind(line: Line, at: number, depth: number, mark: number, hasBreak: boolean): void {
    const isWhole = depth === this.#frames.length;
    if (isWhole && this.#leaf?.isConcrete) {
      this.#readLeaf(line, at, false, depth, mark, hasBreak);
      return;
    }
    this.#interrupts = isWhole && this.#leaf?.isInterrupted === true;
    if (this.#startsContainer(line, at)) {
      this.#finishLeaf(pointOf(line, line.start));
      this.#exitTo(depth, pointOf(line, at));
      this.#readContainers(line, at, hasBreak);
      return;
    }
    this.#readLeaf(line, at, !isWhole, depth, mark, hasBreak);
  }

  #startsContainer(line: Line, at: number): boolean {
    const code = this.text.charCodeAt(at);
    // Most lines begin with a letter.
    if (code > 64 || at >= line.end) return false;
    const start = skipSpaces(this.text, at, line.end);
    if (start - at > 3 || start >= line.end) return false;
    return this.text.charCodeAt(start) === 62 || itemMark(this.text, start, line.end, this.#interrupts) !== null;
  }

  /** Opens the quotes and lists that begin at `from`, and reads what stands in them. */
  #readContainers(line: Line, from: number, hasBreak: boolean): void {
    let at = from;
    while (this.#startsContainer(line, at)) {
      if (this.#frames.length >= maxDepth) throw new HandOver('quotes and lists too deep');
      const start = skipSpaces(this.text, at, line.end);
      this.#space(line, at, start);
      at = this.text.charCodeAt(start) === 62 ? this.#openQuote(line, start) : this.#openList(line, at, start);
    }
    this.#readLeaf(line, at, false, this.#frames.length, this.#events.length, hasBreak);
  }

  #openQuote(line: Line, start: number): number {
    const node: Blockquote = { type: 'blockquote', children: [], position: positionOf(line, start, line, start) };
    this.#append(node);
    this.#frames.push({ kind: 'quote', node });
    this.#events.enter(pointOf(line, start), node);
    return this.#quoteMark(line, start);
  }

  #openList(line: Line, at: number, start: number): number {
    const mark = itemMark(this.text, start, line.end, this.#interrupts)!;
    const position = positionOf(line, start, line, start);
    const ordered = mark.number !== null;
    const node: List = { type: 'list', ordered, start: mark.number, spread: false, children: [], position };
    this.#append(node);
    this.#events.enter(pointOf(line, start), node);
    const frame: ListFrame = {
      kind: 'list',
      node,
      marker: mark.marker,
      item: undefined as unknown as ListItem,
      indent: start - at + mark.width,
      beginsBlank: mark.isBlank,
      isLost: false,
    };
    this.#startItem(frame, line, start, mark.content);
    this.#frames.push(frame);
    return mark.content;
  }

  /** Gives the rest of a line to the open leaf, or begins another. */
  #readLeaf(line: Line, at: number, isLazy: boolean, depth: number, mark: number, hasBreak: boolean): void {
    if (!hasBreak && at >= line.end) {
      // Nothing is left of the last line.
      this.#finishLeaf(isLazy ? null : pointOf(line, line.start));
      return;
    }
    if (this.#leaf) {
      if (!this.#leaf.isConcrete) this.#watchFootnotes(line, at);
      const taken = this.#leaf.take(line, at, isLazy);
      if (taken !== 'no') {
        this.#afterTaken(taken, line, at, hasBreak);
        return;
      }
      this.#finishLeaf(null);
    }
    if (isLazy) {
      const prefix = this.#events.takeFrom(mark);
      this.#exitTo(depth, pointOf(line, line.start));
      this.#events.putBack(prefix);
    }
    const start = skipSpaces(this.text, at, line.end);
    if (start === line.end || isSpace(this.text.charCodeAt(start))) {
      this.#space(line, at, line.end);
      this.#break(line, 'blank', hasBreak);
      return;
    }
    this.#startLeaf(line, at, start, isLazy);
    this.#space(line, at, start);
    this.#content(line, start, hasBreak);
  }

  #afterTaken(taken: 'yes' | 'blank' | 'last', line: Line, at: number, hasBreak: boolean): void {
    if (taken === 'blank') {
      this.#blanks.push(this.#events.length);
      this.#break(line, 'blank', hasBreak);
      return;
    }
    if (this.#frames.length > 0) for (const blank of this.#blanks) this.#events.makeContent(blank);
    this.#blanks = [];
    if (taken === 'last') this.#lastTaken(line);
    this.#content(line, at, hasBreak);
  }

  #lastTaken(line: Line): void {
    const leaf = this.#leaf!;
    this.#leaf = null;
    if (!(leaf instanceof ParagraphLeaf)) return;
    if (leaf.node) this.#append(leaf.node);
    if (!leaf.table) return;
    const { head, start, align } = leaf.table;
    const table = new TableLeaf(this.text, head, start, line, align);
    this.#append(table.node);
    this.#leaf = table;
  }

  #startLeaf(line: Line, at: number, start: number, isLazy: boolean): void {
    const { text } = this;
    if (start - at > 3) {
      this.#open(new IndentedCode(text, line, at, isLazy));
      return;
    }
    this.#watchFootnotes(line, at);
    const level = headingLevel(text, start, line.end);
    if (level > 0) {
      this.#append(this.#heading(line, start, level));
      return;
    }
    const size = fenceSize(text, start, line.end);
    if (size > 0) {
      this.#open(new FencedCode(text, line, at, start, size));
      return;
    }
    if (isThematicBreak(text, start, line.end)) {
      this.#append({
        type: 'thematicBreak',
        position: positionOf(line, start, line, line.end),
      } satisfies ThematicBreak);
      return;
    }
    const html = text.charCodeAt(start) === 60 ? htmlStart(text, start, line.end) : null;
    if (html) {
      const leaf = new HtmlLeaf(text, line, at, html);
      this.#open(leaf);
      if (leaf.isClosed(line)) this.#finishLeaf(null);
      return;
    }
    if (isLazy && text.charCodeAt(start) === 91) throw new HandOver('an odd task');
    this.#leaf = new ParagraphLeaf(text, line, start, start === at ? this.#newItem(at) : null);
  }

  /** The item whose mark ends at `at`. */
  #newItem(at: number): ListItem | null {
    const frame = this.#frames.at(-1);
    if (frame?.kind !== 'list') return null;
    const begins = this.#events.endsWithItem(at);
    if (!begins && frame.item.children.length === 0 && this.text[at] === '[') throw new HandOver('an odd task');
    return begins ? frame.item : null;
  }

  #open(leaf: FencedCode | IndentedCode | HtmlLeaf): void {
    this.#leaf = leaf;
    this.#append(leaf.node);
  }

  #heading(line: Line, start: number, level: number): Heading {
    const { text } = this;
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

  /** Footnotes change how the whole document is read. */
  #watchFootnotes(line: Line, at: number): void {
    const start = skipSpaces(this.text, at, line.end);
    if (this.text.charCodeAt(start) !== 91 || this.text.charCodeAt(start + 1) !== 94) return;
    if (this.text.slice(start, line.end).includes(']:')) throw new HandOver('a footnote', true);
  }

  #append(node: RootContent): void {
    const frame = this.#frames.at(-1);
    const parent = !frame ? this.root : frame.kind === 'quote' ? frame.node : frame.item;
    (parent.children as RootContent[]).push(node);
  }

  /** `next` is where the document goes on when what the leaf stands in ends with it. */
  #finishLeaf(next: Point | null): void {
    const leaf = this.#leaf;
    if (!leaf) return;
    this.#leaf = null;
    this.#blanks = [];
    const holdsBreak = leaf.finish(next);
    if (leaf instanceof ParagraphLeaf && leaf.node) this.#append(leaf.node);
    if (holdsBreak && this.#frames.length > 0) this.#events.makeContent(this.#lastBreak);
  }

  #exitTo(depth: number, point: Point): void {
    while (this.#frames.length > depth) this.#events.exit(this.#frames.pop()!.node, point);
  }

  #space(line: Line, from: number, to: number): void {
    if (to > from && this.#frames.length > 0) this.#events.add('space', pointOf(line, from));
  }

  #content(line: Line, start: number, hasBreak: boolean): void {
    if (this.#frames.length === 0) return;
    this.#events.add('content', pointOf(line, start));
    this.#break(line, 'break', hasBreak);
  }

  #break(line: Line, kind: 'break' | 'blank', hasBreak: boolean): void {
    if (this.#frames.length === 0 || !hasBreak) return;
    this.#lastBreak = this.#events.length;
    this.#events.add(kind, pointOf(line, line.end));
  }
}

function trimmedEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && isSpace(text.charCodeAt(end - 1))) end--;
  return end;
}

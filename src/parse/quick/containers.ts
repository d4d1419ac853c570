import type { Blockquote, List, ListItem, Root, RootContent } from 'mdast';
import { ContainerEvents } from './events.js';
import type { Frame, ListFrame } from './frames.js';
import { HandOver } from './hand-over.js';
import { type Line, pointOf, positionOf } from './leaf.js';
import type { Point } from './points.js';
import { type ItemMark, isSpace, itemMark, skipSpaces } from './starts.js';

const maxDepth = 40;

/** The quotes and lists that are open, the outermost first: what a line needs to go on in them, to begin and to end them. */
export class Containers {
  readonly frames: Frame[] = [];
  readonly #events = new ContainerEvents();
  /** Index of the last line break among the events. */
  #lastBreak = 0;

  constructor(
    private readonly text: string,
    private readonly root: Root,
  ) {}

  /** Number of events so far, to take back from later. */
  get mark(): number {
    return this.#events.length;
  }

  /** No quote or list is open: what has happened in earlier ones does not matter. */
  clear(): void {
    this.#events.clear();
  }

  /** Offset of what stands in the frame when the line goes on in it, else -1. */
  goesOn(frame: Frame, line: Line, at: number, hasLeaf: boolean): number {
    return frame.kind === 'quote' ? this.#quoteGoesOn(line, at) : this.#listGoesOn(frame, line, at, hasLeaf);
  }

  #quoteGoesOn(line: Line, at: number): number {
    const start = skipSpaces(this.text, at, line.end);
    if (start - at > 3 || start >= line.end || this.text.charCodeAt(start) !== 62) return -1;
    this.space(line, at, start);
    return this.#quoteMark(line, start);
  }

  #quoteMark(line: Line, start: number): number {
    this.#events.add('quote-mark', pointOf(line, start));
    const behind = this.text.charCodeAt(start + 1);
    if (behind === 9 && start + 1 < line.end) throw new HandOver('a tab behind the mark of a quote');
    return behind === 32 && start + 1 < line.end ? start + 2 : start + 1;
  }

  #listGoesOn(frame: ListFrame, line: Line, at: number, hasLeaf: boolean): number {
    const start = skipSpaces(this.text, at, line.end);
    const isBlank = start === line.end || isSpace(this.text.charCodeAt(start));
    if (isBlank) {
      frame.isLost ||= frame.beginsBlank;
      const next = Math.min(start, at + frame.indent);
      if (start < line.end && next < at + frame.indent && hasLeaf) throw new HandOver('a tab in a blank line');
      this.space(line, at, next);
      return next;
    }
    const isLost = frame.isLost;
    frame.isLost = false;
    frame.beginsBlank = false;
    if (isLost || start - at < frame.indent) return -1;
    this.space(line, at, at + frame.indent);
    return at + frame.indent;
  }

  /** Begins the next item of the list at `depth`, whose mark is at `start`; `mark` is the number of events before the line. */
  nextItem(frame: ListFrame, item: ItemMark, line: Line, at: number, start: number, depth: number, mark: number): void {
    this.exitTo(depth + 1, pointOf(line, line.start), mark);
    this.space(line, at, start);
    this.#startItem(frame, line, start, item.content);
    frame.indent = start - at + item.width;
    frame.beginsBlank = item.isBlank;
  }

  #startItem(frame: ListFrame, line: Line, start: number, content: number): void {
    const position = positionOf(line, start, line, start);
    frame.item = { type: 'listItem', spread: false, checked: null, children: [], position };
    frame.node.children.push(frame.item);
    this.#events.addItem(pointOf(line, start), pointOf(line, content), frame.item);
  }

  /** Whether a quote or a list begins at `at`. */
  startsAt(line: Line, at: number, interrupts: boolean): boolean {
    const code = this.text.charCodeAt(at);
    // Most lines begin with a letter.
    if (code > 64 || at >= line.end) return false;
    const start = skipSpaces(this.text, at, line.end);
    if (start - at > 3 || start >= line.end) return false;
    return this.text.charCodeAt(start) === 62 || itemMark(this.text, start, line.end, interrupts) !== null;
  }

  /** Opens the quotes and lists that begin at `from`; returns the offset of what stands in them. */
  open(line: Line, from: number, interrupts: boolean): number {
    let at = from;
    while (this.startsAt(line, at, interrupts)) {
      if (this.frames.length >= maxDepth) throw new HandOver('quotes and lists too deep');
      const start = skipSpaces(this.text, at, line.end);
      this.space(line, at, start);
      const isQuote = this.text.charCodeAt(start) === 62;
      at = isQuote ? this.#openQuote(line, start) : this.#openList(line, at, start, interrupts);
    }
    return at;
  }

  #openQuote(line: Line, start: number): number {
    const node: Blockquote = { type: 'blockquote', children: [], position: positionOf(line, start, line, start) };
    this.append(node);
    this.frames.push({ kind: 'quote', node });
    this.#events.enter(pointOf(line, start), node);
    return this.#quoteMark(line, start);
  }

  #openList(line: Line, at: number, start: number, interrupts: boolean): number {
    const mark = itemMark(this.text, start, line.end, interrupts)!;
    const position = positionOf(line, start, line, start);
    const ordered = mark.number !== null;
    const node: List = { type: 'list', ordered, start: mark.number, spread: false, children: [], position };
    this.append(node);
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
    this.frames.push(frame);
    return mark.content;
  }

  /** Ends all but the outermost `depth`. What has happened in the line since there were `mark` events comes after that. */
  exitTo(depth: number, point: Point, mark = this.mark): void {
    if (this.frames.length <= depth) return;
    const prefix = this.#events.takeFrom(mark);
    while (this.frames.length > depth) this.#events.exit(this.frames.pop()!.node, point);
    this.#events.putBack(prefix);
  }

  /** Puts a block into the innermost of them. */
  append(node: RootContent): void {
    const frame = this.frames.at(-1);
    const parent = !frame ? this.root : frame.kind === 'quote' ? frame.node : frame.item;
    (parent.children as RootContent[]).push(node);
  }

  /** The item whose mark ends at `at`. */
  newItem(at: number): ListItem | null {
    const frame = this.frames.at(-1);
    if (frame?.kind !== 'list') return null;
    const begins = this.#events.endsWithItem(at);
    if (!begins && frame.item.children.length === 0 && this.text[at] === '[') throw new HandOver('an odd task');
    return begins ? frame.item : null;
  }

  space(line: Line, from: number, to: number): void {
    if (to > from && this.frames.length > 0) this.#events.add('space', pointOf(line, from));
  }

  content(line: Line, start: number, hasBreak: boolean): void {
    if (this.frames.length === 0) return;
    this.#events.add('content', pointOf(line, start));
    this.lineBreak(line, 'break', hasBreak);
  }

  lineBreak(line: Line, kind: 'break' | 'blank', hasBreak: boolean): void {
    if (this.frames.length === 0 || !hasBreak) return;
    this.#lastBreak = this.#events.length;
    this.#events.add(kind, pointOf(line, line.end));
  }

  /** Makes of blank lines, or of the last line break, what is part of a block's content. */
  makeContent(indexes: readonly number[] = [this.#lastBreak]): void {
    if (this.frames.length > 0) for (const index of indexes) this.#events.makeContent(index);
  }
}

/** The mark of the list's next item, or null when none begins at `start`. */
export function nextItemMark(frame: ListFrame, text: string, start: number, end: number): ItemMark | null {
  const isOrdered = frame.node.ordered === true;
  const code = text.charCodeAt(start);
  if (isOrdered !== (code >= 48 && code <= 57)) return null;
  const item = itemMark(text, start, end, false);
  return item?.marker === frame.marker ? item : null;
}

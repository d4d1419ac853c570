import type { Root } from 'mdast';
import { Containers, nextItemMark } from './containers.js';
import { HtmlLeaf } from './html-leaf.js';
import { type Leaf, type Line, pointOf } from './leaf.js';
import { type LeafPlace, startLeaf, watchFootnotes } from './leaf-start.js';
import { ParagraphLeaf } from './paragraph.js';
import type { Point } from './points.js';
import { isSpace, skipSpaces } from './starts.js';
import { TableLeaf } from './table-leaf.js';

/** Where a line has been read to: behind the marks and indents of the first `depth` quotes and lists. */
interface Place {
  readonly line: Line;
  /** The line has a line break: only the last has none. */
  readonly hasBreak: boolean;
  readonly at: number;
  readonly depth: number;
  /** Number of events before the line. */
  readonly mark: number;
}

/** Builds the blocks of a document line by line: quotes and lists first, then what stands in them. */
export class BlockParser {
  readonly #containers: Containers;
  #leaf: Leaf | null = null;
  /** Blank lines that are code when more of it follows. */
  #blanks: number[] = [];

  constructor(
    private readonly text: string,
    root: Root,
  ) {
    this.#containers = new Containers(text, root);
  }

  /** Reads a line, which has a line break unless it is the last. */
  read(line: Line, hasBreak: boolean): void {
    const containers = this.#containers;
    const { frames } = containers;
    if (frames.length === 0) containers.clear();
    const { mark } = containers;
    let at = line.start;
    let depth = 0;
    for (; depth < frames.length; depth++) {
      const frame = frames[depth]!;
      const next = containers.goesOn(frame, line, at, this.#leaf !== null);
      if (next >= 0) {
        at = next;
        continue;
      }
      if (frame.kind === 'list' && this.#readNextItem({ line, hasBreak, at, depth, mark })) return;
      break;
    }
    this.#readBehind({ line, hasBreak, at, depth, mark });
  }

  /** The document has ended. */
  end(last: Point, hasBreak: boolean): void {
    // The end of the document is no line of a quote.
    const isLazy = this.#containers.frames.some(({ kind }) => kind === 'quote');
    this.#finishLeaf(hasBreak && !isLazy ? last : null);
    this.#containers.exitTo(0, last);
  }

  /** Reads the line when it begins the next item of the list at its depth. */
  #readNextItem({ line, hasBreak, at, depth, mark }: Place): boolean {
    const frame = this.#containers.frames[depth]!;
    const start = skipSpaces(this.text, at, line.end);
    if (frame.kind !== 'list' || start - at > 3) return false;
    const item = nextItemMark(frame, this.text, start, line.end);
    if (!item) return false;
    this.#finishLeaf(pointOf(line, line.start));
    this.#containers.nextItem(frame, item, line, at, start, depth, mark);
    this.#readContainers(line, item.content, hasBreak, false);
    return true;
  }

  #readBehind(place: Place): void {
    const { line, at, depth, hasBreak } = place;
    const isWhole = depth === this.#containers.frames.length;
    if (isWhole && this.#leaf?.isConcrete) {
      this.#readLeaf(place, false);
      return;
    }
    const interrupts = isWhole && this.#leaf?.isInterrupted === true;
    if (this.#containers.startsAt(line, at, interrupts)) {
      this.#finishLeaf(pointOf(line, line.start));
      this.#containers.exitTo(depth, pointOf(line, at));
      this.#readContainers(line, at, hasBreak, interrupts);
      return;
    }
    this.#readLeaf(place, !isWhole);
  }

  /** Opens the quotes and lists that begin at `from`, and reads what stands in them. */
  #readContainers(line: Line, from: number, hasBreak: boolean, interrupts: boolean): void {
    const containers = this.#containers;
    const at = containers.open(line, from, interrupts);
    this.#readLeaf({ line, hasBreak, at, depth: containers.frames.length, mark: containers.mark }, false);
  }

  /** Gives the rest of a line to the open leaf, or begins another. */
  #readLeaf(place: Place, isLazy: boolean): void {
    const { line, at, hasBreak } = place;
    if (!hasBreak && at >= line.end) {
      // Nothing is left of the last line.
      this.#finishLeaf(isLazy ? null : pointOf(line, line.start));
      return;
    }
    const isBarred = isLazy && this.#leaf instanceof TableLeaf;
    if (this.#leaf && this.#goesOn(this.#leaf, place, isLazy)) return;
    if (isLazy) this.#containers.exitTo(place.depth, pointOf(line, line.start), place.mark);
    const start = skipSpaces(this.text, at, line.end);
    if (start === line.end || isSpace(this.text.charCodeAt(start))) {
      this.#containers.space(line, at, line.end);
      this.#containers.lineBreak(line, 'blank', hasBreak);
      return;
    }
    this.#startLeaf({ line, at, start, isLazy, isBarred });
    this.#containers.space(line, at, start);
    this.#containers.content(line, start, hasBreak);
  }

  /** Whether the open leaf takes the line; else it has ended before. */
  #goesOn(leaf: Leaf, { line, at, hasBreak }: Place, isLazy: boolean): boolean {
    if (!leaf.isConcrete) watchFootnotes(this.text, line, at);
    const taken = leaf.take(line, at, isLazy);
    if (taken === 'no') {
      this.#finishLeaf(null);
      return false;
    }
    if (taken === 'blank') {
      this.#blanks.push(this.#containers.mark);
      this.#containers.lineBreak(line, 'blank', hasBreak);
      return true;
    }
    this.#containers.makeContent(this.#blanks);
    this.#blanks = [];
    if (taken === 'last') this.#lastTaken(leaf, line);
    this.#containers.content(line, at, hasBreak);
    return true;
  }

  #lastTaken(leaf: Leaf, line: Line): void {
    this.#leaf = null;
    if (!(leaf instanceof ParagraphLeaf)) return;
    if (leaf.node) this.#containers.append(leaf.node);
    if (!leaf.table) return;
    const { head, start, align } = leaf.table;
    const table = new TableLeaf(this.text, head, start, line, align);
    this.#containers.append(table.node);
    this.#leaf = table;
  }

  #startLeaf(place: LeafPlace): void {
    const begun = startLeaf(this.text, place, this.#containers);
    if ('paragraph' in begun) {
      this.#leaf = begun.paragraph;
      return;
    }
    if ('block' in begun) {
      this.#containers.append(begun.block);
      return;
    }
    this.#leaf = begun.leaf;
    this.#containers.append(begun.leaf.node);
    if (begun.leaf instanceof HtmlLeaf && begun.leaf.isClosed(place.line)) this.#finishLeaf(null);
  }

  /** `next` is where the document goes on when what the leaf stands in ends with it. */
  #finishLeaf(next: Point | null): void {
    const leaf = this.#leaf;
    if (!leaf) return;
    this.#leaf = null;
    this.#blanks = [];
    const holdsBreak = leaf.finish(next);
    if (leaf instanceof ParagraphLeaf && leaf.node) this.#containers.append(leaf.node);
    if (holdsBreak) this.#containers.makeContent();
  }
}

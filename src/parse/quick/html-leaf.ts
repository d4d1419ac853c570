import type { Html } from 'mdast';
import type { HtmlStart } from './html-blocks.js';
import { type Leaf, type Line, pointOf, positionOf, type Taken } from './leaf.js';
import type { Point } from './points.js';
import { isBlankFrom } from './starts.js';

/** A block of HTML, up to its closing mark or to a blank line. */
export class HtmlLeaf implements Leaf {
  readonly isConcrete = true;
  readonly isInterrupted = true;
  readonly node: Html;
  readonly #rows: string[];

  constructor(
    private readonly text: string,
    line: Line,
    at: number,
    private readonly start: HtmlStart,
  ) {
    this.#rows = [text.slice(at, line.end)];
    this.node = { type: 'html', value: '', position: positionOf(line, at, line, line.end) };
  }

  /** Whether it ends in the line it begins in. */
  isClosed(line: Line): boolean {
    return this.start.closing?.test(this.text.slice(this.start.from, line.end)) ?? false;
  }

  take(line: Line, at: number, isLazy: boolean): Taken {
    const { closing } = this.start;
    if (isLazy || (!closing && isBlankFrom(this.text, at, line.end))) return 'no';
    const row = this.text.slice(at, line.end);
    this.#rows.push(row);
    this.node.position!.end = pointOf(line, line.end);
    if (!closing?.test(row)) return 'yes';
    this.finish(null);
    return 'last';
  }

  /** What waits for a mark in vain holds the last line break. */
  finish(next: Point | null): boolean {
    const holdsBreak = next !== null && this.start.closing !== null;
    if (holdsBreak) {
      this.#rows.push('');
      this.node.position!.end = next;
    }
    this.node.value = this.#rows.join('\n');
    return holdsBreak;
  }
}

import type { AlignType, Table, TableCell, TableRow } from 'mdast';
import { Content } from './content.js';
import { parseInlines } from './inlines.js';
import { type Leaf, type Line, pointOf, positionOf, type Taken } from './leaf.js';
import { startsBlock } from './paragraph.js';
import { skipSpaces } from './starts.js';
import { type CellPlace, rowCells } from './table-rows.js';

/** A table of GFM: every line up to a blank one or to another block is a row. */
export class TableLeaf implements Leaf {
  readonly isConcrete = false;
  readonly isInterrupted = false;
  readonly node: Table;

  /** `head` is the line of its heads, which begin at `start`; the line under it has just been read. */
  constructor(
    private readonly text: string,
    head: Line,
    start: number,
    line: Line,
    align: AlignType[],
  ) {
    this.node = { type: 'table', align, children: [], position: positionOf(head, start, line, line.end) };
    this.#addRow(head, start);
  }

  take(line: Line, at: number, isLazy: boolean): Taken {
    const start = skipSpaces(this.text, at, line.end);
    if (isLazy || start === line.end || start - at > 3) return 'no';
    if (this.text.charCodeAt(start) === 9 || startsBlock(this.text, start, line.end, false)) return 'no';
    this.#addRow(line, start);
    this.node.position!.end = pointOf(line, line.end);
    return 'yes';
  }

  finish(): boolean {
    return false;
  }

  #addRow(line: Line, start: number): void {
    const children = rowCells(this.text, start, line.end).map((cell) => this.#cell(line, cell));
    const row: TableRow = { type: 'tableRow', children, position: positionOf(line, start, line, line.end) };
    this.node.children.push(row);
  }

  #cell(line: Line, { start, end, from, to }: CellPlace): TableCell {
    const position = positionOf(line, start, line, end);
    if (to <= from) return { type: 'tableCell', children: [], position };
    const place = { at: 0, line: line.number, offset: from, lineStart: line.start };
    return {
      type: 'tableCell',
      children: parseInlines(new Content(this.text.slice(from, to), [place], true), true),
      position,
    };
  }
}

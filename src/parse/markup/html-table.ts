import { lineAt, type MarkupLine } from './line.js';

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

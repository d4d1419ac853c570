import type { Block } from '../../model/index.js';
import { extend, type StepDraft } from './draft.js';
import { expectation } from './expectation.js';
import { isEmptyText } from './label.js';
import type { SectionHost } from './section-host.js';
import { type StepColumns, stepColumns } from './step-table.js';
import { readTable } from './table.js';

/** Reads the tables of a section, row by row: each row is a step, or all of them tell of the step around them. */
export class TableReader {
  private rows: Block[] = [];
  private owner: StepDraft | null = null;

  constructor(private readonly section: SectionHost) {}

  get isOpen(): boolean {
    return this.rows.length > 0;
  }

  /** Begins a table; its owner is the item of a list that it stands in, or null. */
  open(owner: StepDraft | null): void {
    this.owner = owner;
  }

  add(row: Block): void {
    this.rows.push(row);
  }

  /** Reads the rows that were added; nothing when there are none. */
  close(): void {
    if (!this.isOpen) return;
    const rows = this.rows;
    this.rows = [];
    this.section.flushPending();
    const columns = this.section.entry.quiet ? null : stepColumns(rows);
    const { branches, expectations } = readTable(rows, this.section.context.source);
    if (columns && branches.length === 0) {
      for (const row of rows.slice(1)) {
        const draft = this.stepOf(row, columns);
        draft.expectations.push(...expectations.filter(({ range }) => range === row.range));
      }
      this.section.setLoose(null);
      return;
    }
    const draft = this.owner ?? this.section.sink(rows[0]!.range);
    for (const row of rows) {
      extend(draft, row.range);
      draft.prose.push(row.text);
      if (this.section.options.inline) draft.commands.push(...this.section.context.fences.inlineCommands(row));
    }
    draft.branches.push(...branches);
    draft.expectations.push(...expectations);
  }

  /** A row that is a step: what to do, its commands, what should be seen, and what else it says. */
  private stepOf(row: Block, columns: StepColumns): StepDraft {
    const cells = row.cells ?? [];
    const title = cells[columns.task] || cells[columns.command] || this.section.entry.section.heading;
    const draft = this.section.start(title, row.range, this.owner ?? this.section.host);
    const said = cells.filter((_, column) => !Object.values(columns).includes(column));
    for (const text of said) if (text) this.section.addText(draft, row, text);
    const typed = columns.command < 0 ? '' : (cells[columns.command] ?? '');
    draft.commands.length = 0;
    draft.commands.push(...this.section.context.fences.commandsOfRow(row, typed));
    const expected = columns.expected < 0 ? '' : (cells[columns.expected] ?? '');
    if (expected) draft.expectations.push(expectation('normal', expected, row.range));
    if (!isEmptyText(title)) draft.used = true;
    return draft;
  }
}

import type { Block, Expectation } from '../../model/index.js';
import { derived, type Vocabulary } from '../../vocabulary/index.js';
import { actionTarget } from './branch.js';
import { tellsCourse } from './claims.js';
import { type BranchDraft, extend, type StepDraft } from './draft.js';
import { expectation, verdictOfWord } from './expectation.js';
import { isEmptyText, isExpectedLabel } from './label.js';
import type { OpenSection } from './open-section.js';
import { foldTitle, grammar, titlesOf } from './words.js';

/** Reads a table. Its rows are steps, branches, or expectations under or beside a verdict; other tables are text. */
export function readTable(rows: readonly Block[], owner: StepDraft | null, section: OpenSection): void {
  section.flushPending();
  const { source, fences, vocabulary } = section.context;
  const columns = section.entry.quiet ? null : stepColumns(rows, vocabulary);
  const table = new Table(rows, source, vocabulary);
  // Numbered rows with a column of what is expected are steps, also beside a column of what is abnormal.
  const branches = columns && columns.number >= 0 && columns.expected >= 0 ? [] : table.branches();
  const expectations = branches.length > 0 ? [] : table.expectations(columns);
  if (columns && branches.length === 0) {
    for (const row of rows.slice(1)) {
      const draft = addStep(row, columns, { section, parent: owner ?? section.host });
      draft.expectations.push(...expectations.filter(({ range }) => range === row.range));
    }
    section.loose = null;
    return;
  }
  const draft = owner ?? section.sink(rows[0]!.range);
  for (const row of rows) {
    extend(draft, row.range);
    draft.prose.push(row.text);
    if (section.options.inline) draft.commands.push(...fences.inlineCommands(row));
  }
  draft.branches.push(...branches);
  draft.expectations.push(...expectations);
}

/** Adds a row as a step: its instruction, commands, expectations and other cells. */
function addStep(
  row: Block,
  columns: StepColumns,
  { section, parent }: { readonly section: OpenSection; readonly parent: StepDraft | null },
): StepDraft {
  const { vocabulary, fences } = section.context;
  const cells = row.cells ?? [];
  const title = cells[columns.task] || cells[columns.command] || section.entry.section.heading;
  const draft = section.start(title, row.range, parent);
  const others = cells.filter((_, column) => !Object.values(columns).includes(column));
  for (const text of others) if (text) section.addText(draft, row, text);
  draft.commands.length = 0;
  draft.commands.push(...fences.commandsOfRow(row, cells[columns.command] ?? ''));
  const expected = cells[columns.expected];
  if (expected) draft.expectations.push(expectation('normal', expected, row.range, { vocabulary }));
  if (!isEmptyText(title, vocabulary)) draft.used = true;
  return draft;
}

/** The columns of a table whose rows are steps; -1 for one that it does not have. */
interface StepColumns {
  readonly task: number;
  readonly command: number;
  readonly expected: number;
  /** A column that only numbers the rows. */
  readonly number: number;
}

const columnsOf = derived((vocabulary) => ({
  number: titlesOf('columnNumber', vocabulary),
  step: titlesOf('columnStep', vocabulary),
  task: titlesOf('columnTask', vocabulary),
  command: titlesOf('columnCommand', vocabulary),
  when: titlesOf('columnWhen', vocabulary),
  action: titlesOf('columnAction', vocabulary),
  cause: titlesOf('columnCause', vocabulary),
}));
const rulesOf = grammar({
  numbered: '^(?:(?:{step~}|{ordinalBefore})\\s*)?{numeral}{1,3}\\s*(?:{ordinalAfter}|[.、)）])?$',
});

/** The columns of a table of steps, whose rows are numbered, called steps, or have a task before their command; else null. */
function stepColumns([head, ...body]: readonly Block[], vocabulary?: Vocabulary): StepColumns | null {
  const header = head?.header ? (head.cells ?? []).map((cell) => foldTitle(cell) || cell.trim()) : [];
  if (header.length < 2 || body.length === 0) return null;
  const names = columnsOf(vocabulary);
  const { numbered } = rulesOf(vocabulary);
  const isNumber = (column: number) => body.every(({ cells }) => numbered.test(cells?.[column]?.trim() ?? ''));
  const number = header.findIndex((name, column) => names.number.has(name) && isNumber(column));
  const of = (known: ReadonlySet<string>) => header.findIndex((name, column) => column !== number && known.has(name));
  const step = of(names.step);
  const command = of(names.command);
  const task = step >= 0 ? step : of(names.task);
  const expected = header.findIndex((name, column) => column !== task && isExpectedLabel(name, vocabulary));
  // `| Step | Rollback |` without numbers is about steps that are described elsewhere.
  const isOrdered = number >= 0 ? task >= 0 || command >= 0 : step >= 0 && (command >= 0 || expected >= 0);
  // `| Check | Command |` lists steps; `| Command | Description |` explains commands.
  if (!isOrdered && !(task >= 0 && command > task)) return null;
  return { task: task < 0 ? command : task, command, expected, number };
}

class Table {
  private readonly header: readonly string[];
  private readonly body: readonly Block[];

  constructor(
    rows: readonly Block[],
    private readonly source: string,
    private readonly vocabulary?: Vocabulary,
  ) {
    this.header = rows[0]?.header ? (rows[0].cells ?? []) : [];
    this.body = rows.slice(this.header.length > 0 ? 1 : 0);
  }

  /** Branches of a table whose columns are a condition and an action. */
  branches(): BranchDraft[] {
    const names = columnsOf(this.vocabulary);
    const [when, action, cause] = [this.column(names.when), this.column(names.action), this.column(names.cause)];
    if (action < 0 || when < 0 || action === when) return [];
    return this.body.flatMap(({ cells = [], range }) => {
      const todo = cells[action] ?? '';
      if (!cells[when] || !todo || /^[-—–/]$/.test(todo)) return [];
      const because = cause === when ? '' : cells[cause];
      const target = actionTarget(todo, this.source.slice(range.start.offset, range.end.offset), this.vocabulary);
      return [{ row: true, when: cells[when], target, text: because ? `${because} → ${todo}` : todo, range }];
    });
  }

  /** Expectations of cells with thresholds below or beside a verdict, without the number of a step. */
  expectations(steps: StepColumns | null): Expectation[] {
    const level = this.levelColumn();
    if (level > 0)
      return this.body.flatMap(({ cells = [], range }) =>
        cells[0] ? this.threshold(`${this.header[0]} ${cells[0]}`, this.verdict(cells[level]), range) : [],
      );
    const verdicts = this.header.map((cell, column) =>
      column === 0 || column === steps?.expected ? undefined : this.verdict(cell),
    );
    return this.body.flatMap(({ cells = [], range }) => {
      const [subject = ''] = cells;
      const byRow = this.verdict(subject);
      return cells.flatMap((cell, column) => {
        const verdict = verdicts[column] ?? (column > 0 ? byRow : undefined);
        return cell ? this.threshold(byRow || steps?.number === 0 ? cell : `${subject} ${cell}`, verdict, range) : [];
      });
    });
  }

  private threshold(text: string, verdict: Expectation['verdict'] | undefined, range: Block['range']): Expectation[] {
    const read = verdict && expectation(verdict, text, range, { vocabulary: this.vocabulary });
    return read?.condition || (read && tellsCourse(text, this.vocabulary)) ? [read] : [];
  }

  /** The column in which most rows have a verdict, such as `| Usage | Level |`; -1 without one. */
  private levelColumn(): number {
    return this.header.findIndex((_, column) => {
      const named = this.body.filter(({ cells }) => this.verdict(cells?.[column]) !== undefined);
      return column > 0 && named.length >= 2 && named.length * 2 > this.body.length;
    });
  }

  private verdict(word = ''): Expectation['verdict'] | undefined {
    return verdictOfWord(word, this.vocabulary);
  }

  private column(names: ReadonlySet<string>): number {
    return this.header.findIndex(
      (cell) => names.has(foldTitle(cell)) || cell.split(/[/／]/).some((part) => names.has(foldTitle(part))),
    );
  }
}

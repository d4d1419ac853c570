import type { Block, Expectation } from '../../model/index.js';
import { procedure } from '../../vocabulary/index.js';
import { parseCondition } from './condition.js';
import { actionTarget } from './conditional.js';
import type { BranchDraft } from './draft.js';
import { verdictOfWord } from './expectation.js';
import { foldTitle } from './pattern.js';

export interface TableReading {
  readonly branches: BranchDraft[];
  readonly expectations: Expectation[];
}

const whenNames = new Set(procedure.tables.when.map(foldTitle));
const actionNames = new Set(procedure.tables.action.map(foldTitle));
const causeNames = new Set(procedure.tables.cause.map(foldTitle));

/** Reads one table: rows of condition and action are branches, cells with thresholds under a verdict are expectations. */
export function readTable(rows: readonly Block[], source: string): TableReading {
  const header = rows[0]?.header ? (rows[0].cells ?? []) : [];
  const body = rows.slice(header.length > 0 ? 1 : 0);
  const branches = branchRows(header, body, source);
  return { branches, expectations: branches.length > 0 ? [] : thresholdRows(header, body) };
}

function branchRows(header: readonly string[], body: readonly Block[], source: string): BranchDraft[] {
  const action = columnOf(header, actionNames);
  const when = columnOf(header, whenNames);
  if (action < 0 || when < 0 || action === when) return [];
  const cause = columnOf(header, causeNames);
  const branches: BranchDraft[] = [];
  for (const row of body) {
    const condition = row.cells?.[when] ?? '';
    const todo = row.cells?.[action] ?? '';
    if (!condition || !todo || /^[-—–/]$/.test(todo)) continue;
    const because = cause >= 0 && cause !== when ? (row.cells?.[cause] ?? '') : '';
    const text = because ? `${because} → ${todo}` : todo;
    const target = actionTarget(todo, source.slice(row.range.start.offset, row.range.end.offset));
    branches.push({ row: true, when: condition, target, text, range: row.range });
  }
  return branches;
}

function columnOf(header: readonly string[], names: ReadonlySet<string>): number {
  return header.findIndex(
    (cell) => names.has(foldTitle(cell)) || cell.split(/[/／]/).some((part) => names.has(foldTitle(part))),
  );
}

function thresholdRows(header: readonly string[], body: readonly Block[]): Expectation[] {
  const level = levelColumn(header, body);
  if (level > 0) return levelRows(header, body, level);
  const verdicts = header.map((cell, index) => (index === 0 ? undefined : verdictOfWord(cell)));
  const expectations: Expectation[] = [];
  for (const row of body) {
    const cells = row.cells ?? [];
    const subject = cells[0] ?? '';
    const byRow = verdictOfWord(subject);
    for (const [index, cell] of cells.entries()) {
      const verdict = verdicts[index] ?? (index > 0 ? byRow : undefined);
      if (!verdict || !cell) continue;
      const text = byRow ? cell : `${subject} ${cell}`;
      const condition = parseCondition(text);
      if (condition) expectations.push({ verdict, text, condition, range: row.range });
    }
  }
  return expectations;
}

/** The column of `| 使用率 | 级别 |` in which most rows have a verdict; -1 when there is none. */
function levelColumn(header: readonly string[], body: readonly Block[]): number {
  return header.findIndex((_, column) => {
    const named = body.filter(({ cells }) => verdictOfWord(cells?.[column] ?? '') !== undefined);
    return column > 0 && named.length >= 2 && named.length * 2 > body.length;
  });
}

function levelRows(header: readonly string[], body: readonly Block[], level: number): Expectation[] {
  return body.flatMap(({ cells = [], range }) => {
    const verdict = verdictOfWord(cells[level] ?? '');
    const text = `${header[0]} ${cells[0]}`;
    const condition = verdict && cells[0] ? parseCondition(text) : null;
    return verdict && condition ? [{ verdict, text, condition, range }] : [];
  });
}

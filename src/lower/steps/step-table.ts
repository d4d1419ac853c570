import type { Block } from '../../model/index.js';
import { procedure } from '../../vocabulary/index.js';
import { isExpectedLabel } from './label.js';
import { foldTitle } from './pattern.js';

/** The columns of a table whose rows are steps; -1 for one that it does not have. */
export interface StepColumns {
  readonly task: number;
  readonly command: number;
  readonly expected: number;
  /** Columns that are nothing but the number of the row, or are named otherwise. */
  readonly number: number;
}

const names = (list: readonly string[]): ReadonlySet<string> => new Set(list.map((name) => foldTitle(name) || name));
const numberNames = names(procedure.stepTables.number);
const stepNames = names(procedure.stepTables.step);
const taskNames = names(procedure.stepTables.task);
const commandNames = names(procedure.stepTables.command);
const numbered = /^(?:(?:step|步骤|第)\s*)?(?:\d{1,3}|[一二三四五六七八九十]{1,3})\s*[步.、)）]?$/i;

/**
 * Columns of `| 步骤 | 操作 | 命令 |`; null for a table whose rows are no steps. A row is one when it is numbered or called a step,
 * or says what to do beside the command that does it.
 */
export function stepColumns(rows: readonly Block[]): StepColumns | null {
  const header = rows[0]?.header ? (rows[0].cells ?? []).map((cell) => foldTitle(cell) || cell.trim()) : [];
  const body = rows.slice(1);
  if (header.length < 2 || body.length === 0) return null;
  const number = header.findIndex(
    (name, column) => numberNames.has(name) && body.every(({ cells }) => numbered.test(cells?.[column]?.trim() ?? '')),
  );
  const of = (known: ReadonlySet<string>) => header.findIndex((name, at) => at !== number && known.has(name));
  const step = of(stepNames);
  const command = of(commandNames);
  const task = step >= 0 ? step : of(taskNames);
  const expected = header.findIndex((name, at) => at !== task && isExpectedLabel(name));
  // `| Step | Rollback |` without numbers tells of steps that stand elsewhere.
  const isOrdered = number >= 0 ? task >= 0 || command >= 0 : step >= 0 && (command >= 0 || expected >= 0);
  // `| 命令 | 说明 |` explains commands; `| 检查项 | 命令 |` goes through them.
  if (!isOrdered && !(task >= 0 && command > task)) return null;
  return { task: task < 0 ? command : task, command, expected, number };
}

import type { Block, Section, TextItem } from '../model/index.js';

/** What tables of the form "symptom | root cause | fix" name. */
export interface CauseTable {
  readonly causes: TextItem[];
  readonly resolutions: TextItem[];
}

const causeColumn = /根因|原因|\bcause/i;
const fixColumn = /修复|解决|处置|解法|处理|\bfix|solution|resolution|remedy|mitigation/i;

/** Reads every table whose header names both a cause and a fix. */
export function readCauseTables(sections: readonly Section[]): CauseTable {
  const table: CauseTable = { causes: [], resolutions: [] };
  for (const section of sections) {
    let columns: { cause: number; fix: number } | null = null;
    for (const block of section.blocks) {
      if (block.kind !== 'table-row') continue;
      if (block.header) columns = columnsOf(block);
      else if (columns) addRow(block, columns, table);
    }
  }
  return table;
}

function columnsOf(header: Block): { cause: number; fix: number } | null {
  const cells = header.cells ?? [];
  const cause = cells.findIndex((cell) => causeColumn.test(cell));
  const fix = cells.findIndex((cell, index) => index !== cause && fixColumn.test(cell));
  return cause >= 0 && fix >= 0 ? { cause, fix } : null;
}

function addRow(row: Block, columns: { cause: number; fix: number }, table: CauseTable): void {
  const cause = row.cells?.[columns.cause]?.trim();
  const fix = row.cells?.[columns.fix]?.trim();
  if (cause) table.causes.push({ text: cause, range: row.range });
  if (fix) table.resolutions.push({ text: fix, range: row.range });
}

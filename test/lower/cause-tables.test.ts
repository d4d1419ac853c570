import { expect, it } from 'vitest';
import { documentPatterns } from '../../src/lower/headings.js';
import { readCauseTables } from '../../src/lower/items.js';
import { shipped } from '../../src/vocabulary/index.js';
import { lower } from './lowering.js';

/** Titles of columns, and whether they name causes and remedies: some name both. */
const titles = [
  ['Symptom', false, false],
  ['Root cause', true, false],
  ['Fix', false, true],
  ['Cause and solution', true, true],
  ['原因与处理', true, true],
  ['处理', false, true],
  ['Prefix', false, false],
] as const;

it('a text of a table is a cause or a remedy, never both, in whichever order the columns are', () => {
  for (const first of titles)
    for (const second of titles)
      for (const third of titles) {
        const columns = [first, second, third];
        const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
        const table = [columns.map(([title]) => title), ['---', '---', '---'], ['a1', 'b1', 'c1'], ['a2', ' ', 'c2']];
        const { sections } = lower(`# T\n\n${table.map(row).join('')}`).document;
        const [causes, remedies] = readCauseTables(sections, documentPatterns(shipped));
        const cause = columns.findIndex(([, isCause]) => isCause);
        const fix = columns.findIndex(([, , isFix], at) => isFix && at !== cause);
        const cells = (column: number): string[] =>
          cause < 0 || fix < 0 ? [] : [1, 2].map((line) => `${'abc'[column]}${line}`).filter((cell) => cell !== 'b2');
        const name = columns.map(([title]) => title).join(', ');
        expect(
          [causes, remedies].map((items) => items?.map(({ text }) => text)),
          name,
        ).toEqual([cells(cause), cells(fix)]);
      }
});

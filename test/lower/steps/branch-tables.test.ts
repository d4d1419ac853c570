import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { read } from './support.js';

type Lists = Readonly<Record<'columnWhen' | 'columnAction' | 'columnCause', { readonly en: readonly string[] }>>;
const lists = JSON.parse(readFileSync(new URL('../../../data/procedure.json', import.meta.url), 'utf8')) as Lists;

const titles = ['Symptom', 'Cause', 'Root cause', 'Action', 'Fix', 'Owner', 'Finding'];
const firstOf = (columns: readonly string[], list: keyof Lists): number =>
  columns.findIndex((title) => lists[list].en.includes(title.toLowerCase()));

it('rows of conditions and actions are branches, with the cause between them only if it is a column of its own', () => {
  let compared = 0;
  for (const first of titles)
    for (const second of titles)
      for (const third of titles) {
        const columns = [first, second, third];
        const [when, action, cause] = [
          firstOf(columns, 'columnWhen'),
          firstOf(columns, 'columnAction'),
          firstOf(columns, 'columnCause'),
        ];
        if (new Set(columns).size < 3 || when < 0 || action < 0 || when === action) continue;
        compared++;
        const cells = (line: number) =>
          columns.map((_, at) => (at === action ? `go to step ${line + 1}` : `${'abc'[at]} ${line} is broken`));
        const rows = [columns, ['---', '---', '---'], cells(1), cells(2)].map((row) => `| ${row.join(' | ')} |\n`);
        const text = `# T\n\n## Diagnosis\n\n### Step 1: look\n\n${rows.join('')}\n### Step 2: x\n\nLook.\n\n### Step 3: y\n\nLook.\n`;
        const expected = [1, 2].map((line) => {
          const [row, because] = [cells(line), cause === when ? undefined : cells(line)[cause]];
          return [row[when], because === undefined ? row[action] : `${because} → ${row[action]}`, `step-${line + 1}`];
        });
        const branches = read(text).steps[0]!.branches.map((branch) => [branch.when, branch.text, branch.to]);
        expect(branches, columns.join(', ')).toEqual(expected);
      }
  expect(compared).toBeGreaterThan(40);
});

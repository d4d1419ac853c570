import { type Field, type OutputRecord, recordOf } from '../record.js';

/** Cells of a row with the line that they stand in. A cell that is not known is undefined. */
export interface TableRow {
  readonly values: readonly (string | undefined)[];
  readonly line: number;
}

const pairNames = /^(?:variable_?name|name|key|property|field|metric|parameter|setting|参数|名称|指标)$/i;
const emptyMarks: ReadonlySet<string> = new Set(['<none>', '<nil>', '<unset>', '<no value>', 'NULL', 'null', '-']);

/** A record for each row; a table of names and values is one record, whose values bear those names. */
export function recordsOfRows(names: readonly string[], rows: readonly TableRow[]): OutputRecord[] {
  if (names.length === 2 && pairNames.test(names[0] ?? '') && /^(?:value|值)$/i.test(names[1] ?? '')) {
    const fields = rows.flatMap(({ values: [name, value], line }) =>
      name && value !== undefined ? [{ name, path: name, value: emptied(value), line }] : [],
    );
    return fields.length > 0 ? [recordOf(fields)] : [];
  }
  const area = names.includes('Mounted on') ? 'disk' : '';
  return rows.map((row) => recordOfRow(names, row, area));
}

/** A row under an empty name (`Mem:` of `free`) is named by it, and so are its values. */
function recordOfRow(names: readonly string[], { values, line }: TableRow, area: string): OutputRecord {
  const fields: Field[] = [];
  const around = names[0] === '' ? `${values[0] ?? ''}`.replace(/:$/, '') : area;
  for (const [index, name] of names.entries()) {
    const value = values[index];
    if (value === undefined || name === '') continue;
    fields.push({ name, path: around === '' ? name : `${around}.${name}`, value: emptied(value), line });
  }
  const named = fields.find(({ name }) => /^name$/i.test(name))?.value ?? values.find((value) => value);
  return { label: named ?? null, fields };
}

function emptied(value: string): string {
  return emptyMarks.has(value) ? '' : value;
}

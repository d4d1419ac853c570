import type { Field, OutputLine, OutputRecord, ShapeReader } from '../record.js';
import { cells, words } from './columns.js';

const headerWord =
  /^(?:[A-Z][A-Z0-9()%:_./-]*%?|Use%|Mounted on|Filesystem|Size|Used|Avail(?:able)?|total|used|free|shared|buff\/cache|available)$/;

interface Column {
  readonly name: string;
  readonly start: number;
}

/** Tables with a row of names above them, as `kubectl get` prints: columns are aligned, cells may be empty or hold spaces. */
export const table: ShapeReader = {
  shape: 'table',
  read(lines) {
    let header: readonly Column[] | null = null;
    const records: OutputRecord[] = [];
    for (const line of lines) {
      if (line.text.trim() === '') continue;
      const found = headerOf(line.text);
      if (found) header = found;
      else if (header) records.push(recordOfRow(header, line));
      else return null;
    }
    return header ? records : null;
  },
};

/** Columns of a header: at least two names in capitals, no value among them. */
function headerOf(text: string): readonly Column[] | null {
  const names = text.includes('  ') || text.includes('\t') ? cells(text) : words(text);
  if (names.length < 2 || !names.every(isName)) return null;
  const columns: Column[] = [];
  let from = 0;
  for (const name of names) {
    const start = text.indexOf(name, from);
    columns.push({ name, start });
    from = start + name.length;
  }
  return columns;
}

function isName(cell: string): boolean {
  return headerWord.test(cell) || /^[A-Z][A-Z0-9()%_/-]*(?: [A-Z][A-Z0-9()%_/-]*){1,3}$/.test(cell);
}

function recordOfRow(columns: readonly Column[], { text, number }: OutputLine): OutputRecord {
  const values = sliced(columns, text) ?? counted(columns, text);
  const fields: Field[] = [];
  for (const [index, { name }] of columns.entries()) {
    const value = values[index];
    if (value !== undefined) fields.push({ name, path: name, value: emptied(value), line: number });
  }
  const label = fields.find(({ name }) => name === 'NAME') ?? fields[0];
  return { label: label?.value ?? null, fields };
}

/** Cells by the places of the names; null where a cell runs over a border. */
function sliced(columns: readonly Column[], text: string): string[] | null {
  const values: string[] = [];
  for (const [index, { start }] of columns.entries()) {
    if (index > 0 && start <= text.length && text[start - 1] !== ' ') return null;
    const end = columns[index + 1]?.start ?? text.length;
    const value = text.slice(start, end).trim();
    if (/\s{2}/.test(value)) return null;
    values.push(value);
  }
  return values;
}

/** Cells by their count: apart by two spaces, else by one. Nothing is read from a row whose count differs. */
function counted(columns: readonly Column[], text: string): string[] {
  const wide = cells(text);
  if (wide.length === columns.length) return wide;
  const narrow = words(text);
  return narrow.length === columns.length ? narrow : narrow.slice(0, 1);
}

function emptied(value: string): string {
  return value === '<none>' ? '' : value;
}

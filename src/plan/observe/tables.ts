import { derived, shipped, type Vocabulary } from '../../vocabulary/index.js';
import { type Field, type OutputRecord, recordOf, type ShapeReader } from './output-record.js';

/** Cells of a line whose columns are separated by at least two spaces or by tabs. */
export const cells = (line: string): string[] => line.trim().split(/\s{2,}|\t+/);

/** Words of a line; a part in brackets belongs to the word before it (`3 (5m ago)`). */
const words = (line: string): string[] =>
  line
    .trim()
    .replace(/\s+\(([^()]{0,40})\)/g, (_, inside: string) => `\u0000(${inside.replace(/ /g, '\u0000')})`)
    .split(/\s+/)
    .map((word) => word.replace(/\u0000/g, ' '));

interface TableRow {
  /** Cells; undefined where unknown. */
  readonly values: readonly (string | undefined)[];
  readonly line: number;
}

const emptyMarks: ReadonlySet<string> = new Set(['<none>', '<nil>', '<unset>', '<no value>', 'NULL', 'null', '-']);
const emptied = (value: string): string => (emptyMarks.has(value) ? '' : value);

/** A record for each row. A table of names and values is one record. */
export function recordsOfRows(
  names: readonly string[],
  rows: readonly TableRow[],
  { verdicts }: Vocabulary = shipped,
): OutputRecord[] {
  const [first = '', second = ''] = names.map((name) => name.toLowerCase());
  if (names.length === 2 && verdicts.nameColumns.includes(first) && verdicts.valueColumns.includes(second)) {
    const fields = rows.flatMap(({ values: [name, value], line }) =>
      name && value !== undefined ? [{ name, path: name, value: emptied(value), line }] : [],
    );
    return fields.length > 0 ? [recordOf(fields)] : [];
  }
  const isDisks = names.includes('Mounted on');
  const full = verdicts.alwaysFullDevices.map((source) => new RegExp(source));
  const isFull = ({ values: [device = ''] }: TableRow): boolean => full.some((pattern) => pattern.test(device));
  const shown = isDisks ? rows.filter((row) => !isFull(row)) : rows;
  return shown.map((row) => recordOfRow(names, row, isDisks ? 'disk' : ''));
}

/** In a table whose first heading is empty, the row name is part of the paths of its values (`Mem:` of `free`). */
function recordOfRow(names: readonly string[], { values, line }: TableRow, area: string): OutputRecord {
  const around = names[0] === '' ? (values[0] ?? '').replace(/:$/, '') : area;
  const fields = names.flatMap((name, index): Field[] => {
    const value = values[index];
    if (value === undefined || name === '') return [];
    return [{ name, path: around === '' ? name : `${around}.${name}`, value: emptied(value), line }];
  });
  const named = fields.find(({ name }) => /^name$/i.test(name))?.value ?? values.find((value) => value);
  return { label: named ?? null, fields };
}

/** Maximum number of lines above the headings of a table: warnings and notes of the command. */
const maxNotes = 5;

const capitals = /^%?[A-Z][A-Z0-9()%:_./+-]*(?: [A-Z][A-Z0-9()%_/-]*){0,3}$/;
/** A Chinese heading. A row of values is not mistaken for headings, because its first cell is a name. */
const han = /^(?=.{0,16}\p{Script=Han})[\p{Script=Han}A-Za-z%()/]{2,16}$/u;
const metrics = /^[A-Z]+\([a-z]+\)%?$/;
const headingsOf = derived(({ verdicts }: Vocabulary): ReadonlySet<string> => new Set(verdicts.tableHeaders));

interface Column {
  readonly name: string;
  readonly start: number;
}

/** Number of lines in succession that fit no row, with which a table has ended: output of another command follows. */
const maxUnfit = 2;

/** Tables below a row of headings, as printed by `kubectl get`. Columns are aligned; cells may be empty or contain spaces. */
export const table: ShapeReader = {
  shape: 'table',
  read(lines, vocabulary) {
    const tables: OpenTable[] = [];
    let notes = 0;
    for (const { text: written, number } of lines) {
      // `gobgp neighbor` prints a bar before counters that are aligned to the right.
      const text = written.replace(/ \|(?=#| )#?/, '  ');
      if (text.trim() === '') continue;
      const header = headerOf(text, vocabulary);
      const current = tables.at(-1);
      if (header) tables.push({ header, rows: [], unfit: 0 });
      else if (current) addRow(current, text, number);
      else if (++notes > maxNotes) return null;
    }
    if (tables.length === 0) return null;
    return tables.flatMap(({ header, rows }) =>
      recordsOfRows(
        header.map(({ name }) => name),
        rows,
        vocabulary,
      ),
    );
  },
};

interface OpenTable {
  readonly header: readonly Column[];
  readonly rows: TableRow[];
  unfit: number;
}

function addRow(table: OpenTable, text: string, line: number): void {
  if (table.unfit >= maxUnfit) return;
  const values = valuesOf(table.header, text);
  table.unfit = values === null ? table.unfit + 1 : 0;
  if (values !== null) table.rows.push({ values, line });
}

export const isHeader = (text: string, vocabulary?: Vocabulary): boolean => headerOf(text, vocabulary) !== null;

/** The columns of a header line: at least two cells, all of them headings. */
function headerOf(text: string, vocabulary?: Vocabulary): readonly Column[] | null {
  const single = headingsIn(words(text.replace(/Mounted on$/, 'Mounted\u0001on')), vocabulary);
  const isIndented = /^\s/.test(text);
  // Headings that are aligned to the right (`ps`, `free`) are single words, whatever their distance.
  const names = isIndented ? single : (headingsIn(cells(text), vocabulary) ?? single);
  if (!names) return null;
  const columns: Column[] = isIndented ? [{ name: '', start: 0 }] : [];
  let from = 0;
  for (const name of names) {
    const start = text.indexOf(name, from);
    columns.push({ name, start });
    from = start + name.length;
  }
  return columns;
}

function headingsIn(parts: readonly string[], vocabulary?: Vocabulary): string[] | null {
  const names = parts.map((part) => part.replace('\u0001', ' '));
  const isHeading = (cell: string) =>
    capitals.test(cell) || metrics.test(cell) || han.test(cell) || headingsOf(vocabulary).has(cell);
  return names.length > 1 && names.every(isHeading) ? names : null;
}

/**
 * Cells by position, or by number if positions are not reliable: after wide characters, or if headings are one space apart.
 * Null for a line that is no row.
 */
function valuesOf(columns: readonly Column[], text: string): string[] | null {
  const isWide = columns.some(({ name }) => han.test(name)) || /\p{Script=Han}/u.test(text);
  const areApart = columns.every(
    ({ start, name }, index) => start + name.length + 1 < (columns[index + 1]?.start ?? Number.POSITIVE_INFINITY),
  );
  const sliced = isWide || !areApart ? null : slicedCells(columns, text);
  // `Session 1` below five headings is a line of prose, and `Name:  web` one of `describe`.
  const isProse = columns.length > 2 && sliced?.filter((value) => value !== '').length === 1;
  if (columns[0]?.name !== '' && /^\S+:\s/.test(text)) return null;
  return (isProse ? null : sliced) ?? countedCells(columns, text, isWide || !areApart);
}

/** Cells by the positions of the headings; null if a cell crosses a border. */
function slicedCells(columns: readonly Column[], text: string): string[] | null {
  const values: string[] = [];
  for (const [index, { start }] of columns.entries()) {
    if (index > 0 && start <= text.length && text[start - 1] !== ' ') return null;
    const value = text.slice(start, columns[index + 1]?.start ?? text.length).trim();
    if (/\s{2}/.test(value)) return null;
    values.push(value);
  }
  return values;
}

/** Cells separated by two spaces, or else by one where headings are not aligned; null if their number differs from that of the headings. */
function countedCells(columns: readonly Column[], text: string, mayBeNarrow: boolean): string[] | null {
  const wide = cells(text);
  if (wide.length === columns.length) return wide;
  if (!mayBeNarrow) return null;
  const narrow = words(text);
  // Below an indented header, only some rows may have a name.
  if (columns[0]?.name === '' && narrow.length === columns.length - 1) return ['', ...narrow];
  return narrow.length === columns.length ? narrow : null;
}

const rule = /^[-+|=\s┌┬┐├┼┤└┴┘─╔╦╗╠╬╣╚╩╝═╪╞╡]*$/;

/** Tables with borders between columns, as printed by mysql, psql, etcdctl and openstack. */
export const borderedTable: ShapeReader = {
  shape: 'bordered-table',
  read(lines, vocabulary) {
    const tables: { names: readonly string[] | null; isRuled: boolean; readonly rows: TableRow[] }[] = [];
    const begin = () => tables.push({ names: null, isRuled: false, rows: [] });
    begin();
    for (const { text, number } of lines) {
      const current = tables.at(-1)!;
      const plain = text.replace(/[│║┃]/g, '|').trim();
      if (plain === '' || /^\(\d+ rows?\)/.test(plain)) begin();
      else if (rule.test(plain)) current.isRuled ||= /[-─═=]{2}/.test(plain);
      else if (!plain.includes('|')) continue;
      else if (current.names) current.rows.push({ values: borderedCells(plain), line: number });
      else current.names = borderedCells(plain);
    }
    const records = tables.flatMap(({ names, isRuled, rows }) =>
      names && isRuled ? recordsOfRows(names, rows, vocabulary) : [],
    );
    return records.length > 0 ? records : null;
  },
};

const borderedCells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const podColumns = ['NAME', 'READY', 'STATUS', 'RESTARTS', 'AGE'] as const;
/** Maximum number of lines that are not pods, such as warnings or a last line that was cut off. */
const maxOtherLines = 3;

/** Pods without a header, as printed by `kubectl get pod --no-headers` or `| grep`: name, `1/1`, status, restarts, age. */
export const podRows: ShapeReader = {
  shape: 'table',
  read(lines) {
    const filled = lines.filter(({ text }) => text.trim() !== '');
    const rows = filled.flatMap(({ text, number }) => {
      const values = words(text);
      const ready = values.findIndex((word) => /^\d{1,4}\/\d{1,4}$/.test(word));
      const [restarts = '', age = ''] = values.slice(ready + 2);
      const isPod = (ready === 1 || ready === 2) && /^\d+(?: \(|$)/.test(restarts) && /^\d+[a-z]/.test(age);
      return isPod ? [{ values: values.slice(ready - 1), line: number }] : [];
    });
    if (rows.length === 0 || filled.length - rows.length > maxOtherLines) return null;
    return recordsOfRows(podColumns, rows);
  },
};

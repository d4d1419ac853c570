import { type Field, type OutputRecord, recordOf, type ShapeReader } from './output-record.js';

/** Cells of a line whose columns stand apart by two spaces or more, or by tabs. */
export function cells(line: string): string[] {
  return line.trim().split(/\s{2,}|\t+/);
}

/** Words of a line; a part in brackets belongs to the word before it (`3 (5m ago)`). */
export function words(line: string): string[] {
  return line
    .trim()
    .replace(/\s+\(([^()]{0,40})\)/g, (_, inside: string) => `\u0000(${inside.replace(/ /g, '\u0000')})`)
    .split(/\s+/)
    .map((word) => word.replace(/\u0000/g, ' '));
}

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

/** Lines that may stand above the names: warnings and notes of the command. */
const notesAbove = 5;

const capitals = /^%?[A-Z][A-Z0-9()%:_./+-]*(?: [A-Z][A-Z0-9()%_/-]*){0,3}$/;
/** A Chinese name. A value in Chinese never fills a whole row: the first cell of a row is what it is called. */
const han = /^(?=.{0,16}\p{Script=Han})[\p{Script=Han}A-Za-z%()/]{2,16}$/u;
const metrics = /^[A-Z]+\([a-z]+\)%?$/;
/** Names of tables whose header is not in capitals: `df`, `free`, `docker stats`, helm. */
const otherNames: ReadonlySet<string> = new Set([
  'Filesystem',
  'Type',
  'Size',
  'Used',
  'Avail',
  'Available',
  'Use%',
  'IUsed',
  'IFree',
  'IUse%',
  'Inodes',
  '1K-blocks',
  'Mounted on',
  'total',
  'used',
  'free',
  'shared',
  'buff/cache',
  'buffers',
  'cached',
  'available',
]);

interface Column {
  readonly name: string;
  readonly start: number;
}

/** Tables with a row of names above them, as `kubectl get` prints: columns are aligned, cells may be empty or hold spaces. */
export const table: ShapeReader = {
  shape: 'table',
  read(lines) {
    const records: OutputRecord[] = [];
    let header: readonly Column[] | null = null;
    let rows: TableRow[] = [];
    let above = 0;
    const flush = (): void => {
      if (header)
        for (const record of recordsOfRows(
          header.map(({ name }) => name),
          rows,
        ))
          records.push(record);
      rows = [];
    };
    for (const { text, number } of lines) {
      if (text.trim() === '') continue;
      const found = headerOf(text);
      if (found) {
        flush();
        header = found;
      } else if (header) rows.push({ values: valuesOf(header, text), line: number });
      else if (++above > notesAbove) return null;
    }
    flush();
    return header ? records : null;
  },
};

/** Columns of a header: at least two names, no value among them. */
function headerOf(text: string): readonly Column[] | null {
  const single = namesOf(words(text.replace(/Mounted on$/, 'Mounted\u0001on')));
  // Names that are set to the right (`ps`, `free`) are single words, however far apart.
  const names = /^\s/.test(text) ? single : (namesOf(cells(text)) ?? single);
  if (!names) return null;
  const columns: Column[] = /^\s/.test(text) ? [{ name: '', start: 0 }] : [];
  let from = 0;
  for (const name of names) {
    const start = text.indexOf(name, from);
    columns.push({ name, start });
    from = start + name.length;
  }
  return columns;
}

function namesOf(parts: readonly string[]): string[] | null {
  const names = parts.map((part) => part.replace('\u0001', ' '));
  return names.length > 1 && names.every(isName) ? names : null;
}

function isName(cell: string): boolean {
  return capitals.test(cell) || metrics.test(cell) || han.test(cell) || otherNames.has(cell);
}

/** Wide characters shift what stands behind them, and names one space apart are not aligned: then places tell nothing. */
function valuesOf(columns: readonly Column[], text: string): string[] {
  const wide = columns.some(({ name }) => han.test(name)) || /\p{Script=Han}/u.test(text);
  const apart = columns.every(
    ({ start, name }, index) => start + name.length + 1 < (columns[index + 1]?.start ?? Number.POSITIVE_INFINITY),
  );
  return (wide || !apart ? null : sliced(columns, text)) ?? counted(columns, text);
}

/** Cells by the places of the names; null where a cell runs over a border. */
function sliced(columns: readonly Column[], text: string): string[] | null {
  const values: string[] = [];
  for (const [index, { start }] of columns.entries()) {
    if (index > 0 && start <= text.length && text[start - 1] !== ' ') return null;
    const value = text.slice(start, columns[index + 1]?.start ?? text.length).trim();
    if (/\s{2}/.test(value)) return null;
    values.push(value);
  }
  return values;
}

/** Cells by their count: apart by two spaces, else by one. Where the count differs, only the first is known. */
function counted(columns: readonly Column[], text: string): string[] {
  const wide = cells(text);
  if (wide.length === columns.length) return wide;
  const narrow = words(text);
  // A header that is set in may stand above rows of which only some have a name before them.
  if (columns[0]?.name === '' && narrow.length === columns.length - 1) return ['', ...narrow];
  return narrow.length === columns.length ? narrow : narrow.slice(0, 1);
}

const rule = /^[-+|=\s┌┬┐├┼┤└┴┘─╔╦╗╠╬╣╚╩╝═╪╞╡]*$/;

/** Tables with borders between their columns: those of mysql, psql, etcdctl and openstack. */
export const borderedTable: ShapeReader = {
  shape: 'bordered-table',
  read(lines) {
    const records: OutputRecord[] = [];
    let names: readonly string[] | null = null;
    let rows: TableRow[] = [];
    let ruled = false;
    const flush = (): void => {
      if (names && ruled) records.push(...recordsOfRows(names, rows));
      names = null;
      rows = [];
      ruled = false;
    };
    for (const { text, number } of lines) {
      const plain = text.replace(/[│║┃]/g, '|').trim();
      if (plain === '' || /^\(\d+ rows?\)/.test(plain)) flush();
      else if (rule.test(plain)) ruled ||= /[-─═=]{2}/.test(plain);
      else if (plain.includes('|')) {
        const values = cellsOf(plain);
        if (names) rows.push({ values, line: number });
        else names = values;
      }
    }
    flush();
    return records.length > 0 ? records : null;
  },
};

function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

const names = ['NAME', 'READY', 'STATUS', 'RESTARTS', 'AGE'] as const;

/** Lines that may be no pods: warnings, a last line that was cut off. */
const otherLines = 3;

/** Pods without a header, as `kubectl get pod --no-headers` or `| grep` leaves them: name, `1/1`, status, restarts, age. */
export const podRows: ShapeReader = {
  shape: 'table',
  read(lines) {
    const rows: TableRow[] = [];
    let unread = 0;
    for (const { text, number } of lines) {
      if (text.trim() === '') continue;
      const values = words(text);
      const ready = values.findIndex((word) => /^\d{1,4}\/\d{1,4}$/.test(word));
      const [restarts = '', age = ''] = values.slice(ready + 2);
      if (ready < 1 || ready > 2 || !/^\d+(?: \(|$)/.test(restarts) || !/^\d+[a-z]/.test(age)) {
        if (++unread > otherLines) return null;
        continue;
      }
      rows.push({ values: values.slice(ready - 1), line: number });
    }
    return rows.length > 0 ? recordsOfRows(names, rows) : null;
  },
};

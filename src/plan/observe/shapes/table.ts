import type { OutputRecord, ShapeReader } from '../record.js';
import { cells, words } from './columns.js';
import { recordsOfRows, type TableRow } from './rows.js';

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

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { TriagraphError } from '../../errors.js';
import { limits } from '../../limits.js';
import type { TicketImport } from '../../model/index.js';
import { decodeSource } from '../../read/index.js';
import { redactSecrets } from '../../text/index.js';
import { shippedBuildWords } from '../../vocabulary/index.js';
import { refuseExisting, writeFileAtomically } from '../atomic-file.js';

export interface TicketImportOptions {
  /** An export of tickets: CSV or TSV with a header, a JSON list, or JSON lines. */
  readonly path: string;
  /** The file of JSON lines to write. */
  readonly to: string;
  /** Key of a case → column of the export. Other columns are chosen by their names. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Replace an existing file. Default false. */
  readonly overwrite?: boolean;
}

type Row = ReadonlyMap<string, unknown>;

const listKeys: ReadonlySet<string> = new Set(['components', 'products', 'versions', 'sources']);
const largestExport = 500 * 1024 * 1024;

/** Converts an export of tickets. Masks secrets; counts and omits tickets without a title, or without cause and resolution. */
export function importTickets({ path, to, columns = {}, overwrite = false }: TicketImportOptions): TicketImport {
  if (!overwrite) refuseExisting([to], 'Give another file, or --overwrite to replace it.');
  const rows = readRows(path);
  const names = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const chosen = chooseColumns(names, columns, path);
  const left = { untitled: 0, unsolved: 0, tooLong: 0 };
  const lines: string[] = [];
  for (const row of rows) {
    const ticket = caseOf(row, chosen);
    const line = JSON.stringify(ticket);
    if (ticket.title === undefined) left.untitled++;
    else if (ticket.cause === undefined && ticket.resolution === undefined) left.unsolved++;
    else if (Buffer.byteLength(line) > limits.caseLineBytes) left.tooLong++;
    else lines.push(`${line}\n`);
  }
  if (lines.length > 0) writeFileAtomically(to, Buffer.from(lines.join('')));
  const used = new Set(Object.values(chosen));
  return {
    path,
    to,
    tickets: rows.length,
    written: lines.length,
    left,
    columns: chosen,
    unused: names.filter((name) => !used.has(name)),
  };
}

function readRows(path: string): Row[] {
  const bytes = readBytes(path);
  const { text } = decodeSource(path, bytes);
  try {
    if (/\.[ct]sv$/i.test(path)) return tableRows(text, /\.tsv$/i.test(path) ? '\t' : separatorOf(text));
    const isLines = !/\.json$/i.test(path);
    const values = isLines
      ? text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line)]))
      : listIn(JSON.parse(text));
    return values.map((value) => new Map(flat(value, '')));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new TriagraphError(
      'tickets-format',
      `${path} is not JSON (${error.message}). Export the tickets again, as CSV or JSON.`,
    );
  }
}

function readBytes(path: string): Uint8Array {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new TriagraphError('root-not-readable', `Cannot read ${path} (${code}). Give the file of an export.`);
  }
  if (bytes.length <= largestExport) return bytes;
  throw new TriagraphError(
    'tickets-format',
    `${path} has ${bytes.length} bytes, expected at most ${largestExport}. Export the tickets in several files.`,
  );
}

/** The longest list: the value itself, or a member such as `issues`. */
function listIn(value: unknown): unknown[] {
  const lists = [value, ...Object.values(value ?? {})].filter(Array.isArray);
  return lists.sort((left, right) => right.length - left.length)[0] ?? [value];
}

/** `{fields: {summary: "x"}}` → `fields.summary`. An object with a name or value is kept whole. */
function flat(value: unknown, prefix: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[prefix || 'title', value]];
  return Object.entries(value).flatMap(([key, member]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    return isNamed(member) || prefix.includes('.') ? [[name, member] as [string, unknown]] : flat(member, name);
  });
}

const isNamed = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && ['name', 'value', 'display_value'].some((key) => key in value);

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return isNamed(value) ? textOf(value.name ?? value.value ?? value.display_value) : '';
}

/** Reads a table by RFC 4180: quoted cells may contain separators, line breaks and doubled quotes. */
function tableRows(text: string, separator: string): Row[] {
  const rows: string[][] = [[]];
  const cells = new RegExp(`("(?:[^"]|"")*"|[^${separator}\\r\\n]*)(${separator}|\\r?\\n|\\r|$)`, 'g');
  for (const { 1: cell = '', 2: end, index } of text.matchAll(cells)) {
    if (index === text.length && rows.at(-1)!.length === 0) break;
    rows.at(-1)!.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '') break;
    if (end !== separator) rows.push([]);
  }
  const [head = [], ...body] = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  return body.map((row) => new Map(row.map((cell, column) => [head[column]?.trim() || `column ${column + 1}`, cell])));
}

/** Excel writes `;` where a comma separates decimals. */
function separatorOf(text: string): ',' | ';' {
  const [head = ''] = text.split('\n', 1);
  return head.split(';').length > head.split(',').length ? ';' : ',';
}

const fold = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
/** `fields.summary` → `summary`. */
const lastPart = (name: string): string => fold(name.slice(name.lastIndexOf('.') + 1));

function chooseColumns(
  names: readonly string[],
  given: Readonly<Record<string, string>>,
  path: string,
): Record<string, string> {
  const usual: Readonly<Record<string, readonly string[]>> = shippedBuildWords.ticketColumns;
  const chosen: Record<string, string> = {};
  for (const [key, column] of Object.entries(given)) {
    if (!Object.hasOwn(usual, key))
      throw new TriagraphError(
        'tickets-column',
        `Unexpected key ${key}, expected one of ${Object.keys(usual).join(', ')}.`,
      );
    const found = names.find((name) => name === column) ?? names.find((name) => fold(name) === fold(column));
    if (found === undefined)
      throw new TriagraphError(
        'tickets-column',
        `${basename(path)} has no column ${column}; it has ${names.slice(0, 40).join(', ')}.`,
      );
    chosen[key] = found;
  }
  const free = () => names.filter((name) => !Object.values(chosen).includes(name));
  for (const [key, candidates] of Object.entries(usual)) {
    if (chosen[key] !== undefined) continue;
    const wanted = candidates.map(fold);
    const found = wanted.flatMap(
      (want) => free().find((name) => fold(name) === want || lastPart(name) === want) ?? [],
    )[0];
    if (found !== undefined) chosen[key] = found;
  }
  if (chosen.title === undefined)
    throw new TriagraphError(
      'tickets-column',
      `No column of ${basename(path)} looks like a title; name it: --column title=NAME. It has ${names.slice(0, 40).join(', ')}.`,
    );
  return chosen;
}

function caseOf(row: Row, columns: Readonly<Record<string, string>>): Record<string, string | string[]> {
  const ticket: Record<string, string | string[]> = {};
  for (const [key, column] of Object.entries(columns)) {
    const value = row.get(column);
    const texts = (Array.isArray(value) ? value : [value])
      .map((each) => redactSecrets(textOf(each).replace(/\r\n?/g, '\n').trim()))
      .flatMap((text) => (listKeys.has(key) ? text.split(/[,;\uff0c\u3001\uff1b]\s*/) : [text]))
      .filter((text) => text !== '');
    if (texts.length === 0) continue;
    if (key === 'title') ticket.title = texts.join(' ').replace(/\s+/g, ' ');
    else if (key === 'date') ticket.date = /^\d{4}-\d{2}-\d{2}/.exec(texts[0]!)?.[0] ?? texts[0]!;
    else ticket[key] = listKeys.has(key) || texts.length > 1 ? texts : texts[0]!;
  }
  return ticket;
}

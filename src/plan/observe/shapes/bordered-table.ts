import type { OutputRecord, ShapeReader } from '../record.js';
import { recordsOfRows, type TableRow } from './rows.js';

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

import type { ShapeReader } from '../record.js';
import { words } from './columns.js';
import { recordsOfRows, type TableRow } from './rows.js';

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

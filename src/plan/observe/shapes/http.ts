import { type Field, recordOf, type ShapeReader } from '../record.js';

const statusLine = /^(?:< )?HTTP\/[\d.]{1,3} (\d{3})\b/;
const header = /^(?:< )?([A-Za-z][\w-]{0,60}): (.*)$/;

/** An answer over HTTP as `curl -i` and `curl -I` print it: the status line, headers, and a body that is not read. */
export const http: ShapeReader = {
  shape: 'pairs',
  read(lines) {
    const first = lines.findIndex(({ text }) => text.trim() !== '');
    if (!statusLine.test(lines[first]?.text ?? '')) return null;
    const fields: Field[] = [];
    for (const { text, number } of lines.slice(first)) {
      if (text === '') break;
      const status = statusLine.exec(text)?.[1];
      const [, name = '', value = ''] = header.exec(text) ?? [];
      if (status) fields.push({ name: 'HTTP code', path: 'HTTP code', value: status, line: number });
      else if (name !== '') fields.push({ name, path: name, value, line: number });
    }
    return [recordOf(fields)];
  },
};

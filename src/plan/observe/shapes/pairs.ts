import { type Field, recordOf, type ShapeReader } from '../record.js';

const pair = /^([A-Za-z_\p{Script=Han}][\w.\-/\p{Script=Han}]{0,120}?)(?:\s*[=＝]\s*|[:：])(.*)$/u;
const measure = /^([A-Za-z_][\w.-]{0,120})\s+([+-]?\d[\w.%]*)$/;

/** A name and a value on each line: `net.ipv4.ip_forward = 1`, `cluster_state:ok`, `zk_up 1`. */
export const pairs: ShapeReader = {
  shape: 'pairs',
  read(lines) {
    const fields: Field[] = [];
    for (const { text, number } of lines) {
      const line = text.trim();
      if (line === '' || line.startsWith('#')) continue;
      const found = pair.exec(line) ?? measure.exec(line);
      if (!found || /^\/\/|\s[\w.-]+=/.test(found[2] ?? '')) return null;
      const [, name = '', value = ''] = found;
      fields.push({ name, path: name, value: value.trim().replace(/^(["'])(.*)\1$/, '$2'), line: number });
    }
    return fields.length > 0 ? [recordOf(fields)] : null;
  },
};

import { verdicts } from '../../../vocabulary/index.js';
import type { Field, OutputLine, OutputRecord, ShapeReader } from '../record.js';

const unit = '(?:%|ns|us|µs|ms|s|[KMGT]i?B?|bytes|packets)';
/** `took = 2.3ms`, `state: UP`, `icmp_seq=1`, `Exit Code: 137`. */
const assigned = new RegExp(
  `([A-Za-z_\\p{Script=Han}][\\w.\\-\\p{Script=Han}]{0,60}(?: [A-Za-z][\\w-]{0,30}){0,2})\\s{0,20}(?:[=：]|:(?=\\s|$)|(?<=\\w):(?=[\\w"]))\\s{0,20}("[^"]{0,200}"|[^\\s,;"'\\]})]{1,200}(?: ${unit}(?![\\w]))?)(?![\\w.]|\\s{1,4}=)`,
  'gu',
);
/** `0% packet loss`, `3 received`, `2 up`. */
const counted = new RegExp(
  `(?<![\\w.:/-])(\\d+(?:\\.\\d+)?${unit}?) ([A-Za-z][A-Za-z_-]{1,30}(?: [A-Za-z][A-Za-z_-]{1,30})?)(?=$|[\\s,.;()])`,
  'g',
);
/** `mtu 1500`, `zk_up 1`. */
const spaced = new RegExp(
  `(?<![\\w./-])([A-Za-z_][\\w.-]{1,60})[ \\t]{1,20}([+-]?\\d+(?:\\.\\d+)?${unit}?)(?=$|[\\s,;)])`,
  'g',
);
const statusWords = new RegExp(
  `(?<![\\w.])(${verdicts.statusNames.join('|')})[ \\t]+([A-Z][\\w-]{1,40})(?=$|[\\s,;)])`,
  'gi',
);
const http = /(?<![\w/])HTTP\/[\d.]{1,3} (\d{3})\b/g;
/** `2: eth0@if5: <BROADCAST,UP>`, as `ip` begins an interface. */
const interfaceLine = /^\d{1,6}: ([^\s:@]{1,40})(?:@[^\s:]{1,40})?: /;

/**
 * Anything else: whatever stands beside a sign or a number is taken for a value (`mtu 1500`, `0% packet loss`, `took = 2.3ms`,
 * `HTTP/1.1 200`). Interfaces of `ip` are records of their own.
 */
export const text: ShapeReader = {
  shape: 'text',
  read(lines) {
    const records: OutputRecord[] = [];
    let label: string | null = null;
    let fields: Field[] = [];
    for (const line of lines) {
      const found = interfaceLine.exec(line.text)?.[1];
      if (found !== undefined) {
        if (fields.length > 0) records.push({ label, fields });
        [label, fields] = [found, []];
      }
      addFields(fields, line);
    }
    if (fields.length > 0) records.push({ label, fields });
    return records;
  },
};

function addFields(fields: Field[], { text: line, number }: OutputLine): void {
  // Longer lines are dumps on one line, which hold nothing that a person would judge by.
  if (line.length > 20_000) return;
  const add = (name: string, value: string): void => {
    fields.push({ name, path: name, value: value.replace(/^"|"$/g, ''), line: number });
  };
  for (const [, name = '', value = ''] of line.matchAll(assigned)) add(name, value);
  for (const [, value = '', name = ''] of line.matchAll(counted)) add(name, value);
  for (const [, name = '', value = ''] of line.matchAll(spaced)) add(name, value);
  for (const [, name = '', value = ''] of line.matchAll(statusWords)) add(name, value);
  for (const [, value = ''] of line.matchAll(http)) add('HTTP code', value);
}

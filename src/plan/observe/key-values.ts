import { derived, type Vocabulary } from '../../vocabulary/index.js';
import { type Field, type OutputLine, type OutputRecord, recordOf, type ShapeReader } from './output-record.js';

/** One word or number alone: what `wc -l`, `-o jsonpath` and `curl -w` print. */
export const scalar: ShapeReader = {
  shape: 'scalar',
  read(lines) {
    const filled = lines.filter(({ text }) => text.trim() !== '');
    const [line, ...others] = filled;
    if (!line || others.length > 0) return null;
    const value = line.text.trim().replace(/^(["'])(.*)\1$/, '$2');
    if (!/^\S{1,80}$/.test(value) && !/^[+-]?\d[\d.]* ?[A-Za-zµ%\p{Script=Han}]{1,12}$/u.test(value)) return null;
    if (/[=:＝：{}[\]]/.test(value)) return null;
    return [{ label: null, fields: [{ name: 'output', path: 'output', value, line: line.number }] }];
  },
};

const statusLine = /^(?:< )?HTTP\/[\d.]{1,3} (\d{3})\b/;
const header = /^(?:< )?([A-Za-z][\w-]{0,60}): (.*)$/;

/** An HTTP response as printed by `curl -i` and `curl -I`: the status line and headers. The body is not read. */
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

const pair = /^([A-Za-z_\p{Script=Han}][\w.\-/\p{Script=Han}]{0,120}?)(?:\s*[=＝]\s*|[:：])(.*)$/u;
const measure = /^([A-Za-z_][\w.-]{0,120})\s+([+-]?\d[\w.%]*)$/;

/** A condition of Kubernetes on one line: its status, perhaps a reason and a message. */
const conditionStatus = /^(True|False|Unknown)(?:\s+(\w+))?(?:\s.*)?$/;

/** A name and a value on each line: `net.ipv4.ip_forward = 1`, `cluster_state:ok`, `zk_up 1`. Blocks that begin with the same name are records. */
export const pairs: ShapeReader = {
  shape: 'pairs',
  read(lines) {
    const blocks: Field[][] = [[]];
    for (const { text, number } of lines) {
      const line = text.trim();
      if (line === '' && blocks.at(-1)!.length > 0) blocks.push([]);
      if (line === '' || line.startsWith('#')) continue;
      const fields = blocks.at(-1)!;
      const found = pair.exec(line) ?? measure.exec(line);
      if (!found || /^\/\/|\s[\w.-]+=/.test(found[2] ?? '')) return null;
      const [, name = '', written = ''] = found;
      const value = written.trim().replace(/^(["'])(.*)\1$/, '$2');
      const [, status, reason = ''] = conditionStatus.exec(value) ?? [];
      fields.push({ name, path: name, value: status ?? value, line: number });
      if (reason !== '') fields.push({ name: 'reason', path: `${name}.reason`, value: reason, line: number });
    }
    const filled = blocks.filter((fields) => fields.length > 0);
    const isList = filled.length > 1 && filled.every(([first]) => first!.name === filled[0]![0]!.name);
    return filled.length === 0 ? null : isList ? filled.map(recordOf) : [recordOf(filled.flat())];
  },
};

/** A name before pairs, and a pair: `web vpc=ovn-cluster v4availableIPs=0`. */
const rowName = /^([\w./:-]+)\s+(?=[A-Za-z_]\w*=)/;
const rowPair = /(?<!\S)([A-Za-z_][\w.]*)=(\S*)(?=\s|$)/g;

/** Lines with the same pairs, each with an optional name before them. Each line is a record. */
export const pairRows: ShapeReader = {
  shape: 'pairs',
  read(lines) {
    const rows = lines.flatMap(({ text: line, number }): OutputRecord[] => {
      const text = line.trim();
      if (text === '') return [];
      const [lead = '', label = null] = rowName.exec(text) ?? [];
      const found = [...text.slice(lead.length).matchAll(rowPair)];
      const isWhole = found.map(([each]) => each).join('') === text.slice(lead.length).replace(/\s+/g, '');
      const fields = found.map(([, name = '', value = '']) => ({ name, path: name, value, line: number }));
      return [{ label, fields: isWhole ? fields : [] }];
    });
    const namesOf = ({ fields }: OutputRecord): string => fields.map(({ name }) => name).join(' ');
    const names = rows[0] ? namesOf(rows[0]) : '';
    return rows.length > 1 && names !== '' && rows.every((each) => namesOf(each) === names) ? rows : null;
  },
};

/** `real	0m0.012s`, as `time` prints it. */
const timed = /^(real|user|sys)\s+(\d+m\d+(?:\.\d+)?s)$/;
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
const statusWordsOf = derived(
  ({ verdicts }: Vocabulary) =>
    new RegExp(`(?<![\\w.])(${verdicts.statusNames.join('|')})[ \\t]+([A-Z][\\w-]{1,40})(?=$|[\\s,;)])`, 'gi'),
);
/** A row of the conditions of `describe`, alone: `DiskPressure  False  Mon, 23 Nov …`. */
const conditionRow = /^\s{0,8}([A-Z]\w{2,60})\s{2,}(True|False|Unknown)(?=\s{2,}|$)/;
/** The first server of `/etc/resolv.conf`. */
const resolver = /^(nameserver)\s+([\da-fA-F.:]+)$/;
const httpStatus = /(?<![\w/])HTTP\/[\d.]{1,3} (\d{3})\b/g;
/** `2: eth0@if5: <BROADCAST,UP>`, as `ip` begins an interface. */
const interfaceLine = /^\d{1,6}: ([^\s:@]{1,40})(?:@[^\s:]{1,40})?: /;

/**
 * Any other text. A word next to `=`, `:` or a number is read as the name of a value (`mtu 1500`, `0% packet loss`,
 * `took = 2.3ms`, `HTTP/1.1 200`). Each interface of `ip` is a record.
 */
export const text: ShapeReader = {
  shape: 'text',
  read(lines, vocabulary) {
    const records: OutputRecord[] = [];
    let label: string | null = null;
    let fields: Field[] = [];
    for (const line of lines) {
      const found = interfaceLine.exec(line.text)?.[1];
      if (found !== undefined) {
        if (fields.length > 0) records.push({ label, fields });
        [label, fields] = [found, []];
      }
      addFields(fields, line, statusWordsOf(vocabulary));
    }
    if (fields.length > 0) records.push({ label, fields });
    return records;
  },
};

function addFields(fields: Field[], { text: line, number }: OutputLine, statusWords: RegExp): void {
  // Longer lines are dumps.
  if (line.length > 20_000) return;
  const add = (name: string, value: string): void => {
    fields.push({ name, path: name, value: value.replace(/^"|"$/g, ''), line: number });
  };
  for (const [, name = '', value = ''] of line.matchAll(assigned)) add(name, value);
  for (const [, value = '', name = ''] of line.matchAll(counted)) add(name, value);
  for (const [, name = '', value = ''] of line.matchAll(spaced)) add(name, value);
  for (const [, name = '', value = ''] of line.matchAll(statusWords)) add(name, value);
  for (const [, value = ''] of line.matchAll(httpStatus)) add('HTTP code', value);
  const [, name, value = ''] = timed.exec(line) ?? resolver.exec(line) ?? conditionRow.exec(line) ?? [];
  if (name !== undefined) add(name, value);
}

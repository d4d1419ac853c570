import type { Field, OutputLine, OutputRecord, ShapeReader } from '../record.js';
import { readJson } from './json.js';

const sample =
  /^([A-Za-z_:][\w:]*)?(\{[^{}]*\})?\s*(?:=>\s*|\s)([+-]?(?:\d[\d.eE+-]*|Inf|NaN))(?:\s+@\[[\d.]+\]|\s+\d{10,13}(?:\.\d+)?)?$/;
/** Lines that may be no samples: warnings, a last line that was cut off. */
const otherLines = 3;
const labelValue = /"((?:[^"\\]|\\.)*)"/g;

/** Samples of Prometheus: its text format, `promtool query instant`, and answers of its API. Each series is a record. */
export const prometheus: ShapeReader = {
  shape: 'prometheus',
  read(lines) {
    const filled = lines.filter(({ text }) => text.trim() !== '' && !text.startsWith('#'));
    const first = filled[0]?.text ?? '';
    if (/^\s*\{/.test(first) && !sample.test(first.trim())) return readAnswer(lines);
    const typed = lines.some(({ text }) => /^# (?:TYPE|HELP) /.test(text));
    if (!typed && !filled.some(({ text }) => /\}\s*(?:=>|\s)|=>/.test(text))) return null;
    return readSamples(filled);
  },
};

function readSamples(lines: readonly OutputLine[]): readonly OutputRecord[] | null {
  const plain: Field[] = [];
  let unread = 0;
  const records: OutputRecord[] = [];
  for (const { text, number } of lines) {
    const found = sample.exec(text.trim());
    if (!found) {
      if (++unread > otherLines) return null;
      continue;
    }
    const [, name = 'value', labels = '', value = ''] = found;
    const field = { name, path: name, value, line: number };
    if (labels === '' || labels === '{}') plain.push(field);
    else records.push({ label: labels, names: namesIn(labels), fields: [field] });
  }
  if (plain.length > 0) records.push({ label: null, fields: plain });
  return records.length > 0 ? records : null;
}

function namesIn(labels: string): string[] {
  return [...labels.matchAll(labelValue)].map(([, value = '']) => value);
}

/** `{"status":"success","data":{"resultType":"vector","result":[…]}}`. The last value of a series counts. */
function readAnswer(lines: readonly OutputLine[]): readonly OutputRecord[] | null {
  const records = readJson(lines);
  if (!records.some(({ fields }) => fields.some(({ path }) => path === 'data.resultType'))) return null;
  return records.flatMap(({ fields }) => {
    const value = fields.findLast(({ path }) => path === 'value' || path === 'values');
    if (!value) return [];
    const labels = fields.filter(({ path }) => path.startsWith('metric.') && path !== 'metric.__name__');
    const name = fields.find(({ path }) => path === 'metric.__name__')?.value ?? 'value';
    const label = labels.map((one) => `${one.name}="${one.value}"`).join(',');
    return [{ label: `{${label}}`, names: labels.map((one) => one.value), fields: [{ ...value, name, path: name }] }];
  });
}

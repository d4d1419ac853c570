import { type Field, type OutputLine, type OutputRecord, RecordBuilder, type ShapeReader } from './output-record.js';

const token = /([{}[\],:])|"((?:[^"\\\n]|\\.)*)"|([^\s{}[\],:"]+)/g;

/**
 * One or several JSON values. Reading ends at the first syntax error, because output is often cut off or followed by other
 * text; everything before it is valid.
 */
export const json: ShapeReader = {
  shape: 'json',
  read(lines) {
    const first = lines.find(({ text }) => text.trim() !== '')?.text.trimStart() ?? '';
    if (!/^(?:\{\s*(?:"|\}|$)|\[\s*(?:[{["\d\]-]|$|true|false|null))/.test(first)) return null;
    const records = new JsonReader().read(lines);
    return records.length > 0 || /^(?:\{\s*\}|\[\s*\])$/.test(first) ? records : null;
  },
};

/** An open object, with or without its current key, or an open list. */
interface Container {
  readonly kind: 'object' | 'list';
  key: string | null;
}

class JsonReader {
  readonly #builder = new RecordBuilder();
  readonly #open: Container[] = [];

  read(lines: readonly OutputLine[]): readonly OutputRecord[] {
    for (const { text, number } of lines) {
      for (const [, mark, string, bare] of text.matchAll(token)) {
        const isValid = mark ? this.#mark(mark) : this.#scalar(string ?? bare ?? '', string !== undefined, number);
        if (!isValid) return this.#builder.finish();
      }
    }
    return this.#builder.finish();
  }

  /** False for a syntax error. */
  #mark(mark: string): boolean {
    const top = this.#open.at(-1);
    if (mark === ',' || mark === ':') return top !== undefined;
    if (mark === '{' || mark === '[') {
      this.#enter(top);
      this.#open.push({ kind: mark === '{' ? 'object' : 'list', key: null });
      return true;
    }
    if (top?.kind !== (mark === '}' ? 'object' : 'list')) return false;
    this.#open.pop();
    this.#leave();
    return true;
  }

  #enter(top: Container | undefined): void {
    if (top?.kind === 'list') this.#builder.item();
    else if (top?.key != null) this.#builder.key(top.key);
  }

  #leave(): void {
    const top = this.#open.at(-1);
    if (!top) {
      this.#builder.endDocument();
      return;
    }
    this.#builder.close();
    top.key = null;
  }

  #scalar(value: string, quoted: boolean, line: number): boolean {
    const top = this.#open.at(-1);
    if (!top) return false;
    if (top.kind === 'object' && top.key === null) {
      if (!quoted) return false;
      top.key = unescaped(value);
      return true;
    }
    if (!quoted && !/^(?:-?\d[\d.eE+-]*|true|false|null)$/.test(value)) return false;
    this.#builder.value(top.key ?? '', unescaped(value), line);
    top.key = null;
    return true;
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '', b: '', f: '' };

function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(?:u([\da-fA-F]{4})|(.))/g, (_, code?: string, mark = '') =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : (escapes[mark] ?? mark),
  );
}

const sample =
  /^([A-Za-z_:][\w:]*)?(\{[^{}]*\})?\s*(?:=>\s*|\s)([+-]?(?:\d[\d.eE+-]*|Inf|NaN))(?:\s+@\[[\d.]+\]|\s+\d{10,13}(?:\.\d+)?)?$/;
/** Maximum number of lines that are not samples, such as warnings or a last line that was cut off. */
const otherLines = 3;
const labelValue = /"((?:[^"\\]|\\.)*)"/g;

/** Samples of Prometheus: its text format, `promtool query instant`, and responses of its API. Each series is a record. */
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

/** A response of the API: `{"status":"success","data":{"resultType":"vector","result":[…]}}`. The last value of a series counts. */
function readAnswer(lines: readonly OutputLine[]): readonly OutputRecord[] | null {
  const records = new JsonReader().read(lines);
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

const template = /-o\s*=?\s*jsonpath=(?:'([^']*)'|"([^"]*)"|(\S+))/;
const expression = /\{((?:[^{}'"]|'[^']*'|"[^"]*")*)\}/g;

/**
 * Names of the tab-separated values that a command prints with `-o jsonpath`; null for other commands, and for templates with
 * text between the values.
 */
function namesPrinted(command: string): string[] | null {
  const [, single, double, bare] = template.exec(command) ?? [];
  const written = single ?? double ?? bare;
  if (written === undefined || written.replace(expression, '') !== '') return null;
  const inside = [...written.matchAll(expression)].map(([, text = '']) => text.trim());
  const paths = inside.filter((text) => !/^(?:range|end\b|"\\[nt]"$)/.test(text));
  return paths.every((path) => /^[.@]/.test(path)) && paths.length > 0 ? paths.map(nameOf) : null;
}

/** The name of the value at a path: `.status.podIP` → `podIP`, `env[?(@.name=="X")].value` → `X`. */
function nameOf(path: string): string {
  const sought = /\[\?\(@\.\w+==["']([^"']+)["']\)\]\.\w+$/.exec(path)?.[1];
  return (
    sought ??
    path
      .replace(/\\\./g, '\0')
      .split(/[.[\]]+/)
      .filter(Boolean)
      .at(-1)!
      .replaceAll('\0', '.')
  );
}

/**
 * The records in the output of a command with `-o jsonpath`; null if no command fits, or more than one.
 * @param isKnown whether the output certainly belongs to the command; otherwise lines must have the right number of values
 */
export function jsonpathRecords(
  lines: readonly OutputLine[],
  commands: readonly string[],
  isKnown: boolean,
): readonly OutputRecord[] | null {
  const rows = lines
    .filter(({ text }) => text !== '')
    .map(({ text, number }) => ({ values: text.split('\t'), number }));
  const isValue = rows.length === 1 && /^\S+$/.test(rows[0]!.values[0]!);
  const fitting = commands.map(namesPrinted).filter((names) => {
    if (names === null || !(isKnown || names.length > 1 || isValue)) return false;
    // Values at the end may be empty.
    return rows.every(({ values }) => (isKnown ? values.length <= names.length : values.length === names.length));
  });
  const [names] = fitting;
  if (!names || fitting.length > 1 || rows.length === 0) return null;
  return rows.map(({ values, number }) => ({
    label: null,
    fields: names.map((name, index) => ({ name, path: name, value: values[index] ?? '', line: number })),
  }));
}

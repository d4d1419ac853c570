import { type OutputLine, RecordBuilder, type ShapeReader } from './output-record.js';
import { cells } from './tables.js';

const keyLine =
  /^("[^"]{1,120}"|'[^']{1,120}'|(?!\d+:)[^\s:#"'{}[\]|>-][^:#"'{}[\]|=,;]{0,119}?)\s*(?::(?:\s+|$)|：\s*)(.*)$/;
const blockMark = /^[|>][+-]?\d?$/;

/** An open key or list item with its indentation. An item is indented by half a column more than its dash. */
interface Open {
  readonly indent: number;
  readonly item: boolean;
}

/**
 * Indented `key: value` lines: YAML as printed by Kubernetes, and `describe`. Anchors are not followed and tags are
 * ignored, so the value of an alias is unknown.
 */
export const document: ShapeReader = {
  shape: 'document',
  read(lines) {
    const filled = lines.filter(({ text }) => text.trim() !== '');
    const conditions = conditionLines(filled);
    const keyed = filled.filter((line) => conditions.has(line) || keyLine.test(withoutDash(line.text))).length;
    if (keyed === 0 || keyed * 2 < filled.length) return null;
    const records = new DocumentReader().read(lines);
    return records.length > 0 ? records : null;
  },
};

/** The lines of the tables of conditions that `describe` prints, all that `grep -A8 Conditions` may leave. */
function conditionLines(filled: readonly OutputLine[]): ReadonlySet<OutputLine> {
  const found = new Set<OutputLine>();
  let table = Number.POSITIVE_INFINITY;
  for (const line of filled) {
    const [first, second] = cells(line.text);
    if (indentOf(line.text) < table) table = Number.POSITIVE_INFINITY;
    if (first === 'Type' && second === 'Status') table = indentOf(line.text);
    if (indentOf(line.text) >= table) found.add(line);
  }
  return found;
}

function withoutDash(text: string): string {
  return text.trim().replace(/^(?:-\s+)+/, '');
}

class DocumentReader {
  readonly #builder = new RecordBuilder();
  readonly #open: Open[] = [];
  /** Indentation of the key whose text block is being skipped, or -1. */
  #block = -1;
  /** Column names of a table inside `describe`, with its indentation. */
  #table: { readonly indent: number; readonly names: readonly string[] } | null = null;
  /** The first key of an object at the top level. When it is repeated, another object begins. */
  #firstKey: string | null = null;

  read(lines: readonly OutputLine[]) {
    for (const line of lines) this.#line(line);
    this.#closeTo(-1);
    return this.#builder.finish();
  }

  #line({ text, number }: OutputLine): void {
    const content = text.trim();
    if (content === '' || content.startsWith('#')) return;
    const indent = indentOf(text);
    if (this.#block >= 0 && indent > this.#block) return;
    this.#block = -1;
    if (content === '---' || content === '...') this.#newDocument();
    else if (!this.#tableLine(content, indent, number)) this.#content(content, indent, number);
  }

  #newDocument(): void {
    this.#closeTo(-1);
    this.#builder.endDocument();
    this.#firstKey = null;
    this.#table = null;
  }

  /**
   * Reads the table of conditions in `describe`: `Type  Status`, sometimes a line of dashes, then the rows.
   */
  #tableLine(content: string, indent: number, number: number): boolean {
    if (this.#table && indent < this.#table.indent) this.#table = null;
    const row = cells(content);
    if (this.#table) {
      if (!/^[-\s]+$/.test(content)) this.#tableRow(this.#table.names, row, number);
      return true;
    }
    if (row.length < 2 || row[0] !== 'Type' || content.includes(':')) return false;
    this.#table = { indent, names: row };
    return true;
  }

  #tableRow(names: readonly string[], row: readonly string[], number: number): void {
    if (names[1] === 'Status' && row[0]) this.#builder.value(row[0], row[1] ?? '', number);
  }

  #content(content: string, indent: number, number: number): void {
    const dash = /^-(?:\s+|$)/.exec(content);
    if (dash) {
      this.#closeTo(indent + 0.5);
      this.#builder.item();
      this.#open.push({ indent: indent + 0.5, item: true });
      const rest = content.slice(dash[0].length);
      if (rest !== '') this.#content(rest, indent + dash[0].length, number);
      return;
    }
    const key = keyLine.exec(content);
    this.#closeTo(indent);
    if (!key) {
      if (this.#open.at(-1)?.item) this.#builder.value('', plain(content), number);
      return;
    }
    const name = plain(key[1] ?? '');
    const written = (key[2] ?? '').trim();
    // A single line of JSON ends in a comma.
    const value = content.startsWith('"') ? written.replace(/,$/, '') : written;
    this.#beginObject(name);
    if (value === '') {
      this.#builder.key(name);
      this.#open.push({ indent, item: false });
    } else if (blockMark.test(value)) this.#block = indent;
    else if (!/^[&*!]/.test(value)) this.#builder.value(name, plain(value), number);
  }

  /** Detects the next of several objects without a separator, as printed by `describe` and `ovn-nbctl list`. */
  #beginObject(name: string): void {
    if (this.#open.length > 0) return;
    if (this.#firstKey === name) this.#builder.endRecord();
    this.#firstKey ??= name;
  }

  #closeTo(indent: number): void {
    while ((this.#open.at(-1)?.indent ?? -1) >= indent && this.#open.length > 0) {
      this.#open.pop();
      this.#builder.close();
    }
  }
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

/** A value without quotes and comment; empty for notations of an empty value. */
function plain(text: string): string {
  const quoted = /^(["'])(.*)\1$/.exec(text);
  if (quoted) return quoted[2] ?? '';
  const bare = text.replace(/\s+#\s.*$/, '');
  return /^(?:\{\}|\[\]|~|null|<none>|<nil>|<unset>)$/.test(bare) ? '' : bare;
}

import { limits } from '../../limits.js';
import type { OutputShape } from '../../model/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';

/** A named value of the output. */
export interface Field {
  /** Name as written, without the names around it: `v4availableIPs`. */
  readonly name: string;
  /** Names from the outside in, joined by dots, without positions in lists: `status.v4availableIPs`. */
  readonly path: string;
  readonly value: string;
  /** Line of the output, from 1. */
  readonly line: number;
}

/** An object in the output: a row of a table, an object in YAML or JSON, or the whole output. */
export interface OutputRecord {
  readonly label: string | null;
  /** Further names: the labels of a series. */
  readonly names?: readonly string[];
  readonly fields: readonly Field[];
}

export interface OutputLine {
  readonly text: string;
  readonly number: number;
}

/** Reads output of one layout; null if the lines have another layout. */
export interface ShapeReader {
  readonly shape: OutputShape;
  read(lines: readonly OutputLine[], vocabulary?: Vocabulary): readonly OutputRecord[] | null;
}

/** A record whose name is the value of its outermost field `name`, whatever its case. */
export function recordOf(fields: readonly Field[]): OutputRecord {
  const named = fields.find(({ path }) => path === 'metadata.name') ?? fields.find(({ path }) => /^name$/i.test(path));
  return { label: named?.value ?? null, fields };
}

/** Paths of the lists whose items are records: a list at the top, a Kubernetes list, an answer of Prometheus. */
const recordLists: ReadonlySet<string> = new Set(['', 'items', 'data.result']);

/** An open key or list item of nested output. */
interface Level {
  readonly path: string;
  /** `type` and `status` of an item. Together they are a condition, whose name is the type. */
  readonly item: { type: Field | null; status: Field | null } | null;
}

/**
 * Collects the values of nested output by path. An item of the outermost list (`items:` of Kubernetes, a list at the top) is
 * a record. An item with `type` and `status`, such as a condition of Kubernetes, is a value with the name of its type.
 */
export class RecordBuilder {
  readonly #records: OutputRecord[] = [];
  #fields: Field[] = [];
  readonly #levels: Level[] = [];
  #recordDepth = -1;

  key(name: string): void {
    const parent = this.#levels.at(-1)?.path ?? '';
    const deep = this.#levels.length >= limits.outputDepth;
    this.#levels.push({ path: deep ? parent : joined(parent, name), item: null });
  }

  item(): void {
    const path = this.#levels.at(-1)?.path ?? '';
    if (this.#recordDepth < 0 && recordLists.has(path)) this.#recordDepth = this.#levels.length;
    if (this.#recordDepth === this.#levels.length) this.endRecord();
    this.#levels.push({
      path: this.#recordDepth === this.#levels.length ? '' : path,
      item: { type: null, status: null },
    });
  }

  /** Closes the innermost key or item. */
  close(): void {
    const level = this.#levels.pop();
    if (level?.item) this.#closeItem(level.item);
    if (this.#recordDepth === this.#levels.length && level?.item) this.endRecord();
  }

  /** Adds a value. An item of a list has no name and gets that of the list. */
  value(own: string, value: string, line: number): void {
    if (this.#levels.length > limits.outputDepth) return;
    const level = this.#levels.at(-1);
    const path = joined(level?.path ?? '', own);
    const name = own === '' ? path.slice(path.lastIndexOf('.') + 1) : own;
    const field = { name, path, value, line };
    if (level?.item && name === 'type') level.item.type = field;
    else if (level?.item && name === 'status') level.item.status = field;
    else this.#fields.push(field);
  }

  endRecord(): void {
    if (this.#fields.length > 0) this.#records.push(recordOf(this.#fields));
    this.#fields = [];
  }

  /** Closes everything that is open and ends the record. */
  endDocument(): void {
    while (this.#levels.length > 0) this.close();
    this.endRecord();
    this.#recordDepth = -1;
  }

  finish(): readonly OutputRecord[] {
    this.endDocument();
    return this.#records;
  }

  #closeItem({ type, status }: { type: Field | null; status: Field | null }): void {
    if (type && status) {
      const parent = type.path.slice(0, -'.type'.length);
      this.#fields.push({ ...status, name: type.value, path: joined(parent, type.value) });
      return;
    }
    if (type) this.#fields.push(type);
    if (status) this.#fields.push(status);
  }
}

function joined(parent: string, name: string): string {
  if (name === '') return parent;
  return parent === '' ? name : `${parent}.${name}`;
}

/** The records named by one of the values, by label or else by a field; all records if none is named. */
export function rowsNamed(records: readonly OutputRecord[], values: readonly string[]): readonly OutputRecord[] {
  const named = new Set(values.filter((value) => value !== ''));
  if (named.size === 0 || records.length < 2) return records;
  const labelled = records.filter((record) => namesOf(record).some((name) => named.has(name)));
  if (labelled.length > 0) return labelled;
  const holding = records.filter(({ fields }) => fields.some(({ value }) => named.has(value)));
  return holding.length > 0 ? holding : records;
}

export function labelsOf(records: readonly OutputRecord[]): ReadonlySet<string> {
  return new Set(records.flatMap(namesOf));
}

/** All names of a record: `pod/web-0` of `kubectl get all` is also `web-0`. */
export function namesOf({ label, names }: OutputRecord): readonly string[] {
  const own = label === null ? [] : label.includes('/') ? [label, label.slice(label.indexOf('/') + 1)] : [label];
  return names ? [...own, ...names] : own;
}

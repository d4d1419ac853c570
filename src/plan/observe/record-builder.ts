import { limits } from '../../limits.js';
import { type Field, type OutputRecord, recordOf } from './record.js';

/** Paths of the lists whose items are records: a list at the top, a Kubernetes list, an answer of Prometheus. */
const recordLists: ReadonlySet<string> = new Set(['', 'items', 'data.result']);

/** What is open while nested output is read: a key, or an item of a list. */
interface Level {
  readonly path: string;
  /** An item's own `type` and `status`: together they are a condition, whose name is the type. */
  readonly item: { type: Field | null; status: Field | null } | null;
}

/**
 * Collects the values of nested output under their paths. An item of the outermost list (`items:` of Kubernetes, a list at the
 * top) is a record of its own; an item with `type` and `status` becomes a value under the name of its type, as in the
 * conditions of Kubernetes.
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

  /** A value under its name; an item of a list, which has none, goes by the name of the list. */
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

  /** Ends what was read so far as a record: another object begins. */
  endRecord(): void {
    if (this.#fields.length > 0) this.#records.push(recordOf(this.#fields));
    this.#fields = [];
  }

  /** Begins a new document: what was open is closed. */
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

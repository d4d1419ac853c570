import { isAlias, isMap, isScalar, isSeq, type Node, type Pair, parseDocument, type Scalar } from 'yaml';
import { limits } from '../limits.js';

/** Half-open offsets in the block's text. */
export type Span = readonly [start: number, end: number];

export interface YamlProblem {
  readonly ruleId: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly span: Span;
  readonly note?: string;
}

/** A block of YAML as plain data, with the position of every key and value by JSON pointer. */
export interface YamlBlock {
  /** Frozen, null prototypes. Null when the block is no mapping. */
  readonly data: Record<string, unknown> | null;
  readonly values: Map<string, Span>;
  readonly keys: Map<string, Span>;
  /** Source texts of plain scalars. */
  readonly scalars: Map<string, string>;
  readonly problems: YamlProblem[];
  /** True when the YAML itself is malformed, so that `data` may be wrong. */
  readonly damaged: boolean;
}

/** Reads YAML with the core schema: no tags, no dates. Never throws. The caller bounds length and depth. */
export function readYaml(source: string): YamlBlock {
  // Neither changes an offset.
  const text = source.replaceAll('\u0000', ' ').replace(/\r(?!\n)/g, '\n');
  if (text.split('\n').every((line) => /^\s*(?:#.+)?$/.test(line))) return emptyBlock();
  const document = parseDocument(text, { schema: 'core', prettyErrors: false, logLevel: 'silent' });
  const problems = document.errors.map((error) => malformedYaml(error, text));
  const reader = new YamlReader(text, problems);
  const data = reader.read(document.contents as Node | null);
  return {
    data: isMap(document.contents) ? (data as Record<string, unknown>) : null,
    values: reader.values,
    keys: reader.keys,
    scalars: reader.scalars,
    problems,
    damaged: document.errors.some(({ code }) => code !== 'DUPLICATE_KEY'),
  };
}

/** A block of comments and blank lines is a mapping without keys. */
export function emptyBlock(): YamlBlock {
  const data = Object.freeze(Object.create(null));
  return { data, values: new Map(), keys: new Map(), scalars: new Map(), problems: [], damaged: false };
}

const spanOf = (range: readonly number[]): Span => [range[0] ?? 0, range[1] ?? 0];

type Container = Record<string, unknown> | unknown[];

interface Task {
  readonly node: Node | null | undefined;
  readonly pointer: string;
  readonly depth: number;
  readonly into: Container;
  readonly key: string | number;
}

/** Turns YAML nodes into plain data without recursion, expanding at most limits.frontMatterAliases aliases. */
class YamlReader {
  readonly values = new Map<string, Span>();
  readonly keys = new Map<string, Span>();
  readonly scalars = new Map<string, string>();
  readonly #anchors = new Map<string, Node>();
  readonly #made: Container[] = [];
  #aliases = 0;

  constructor(
    private readonly text: string,
    private readonly problems: YamlProblem[],
  ) {}

  read(root: Node | null): unknown {
    const holder: unknown[] = [null];
    const tasks: Task[] = [{ node: root, pointer: '', depth: 0, into: holder, key: 0 }];
    for (let task = tasks.pop(); task; task = tasks.pop()) this.#visit(task, tasks);
    for (const container of this.#made) Object.freeze(container);
    return holder[0];
  }

  #visit(task: Task, tasks: Task[]): void {
    const { node, pointer } = task;
    if (node?.range && !this.values.has(pointer)) this.values.set(pointer, spanOf(node.range));
    const anchor = (node as { anchor?: string } | null | undefined)?.anchor;
    if (node && anchor) this.#anchors.set(anchor, node);
    if (node && (node as { tag?: string }).tag) this.#refuseTag(node);
    if (!node) this.#put(task, null);
    else if (isAlias(node)) this.#follow(node.source, task, tasks);
    else if (isScalar(node)) this.#put(task, this.#scalar(node, pointer));
    else if (task.depth >= limits.frontMatterDepth) this.#tooDeep(task);
    else if (isMap(node)) this.#map(node.items as Pair<Node, Node | null>[], task, tasks);
    else if (isSeq(node)) this.#list(node.items as (Node | null)[], task, tasks);
  }

  #list(items: readonly (Node | null)[], task: Task, tasks: Task[]): void {
    const list: unknown[] = new Array(items.length).fill(null);
    this.#container(task, list);
    for (let index = items.length - 1; index >= 0; index--)
      tasks.push({
        node: items[index],
        pointer: `${task.pointer}/${index}`,
        depth: task.depth + 1,
        into: list,
        key: index,
      });
  }

  #map(items: readonly Pair<Node, Node | null>[], task: Task, tasks: Task[]): void {
    const record: Record<string, unknown> = Object.create(null);
    this.#container(task, record);
    const found: Task[] = [];
    for (const pair of items) {
      const key = this.#keyText(pair.key);
      if (key in record) continue;
      record[key] = null;
      const pointer = `${task.pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const range = pair.key?.range ?? pair.value?.range ?? [0, 0];
      this.keys.set(pointer, spanOf(range));
      if (!pair.value?.range) this.values.set(pointer, spanOf([range[1], range[1]]));
      found.push({ node: pair.value, pointer, depth: task.depth + 1, into: record, key });
    }
    // A stack: pushed backwards, so that anchors are seen before the aliases after them.
    for (let index = found.length - 1; index >= 0; index--) tasks.push(found[index]!);
  }

  #keyText(key: Node | null): string {
    if (isScalar(key)) return key.source ?? String(key.value ?? '');
    return key?.range ? this.text.slice(key.range[0], key.range[1]).trim() : '';
  }

  /** A scalar keeps its source text where a YAML type would change it: `4.10`, `0123`, `1e3`, `0x1F`. */
  #scalar(node: Scalar, pointer: string): unknown {
    const { value } = node;
    if (node.type === 'PLAIN' && node.source !== undefined) this.scalars.set(pointer, node.source);
    if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
    if (typeof value === 'number' && String(value) === node.source) return value;
    return node.source ?? String(value);
  }

  #follow(name: string, task: Task, tasks: Task[]): void {
    this.#aliases++;
    const target = this.#anchors.get(name);
    if (this.#aliases <= limits.frontMatterAliases) {
      if (target) tasks.push({ ...task, node: target, depth: task.depth + 1 });
      return;
    }
    this.#put(task, null);
    if (this.#aliases > limits.frontMatterAliases + 1) return;
    this.problems.push({
      ruleId: 'front-matter/too-complex',
      severity: 'error',
      message: `Unexpected number of YAML aliases, expected at most ${limits.frontMatterAliases} (frontMatterAliases)`,
      span: task.node?.range ? spanOf(task.node.range) : [0, 0],
      note: 'Write the values out.',
    });
  }

  #refuseTag(node: Node): void {
    this.problems.push({
      ruleId: 'front-matter/tag',
      severity: 'warning',
      message: `Unexpected YAML tag \`${(node as { tag?: string }).tag}\`, expected a plain value`,
      span: node.range ? spanOf(this.#tagBefore(node.range)) : [0, 0],
      note: 'The tag is ignored. Remove it.',
    });
  }

  /** The tag in front of a value, on its line; YAML counts it out of the value. */
  #tagBefore([start, end]: readonly number[]): Span {
    const line = this.text.lastIndexOf('\n', (start ?? 0) - 1) + 1;
    const mark = /(?:^|[\s,[{])(!\S*)\s*$/.exec(this.text.slice(line, start));
    return mark ? [line + mark.index + mark[0].indexOf('!'), start!] : [start ?? 0, end ?? 0];
  }

  #tooDeep(task: Task): void {
    const range = task.node?.range ?? [0, 0];
    this.problems.push({
      ruleId: 'front-matter/too-complex',
      severity: 'error',
      message: `Unexpected depth of front matter, expected at most ${limits.frontMatterDepth} levels (frontMatterDepth)`,
      span: spanOf(range),
    });
    this.#put(task, this.text.slice(range[0], range[1]));
  }

  #container(task: Task, container: Container): void {
    this.#made.push(container);
    this.#put(task, container);
  }

  #put(task: Task, value: unknown): void {
    (task.into as Record<string | number, unknown>)[task.key] = value;
  }
}

interface YamlError {
  readonly code: string;
  readonly message: string;
  readonly pos: readonly number[];
}

/** What YAML found wrong, in our words, at the place where a person has to look. */
function malformedYaml(error: YamlError, text: string): YamlProblem {
  const place = { severity: 'error', span: placeOf(error, text) } as const;
  if (error.code !== 'DUPLICATE_KEY')
    return {
      ...place,
      ruleId: 'front-matter/yaml',
      message: yamlMessage(error.message),
      note: yamlNote(error.message),
    };
  return {
    ...place,
    ruleId: 'front-matter/duplicate-key',
    message: 'Unexpected second use of a key, expected each key once',
    note: 'The first value is kept. Remove the other, or make one list of both.',
  };
}

function yamlMessage(message: string): string {
  const line = message
    .split('\n')[0]!
    .replace(/ at line \d+.*$/, '')
    .replace(/:$/, '');
  return `Unexpected front matter, expected YAML: ${line}`;
}

/** Where a person has to look: a quote that nothing closes is reported where the block ends. */
function placeOf({ message, pos }: YamlError, text: string): Span {
  const quote = /^Missing closing (["'])/.exec(message)?.[1];
  const opening = quote === undefined ? -1 : lastOpening(quote, text);
  return opening < 0 ? [pos[0] ?? 0, pos[1] ?? 0] : [opening, opening + 1];
}

/** The last quote that stands where a value begins. */
function lastOpening(quote: string, text: string): number {
  let found = -1;
  for (const match of text.matchAll(/[:,[{-][ \t]+(["'])/g)) {
    if (match[1] === quote) found = match.index + match[0].length - 1;
  }
  return found;
}

/** What mends it, for what is often wrong. */
function yamlNote(message: string): string {
  if (/^Nested mappings|^Implicit keys/.test(message))
    return 'A value with a colon and a space in it stands in quotes.';
  if (/[Ii]ndent/.test(message)) return 'Items of one list or mapping begin in one column, with spaces and no tabs.';
  return 'A value that begins with a sign, or holds `: ` or ` #`, stands in quotes; a quote is closed.';
}

import { isAlias, isMap, isScalar, isSeq, type Node, type Pair, type Scalar } from 'yaml';
import { limits } from '../limits.js';
import type { Shift, Span, YamlProblem } from './front-matter-yaml-problems.js';

type Container = Record<string, unknown> | unknown[];

interface Task {
  readonly node: Node | null | undefined;
  readonly pointer: string;
  readonly depth: number;
  readonly into: Container;
  readonly key: string | number;
}

/** Turns YAML nodes into plain data without recursion, expanding at most limits.frontMatterAliases aliases. */
export class YamlWalk {
  readonly values = new Map<string, Span>();
  readonly keys = new Map<string, Span>();
  readonly scalars = new Map<string, string>();
  readonly #anchors = new Map<string, Node>();
  readonly #made: Container[] = [];
  #aliases = 0;

  constructor(
    private readonly text: string,
    private readonly problems: YamlProblem[],
    private readonly shift: Shift,
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
    if (node?.range && !this.values.has(pointer)) this.values.set(pointer, this.shift(node.range));
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
      const range = pair.key?.range ?? pair.value?.range ?? [1, 1];
      this.keys.set(pointer, this.shift(range));
      if (!pair.value?.range) this.values.set(pointer, this.shift([range[1], range[1]]));
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
      span: task.node?.range ? this.shift(task.node.range) : [0, 0],
      note: 'Write the values out.',
    });
  }

  #refuseTag(node: Node): void {
    this.problems.push({
      ruleId: 'front-matter/tag',
      severity: 'warning',
      message: `Unexpected YAML tag \`${(node as { tag?: string }).tag}\`, expected a plain value`,
      span: node.range ? this.shift(this.#tagBefore(node.range)) : [0, 0],
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
    const range = task.node?.range ?? [1, 1];
    this.problems.push({
      ruleId: 'front-matter/too-complex',
      severity: 'error',
      message: `Unexpected depth of front matter, expected at most ${limits.frontMatterDepth} levels (frontMatterDepth)`,
      span: this.shift(range),
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

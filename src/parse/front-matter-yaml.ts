import { type Alias, isAlias, isMap, isScalar, isSeq, type Node, type Pair, parseDocument, type Scalar } from 'yaml';
import { limits } from '../limits.js';
import type { Range } from '../model/index.js';

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
  readonly scalars: Map<string, string>;
  readonly problems: YamlProblem[];
  /** True when the YAML is malformed, so that `data` may be wrong. */
  readonly damaged: boolean;
}

/** Reads YAML with the core schema: no tags, no dates. Never throws. The caller bounds length and depth. */
export function readYaml(source: string): YamlBlock {
  // These replacements do not change offsets.
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

const spanOf = (range: readonly number[] | null | undefined): Span => [range?.[0] ?? 0, range?.[1] ?? 0];

/** Turns YAML nodes into plain data, frozen. Expands at most limits.frontMatterAliases aliases. */
class YamlReader {
  readonly values = new Map<string, Span>();
  readonly keys = new Map<string, Span>();
  readonly scalars = new Map<string, string>();
  readonly #anchors = new Map<string, Node>();
  #aliases = 0;

  constructor(
    private readonly text: string,
    private readonly problems: YamlProblem[],
  ) {}

  /** @param depth containers and aliases around the node */
  read(node: Node | null | undefined, pointer = '', depth = 0): unknown {
    if (!node) return null;
    if (node.range && !this.values.has(pointer)) this.values.set(pointer, spanOf(node.range));
    const { anchor, tag } = node as { anchor?: string; tag?: string };
    if (anchor) this.#anchors.set(anchor, node);
    if (tag) this.#reportTag(node, tag);
    if (isAlias(node)) return this.#follow(node, pointer, depth);
    if (isScalar(node)) return this.#scalar(node, pointer);
    if (depth >= limits.frontMatterDepth) {
      this.problems.push(tooDeep(spanOf(node.range)));
      return this.text.slice(...spanOf(node.range));
    }
    if (isMap(node)) return this.#map(node.items as Pair<Node, Node | null>[], pointer, depth);
    const items = isSeq(node) ? (node.items as (Node | null)[]) : [];
    return Object.freeze(items.map((item, index) => this.read(item, `${pointer}/${index}`, depth + 1)));
  }

  #map(items: readonly Pair<Node, Node | null>[], pointer: string, depth: number): unknown {
    const record: Record<string, unknown> = Object.create(null);
    for (const { key: node, value } of items) {
      const key = this.#keyText(node);
      if (key in record) continue;
      const below = `${pointer}/${pointerStep(key)}`;
      const span = spanOf(node?.range ?? value?.range);
      this.keys.set(below, span);
      if (!value?.range) this.values.set(below, [span[1], span[1]]);
      record[key] = this.read(value, below, depth + 1);
    }
    return Object.freeze(record);
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

  #follow(alias: Alias, pointer: string, depth: number): unknown {
    this.#aliases++;
    if (this.#aliases <= limits.frontMatterAliases)
      return this.read(this.#anchors.get(alias.source), pointer, depth + 1);
    if (this.#aliases === limits.frontMatterAliases + 1)
      this.problems.push({
        ruleId: 'front-matter/too-complex',
        severity: 'error',
        message: `Unexpected number of YAML aliases, expected at most ${limits.frontMatterAliases} (frontMatterAliases)`,
        span: spanOf(alias.range),
        note: 'Write the values out.',
      });
    return null;
  }

  /** Reports the tag of a value. It stands before the value, outside of the value's range. */
  #reportTag({ range }: Node, tag: string): void {
    const [start, end] = spanOf(range);
    const line = this.text.lastIndexOf('\n', start - 1) + 1;
    const before = /(?:^|[\s,[{])(!\S*)\s*$/.exec(this.text.slice(line, start));
    this.problems.push({
      ruleId: 'front-matter/tag',
      severity: 'warning',
      message: `Unexpected YAML tag \`${tag}\`, expected a plain value`,
      span: before ? [line + before.index + before[0].indexOf('!'), start] : [start, end],
      note: 'The tag is ignored. Remove it.',
    });
  }
}

export const tooDeep = (span: Span): YamlProblem => ({
  ruleId: 'front-matter/too-complex',
  severity: 'error',
  message: `Unexpected depth of front matter, expected at most ${limits.frontMatterDepth} levels (frontMatterDepth)`,
  span,
});

export const pointerStep = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** The data of a block with the positions of its keys and values in the file. */
export function placed({ keys, values, scalars }: YamlBlock, place: (span: Span) => Range) {
  const ranges = (spans: ReadonlyMap<string, Span>): Map<string, Range> =>
    new Map(Array.from(spans, ([pointer, span]) => [pointer, place(span)]));
  return { keys: ranges(keys), values: ranges(values), scalars };
}

interface YamlError {
  readonly code: string;
  readonly message: string;
  readonly pos: readonly number[];
}

/** An error of the YAML parser as a problem, at the position to correct. */
function malformedYaml(error: YamlError, text: string): YamlProblem {
  const { code, message } = error;
  const span = spanOfFault(error, text);
  if (code === 'DUPLICATE_KEY')
    return {
      ruleId: 'front-matter/duplicate-key',
      severity: 'error',
      message: 'Unexpected second use of a key, expected each key once',
      span,
      note: 'The first value is kept. Remove the other, or make one list of both.',
    };
  const fault = message
    .split('\n')[0]!
    .replace(/ at line \d+.*$/, '')
    .replace(/:$/, '');
  return {
    ruleId: 'front-matter/yaml',
    severity: 'error',
    message: `Unexpected front matter, expected YAML: ${fault}`,
    span,
    note: notes.find(([fault]) => fault.test(message))![1],
  };
}

/** The range of an error. The parser reports a missing quote at the end of the block; the last opening quote is meant. */
function spanOfFault({ message, pos }: YamlError, text: string): Span {
  const quote = /^Missing closing (["'])/.exec(message)?.[1];
  const opening = [...text.matchAll(/[:,[{-][ \t]+(["'])/g)].findLast((match) => match[1] === quote);
  if (!opening) return spanOf(pos);
  const at = opening.index + opening[0].length - 1;
  return [at, at + 1];
}

/** How to correct common faults. */
const notes: readonly (readonly [fault: RegExp, note: string])[] = [
  [/^Nested mappings|^Implicit keys/, 'A value with a colon and a space in it stands in quotes.'],
  [/[Ii]ndent/, 'Items of one list or mapping begin in one column, with spaces and no tabs.'],
  [/^/, 'A value that begins with a sign, or holds `: ` or ` #`, stands in quotes; a quote is closed.'],
];

import { limits } from '../limits.js';
import { parseYamlBlock, type YamlBlock } from './front-matter-yaml.js';
import type { Span, YamlProblem } from './front-matter-yaml-problems.js';
import { type Line, linesOf } from './lines.js';

/** A leading tab, which YAML forbids, is overlooked. */
const entryLine = /^\t*(["']?)([\p{L}_$@][^:#]{0,120}?)\1[ \t]*:(?:[ \t]+|$)/u;

/** One top-level entry of damaged YAML: its `key:` line and the lines that belong to it. */
interface Entry {
  readonly key: string;
  readonly keySpan: Span;
  readonly valueStart: number;
  readonly lines: Line[];
}

/**
 * Keeps what can be read of malformed YAML: entry by entry, so that one bad value does not cost the others. An entry
 * that is YAML by itself is read as such, else its value is the rest of the line, or the items of its list.
 * `problems` are what was found wrong with the block; they are kept.
 */
export function salvageYaml(source: string, problems: readonly YamlProblem[]): YamlBlock {
  const data: Record<string, unknown> = Object.create(null);
  const block = {
    data,
    values: new Map(),
    keys: new Map(),
    scalars: new Map(),
    problems: [...problems],
    damaged: true,
  };
  for (const entry of entriesOf(source)) {
    if (entry.key in data) continue;
    // YAML takes its time, so only as much of a long block is given to it as a block may be long.
    const isYaml = entry.lines.at(-1)!.end <= limits.frontMatterCharacters && readEntry(source, entry, block);
    if (!isYaml) readLines(source, entry, block);
  }
  Object.freeze(data);
  return block;
}

function entriesOf(source: string): Entry[] {
  const entries: Entry[] = [];
  for (const line of linesOf(source)) {
    const match = entryLine.exec(source.slice(line.start, line.end));
    if (!match) {
      if (line.end > line.start) entries.at(-1)?.lines.push(line);
      continue;
    }
    const keyStart = line.start + match[0].indexOf(match[2]!);
    entries.push({
      key: match[2]!.trim(),
      keySpan: [keyStart, keyStart + match[2]!.trim().length],
      valueStart: line.start + match[0].length,
      lines: [line],
    });
  }
  return entries;
}

/** Reads one entry as a YAML block of its own; false when that is malformed too. */
function readEntry(source: string, entry: Entry, into: YamlBlock): boolean {
  const start = entry.lines[0]!.start;
  const text = source.slice(start, entry.lines.at(-1)!.end);
  if (text.length > limits.frontMatterCharacters / 4 || /[[{]{3}|(?:[-?] ){3}/.test(text)) return false;
  const part = parseYamlBlock(text);
  if (part.damaged || part.data === null || !(entry.key in part.data)) return false;
  into.data![entry.key] = part.data[entry.key];
  for (const [pointer, [from, to]] of part.values) if (pointer) into.values.set(pointer, [from + start, to + start]);
  for (const [pointer, [from, to]] of part.keys) into.keys.set(pointer, [from + start, to + start]);
  for (const [pointer, text] of part.scalars) into.scalars.set(pointer, text);
  return true;
}

function readLines(source: string, entry: Entry, into: YamlBlock): void {
  const pointer = `/${entry.key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  into.keys.set(pointer, entry.keySpan);
  const head = trimmed(source, entry.valueStart, entry.lines[0]!.end);
  const rest = entry.lines
    .slice(1)
    .map((line) => trimmed(source, line.start, line.end))
    .filter(([start]) => source[start] !== '#');
  const items = rest.filter(([start, end]) => /^-(?:\s|$)/.test(source.slice(start, end)));
  if (head[0] === head[1] && items.length > 0) {
    const list = items.map(([start, end], index) => {
      const value = trimmed(source, start + 1, end);
      into.values.set(`${pointer}/${index}`, value);
      into.scalars.set(`${pointer}/${index}`, unquoted(source.slice(...value)));
      return unquoted(source.slice(...value));
    });
    into.values.set(pointer, [items[0]![0], items.at(-1)![1]]);
    into.data![entry.key] = Object.freeze(list);
    return;
  }
  const parts = [head, ...rest].filter(([start, end]) => end > start);
  const value = parts.map((span) => source.slice(...span)).join('\n');
  into.values.set(pointer, parts.length > 0 ? [parts[0]![0], parts.at(-1)![1]] : head);
  into.scalars.set(pointer, unquoted(value));
  into.data![entry.key] = value === '' ? null : unquoted(value);
}

function trimmed(source: string, from: number, to: number): [number, number] {
  let start = Math.min(from, to);
  let end = to;
  while (start < end && /\s/.test(source[start]!)) start++;
  while (end > start && /\s/.test(source[end - 1]!)) end--;
  return [start, end];
}

function unquoted(value: string): string {
  const quote = value[0];
  const quoted = value.length >= 2 && (quote === '"' || quote === "'") && value.endsWith(quote);
  return quoted ? value.slice(1, -1) : value;
}

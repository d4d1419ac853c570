import { limits } from '../limits.js';
import { emptyBlock, pointerStep, readYaml, type Span, type YamlBlock, type YamlProblem } from './front-matter-yaml.js';
import { type Line, lineAt, linesOf } from './lines.js';

/** Where the front matter of a file is, as offsets in the text. */
export interface Fence {
  readonly start: number;
  /** After the closing fence's line break, or the end of an unclosed block. */
  readonly end: number;
  /** The text between the fences. */
  readonly innerStart: number;
  readonly innerEnd: number;
  readonly closed: boolean;
  /** The language that the opening fence names; null for a bare fence. Only a bare one is read, as YAML. */
  readonly language: string | null;
  /** Irregularities in spite of which the block is read. */
  readonly oddities: readonly ('leading-blank' | 'long-fence' | 'dots')[];
}

const keyLine = /^[ \t]*["']?[\p{L}_$@][^:#\n]{0,120}["']?[ \t]*:(?:[ \t]|$)/u;
const languageFence = /^---[ \t]*([A-Za-z][\w+.-]{0,30})[ \t]*$/;

/** Lines in which a key must occur; a block without one is prose between two thematic breaks. */
const keyWithinLines = 12;

/** Front matter that gray-matter does not find: with irregular fences, unclosed, too long, or in another language. */
export function findIrregularFence(text: string): Fence | null {
  let start = 0;
  while (start < text.length && /\s/.test(text[start]!)) start++;
  const first = lineAt(text, start);
  const opening = text.slice(first.start, Math.min(first.end, first.start + 64)).trimEnd();
  if (opening === '+++') return close(text, first, 'toml', /^\+\+\+[ \t]*$/, []);
  const language = languageFence.exec(opening)?.[1];
  if (language) return close(text, first, language.toLowerCase(), /^---[ \t]*$/, []);
  if (!/^-{3,}$/.test(opening) || first.end - first.start > 64) return null;
  const oddities: Fence['oddities'][number][] = [];
  if (text.slice(0, start).search(/[\r\n]/) >= 0) oddities.push('leading-blank');
  if (opening.length > 3) oddities.push('long-fence');
  const fence = close(text, first, null, opening.length > 3 ? /^-{3,}[ \t]*$/ : /^---[ \t]*$/, oddities);
  if (!fence) return unclosed(text, first, oddities);
  const inner = text.slice(fence.innerStart, fence.innerEnd);
  return (oddities.length === 0 ? looksLikeFrontMatter(inner) : holdsKeys(inner)) ? fence : null;
}

/** Whether the text between two lines `---` is front matter, not prose between two thematic breaks. */
export const looksLikeFrontMatter = (inner: string): boolean =>
  (inner.trim() === '' || holdsKeys(inner) || isList(inner)) && !/^\.\.\.[ \t]*$/m.test(inner);

/** Whether a text consists of list items, which someone wrote in place of keys. */
const isList = (inner: string): boolean => /^(?:[ \t]*- \S.*\r?\n)+$/.test(inner);

/** The block up to the line that closes it, or null when none does. `...` closes YAML too. */
function close(
  text: string,
  first: Line,
  language: string | null,
  closing: RegExp,
  oddities: readonly Fence['oddities'][number][],
): Fence | null {
  for (const line of linesOf(text, first.next)) {
    if (line.end - line.start < 3 || line.end - line.start > 64) continue;
    const content = text.slice(line.start, line.end);
    const dots = language === null && /^\.\.\.[ \t]*$/.test(content) && text.charCodeAt(line.start) === 46;
    if (!dots && !closing.test(content)) continue;
    const { start, next: innerStart } = first;
    const all = dots ? [...oddities, 'dots' as const] : oddities;
    return { start, end: line.next, innerStart, innerEnd: line.start, closed: true, language, oddities: all };
  }
  return null;
}

/** Whether one of the first lines is `key:`, with nothing but comments, lists and single words before it. */
function holdsKeys(inner: string): boolean {
  if (/^\s*\{/.test(inner)) return true;
  let seen = 0;
  for (const line of linesOf(inner)) {
    const content = inner.slice(line.start, Math.min(line.end, line.start + 200));
    if (keyLine.test(content)) return true;
    if (/^#{2,6}[ \t]/.test(content) || ++seen > keyWithinLines) return false;
  }
  return false;
}

/** A block without a closing line: the lines that look like YAML, up to a blank line. */
function unclosed(text: string, first: Line, oddities: Fence['oddities']): Fence | null {
  const startOf = (line: Line): string => text.slice(line.start, Math.min(line.end, line.start + 200));
  let end = first.next;
  let hasKeys = false;
  for (const line of linesOf(text, first.next)) {
    const content = startOf(line);
    const isKey = keyLine.test(content);
    const isComment = /^#[ \t]/.test(content) && keyLine.test(startOf(lineAt(text, line.next)));
    if (!isKey && !isComment && !(hasKeys && /^[ \t]*- |^[ \t]+\S/.test(content))) break;
    hasKeys ||= isKey;
    end = line.next;
  }
  const { start, next: innerStart } = first;
  return hasKeys ? { start, end, innerStart, innerEnd: end, closed: false, language: null, oddities } : null;
}

/** The first line of an entry. A leading tab, which YAML forbids, is ignored. */
const entryLine = /^\t*(["']?)([\p{L}_$@][^:#]{0,120}?)\1[ \t]*:(?:[ \t]+|$)/u;

/** One top-level entry of damaged YAML: its `key:` line and the lines that belong to it. */
interface Entry {
  readonly key: string;
  readonly keySpan: Span;
  readonly valueStart: number;
  readonly lines: Line[];
}

/** Reads malformed YAML entry by entry, so that one bad value does not cost the others. */
export function salvageYaml(source: string, problems: readonly YamlProblem[]): YamlBlock {
  const data: Record<string, unknown> = Object.create(null);
  const block = { ...emptyBlock(), data, problems: [...problems], damaged: true };
  for (const entry of entriesOf(source)) {
    if (entry.key in data) continue;
    // The YAML parser is slow, so entries beyond the maximum length of a block are read without it.
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
  const part = readYaml(text);
  if (part.damaged || part.data === null || !(entry.key in part.data)) return false;
  into.data![entry.key] = part.data[entry.key];
  for (const [pointer, [from, to]] of part.values) if (pointer) into.values.set(pointer, [from + start, to + start]);
  for (const [pointer, [from, to]] of part.keys) into.keys.set(pointer, [from + start, to + start]);
  for (const [pointer, text] of part.scalars) into.scalars.set(pointer, text);
  return true;
}

function readLines(source: string, { key, keySpan, valueStart, lines }: Entry, into: YamlBlock): void {
  const pointer = `/${pointerStep(key)}`;
  const put = (at: string, span: Span, text: string): string => {
    into.values.set(at, span);
    into.scalars.set(at, unquoted(text));
    return unquoted(text);
  };
  into.keys.set(pointer, keySpan);
  const head = trimmed(source, valueStart, lines[0]!.end);
  const rest = lines
    .slice(1)
    .map((line) => trimmed(source, line.start, line.end))
    .filter(([start]) => source[start] !== '#');
  const items = rest.filter(([start, end]) => /^-(?:\s|$)/.test(source.slice(start, end)));
  if (head[0] === head[1] && items.length > 0) {
    into.values.set(pointer, [items[0]![0], items.at(-1)![1]]);
    const list = items.map(([start, end], index) => {
      const span = trimmed(source, start + 1, end);
      return put(`${pointer}/${index}`, span, source.slice(...span));
    });
    into.data![key] = Object.freeze(list);
    return;
  }
  const parts = [head, ...rest].filter(([start, end]) => end > start);
  const span: Span = parts.length > 0 ? [parts[0]![0], parts.at(-1)![1]] : head;
  const value = put(pointer, span, parts.map((part) => source.slice(...part)).join('\n'));
  into.data![key] = parts.length === 0 ? null : value;
}

function trimmed(source: string, from: number, to: number): [number, number] {
  const text = source.slice(Math.min(from, to), to).trimEnd();
  const end = Math.min(from, to) + text.length;
  return [end - text.trimStart().length, end];
}

const unquoted = (value: string): string => /^(["'])([\s\S]*)\1$/.exec(value)?.[2] ?? value;

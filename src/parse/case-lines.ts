import type { Diagnostic, Language, Position, SourceFile } from '../model/index.js';
import { caseLinePlace, yamlFlow } from '../text/index.js';
import { derivedForBuild, type Vocabulary } from '../vocabulary/index.js';
import { LineIndex } from './lines.js';

const headingsOf = derivedForBuild(
  ({ canonicalHeadings }) => canonicalHeadings as Readonly<Record<string, Readonly<Record<Language, string>>>>,
);

/** The keys of a line that become sections; others become front matter. */
const textKeys = ['description', 'symptoms', 'log', 'cause', 'resolution', 'workaround'] as const;

export interface CaseMarkdown {
  readonly markdown: string;
  /** For each line of the Markdown, the key of the JSON object that it comes from; null for none. */
  readonly keys: readonly (string | null)[];
}

/** The file as it is parsed: for a case that is a line of JSON, its Markdown. */
export function documentFile(file: SourceFile, vocabulary?: Vocabulary): SourceFile {
  const place = caseLinePlace(file.path);
  if (place === null) return file;
  return { ...file, text: caseMarkdown(file.text, idOf(place), vocabulary).markdown };
}

const idOf = ({ file, line }: { readonly file: string; readonly line: number }): string =>
  `${file.replace(/\.jsonl$/i, '')}-${line}`;

/** Moves findings about the Markdown of a JSON line to the keys of the line. Their fixes are dropped: nobody wrote that Markdown. */
export function placedInLine(
  diagnostics: readonly Diagnostic[],
  file: SourceFile,
  vocabulary?: Vocabulary,
): readonly Diagnostic[] {
  const place = caseLinePlace(file.path);
  if (place === null || diagnostics.length === 0) return diagnostics;
  const { keys } = caseMarkdown(file.text, idOf(place), vocabulary);
  const columns = keyColumns(file.text);
  return diagnostics.map(({ range, ...diagnostic }) =>
    atLine(diagnostic, place, columns.get(keys[(range?.start.line ?? 1) - 1] ?? '') ?? 1),
  );
}

function atLine(
  { fix: _, ...diagnostic }: Diagnostic,
  { file, line }: { readonly file: string; readonly line: number },
  column: number,
): Diagnostic {
  const at = { line, column, offset: column - 1 };
  return { ...diagnostic, path: file, range: { start: at, end: at } };
}

/** Moves a finding about a document that is a JSON line to the beginning of the line. */
export function placedAtLine(diagnostic: Diagnostic): Diagnostic {
  const place = caseLinePlace(diagnostic.path);
  return place === null ? diagnostic : atLine(diagnostic, place, 1);
}

/** The Markdown of a case that is a JSON line. Values of wrong types are reported by the schema. */
export function caseMarkdown(json: string, fallbackId: string, vocabulary?: Vocabulary): CaseMarkdown {
  const entries = JSON.parse(json) as Record<string, unknown>;
  const lines: string[] = [];
  const keys: (string | null)[] = [];
  const write = (key: string | null, text: string): void => {
    for (const line of text.split('\n')) {
      lines.push(line);
      keys.push(key);
    }
  };
  const texts = (key: string): string[] => textsOf(entries[key]);
  const isText = (key: string): boolean => (textKeys as readonly string[]).includes(key) && texts(key).length > 0;
  const language: Language = /\p{Script=Han}/u.test([entries.title, ...texts('symptoms')].join(' ')) ? 'zh' : 'en';
  const heading = (kind: string): string => headingsOf(vocabulary)[kind]![language];
  const section = (kind: string, key: string, form: (text: string) => string): void => {
    for (const [index, text] of texts(key).entries()) {
      if (index === 0 && kind !== '') write(key, `## ${heading(kind)}\n`);
      write(key, form(text));
    }
    if (texts(key).length > 0) write(key, '');
  };
  write(null, '---');
  if (entries.kind === undefined) write(null, 'kind: case');
  if (textsOf(entries.id).length === 0) write(null, `id: ${yamlFlow(fallbackId)}`);
  for (const [key, value] of Object.entries(entries))
    if (value !== null && !isText(key))
      write(key, `${/^[a-z_-]+$/i.test(key) ? key : yamlFlow(key)}: ${yamlFlow(value)}`);
  write(null, '---\n');
  section('', 'description', (text) => `${plainLines(text)}\n`);
  section('symptoms', 'symptoms', listItem);
  if (texts('symptoms').length === 0 && texts('log').length > 0) write('log', `## ${heading('symptoms')}\n`);
  section('', 'log', fenced);
  for (const key of ['cause', 'resolution', 'workaround']) {
    const isList = texts(key).length > 1;
    section(key, key, isList ? listItem : (text) => `${plainLines(text)}\n`);
  }
  return { markdown: lines.join('\n'), keys };
}

/** The texts of a value; none when one of its members is no text. */
function textsOf(value: unknown): string[] {
  const all = Array.isArray(value) ? value : [value];
  const isText = all.every((each) => typeof each === 'string' || typeof each === 'number');
  return isText ? all.map((each) => String(each).replace(/\r\n?/g, '\n').trim()).filter((text) => text !== '') : [];
}

/** Markdown that begins no section and leaves no fence open. */
function plainLines(text: string): string {
  const lines = text.replace(/^(\s*)(#{1,6}(?=\s|$)|={2,}\s*$|-{2,}\s*$)/gm, '$1\\$2');
  return (lines.match(/^\s*(?:```|~~~)/gm)?.length ?? 0) % 2 === 0 ? lines : `${lines}\n\`\`\``;
}

const listItem = (text: string): string => `- ${plainLines(text).replaceAll('\n', '\n  ')}`;

function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `\n${fence}text\n${text}\n${fence}`;
}

/** Column, from 1, at which each key of a JSON object begins. */
export function keyColumns(json: string): Map<string, number> {
  const columns = new Map<string, number>();
  let depth = 0;
  for (const { 0: token, 1: text, 2: colon, index } of json.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[[\]{}]/g)) {
    if (text === undefined) depth += token === '{' || token === '[' ? 1 : -1;
    else if (colon !== undefined && depth === 1) columns.set(JSON.parse(text), index + 1);
  }
  return columns;
}

/**
 * Moves all ranges in a value from a text whose line breaks were restored to the file. Restoring changes only white space, so a
 * character has the same number of visible characters before it. A JSON line is left alone; see placedInLine.
 */
export function placesInFile({ path, text: file }: SourceFile, read: string): <Value>(value: Value) => Value {
  if (caseLinePlace(path) !== null) return (value) => value;
  const visible = Array.from(file.matchAll(/\S/g), ({ index }) => index);
  const counts = visibleBefore(read);
  const lines = new LineIndex(file);
  const span = (start: number, end: number): [start: number, end: number] => {
    const first = counts[start] ?? visible.length;
    const last = Math.max(first, (counts[end] ?? visible.length) - 1);
    const from = visible[first] ?? file.length;
    return [from, end > start ? (visible[last] ?? file.length - 1) + 1 : from];
  };
  const moved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(moved);
    if (typeof value !== 'object' || value === null) return value;
    const { start, end } = value as { readonly start?: unknown; readonly end?: unknown };
    if (isPosition(start) && isPosition(end)) return lines.range(...span(start.offset, end.offset));
    if (typeof start === 'number' && typeof end === 'number') {
      const [from, to] = span(start, end);
      return { ...value, start: from, end: to };
    }
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, moved(item)]));
  };
  return (value) => moved(value) as typeof value;
}

const isPosition = (value: unknown): value is Position =>
  typeof value === 'object' && value !== null && 'offset' in value && typeof value.offset === 'number';

/** Moves findings in the same way, without their fixes, which would edit lines that the file does not have. */
export function placedInFile(
  diagnostics: readonly Diagnostic[],
  file: SourceFile,
  read: string,
): readonly Diagnostic[] {
  const moved = placesInFile(file, read);
  return diagnostics.map(({ fix: _, ...diagnostic }) => moved(diagnostic));
}

/** For each offset of a text, its end included, the number of visible characters before it. */
function visibleBefore(text: string): readonly number[] {
  const counts = [0];
  for (const [index, character] of text.split('').entries())
    counts.push(counts[index]! + (/\S/.test(character) ? 1 : 0));
  return counts;
}

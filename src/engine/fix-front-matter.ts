import { caseSchema } from '../generated/schema/case.js';
import { frontMatterSchema } from '../generated/schema/front-matter.js';
import type { Diagnostic, Fix, Range } from '../model/index.js';
import type { ParsedDocument } from '../parse/index.js';
import type { Place } from './fix-edits.js';

/** Keys that Triagraph itself writes (CONTRACT, "Front matter"). */
const canonicalKeys = [
  ...['id', 'title', 'kind', 'category', 'priority', 'triggers', 'symptoms', 'components', 'products', 'versions'],
  ...['language', 'related', 'workflow', 'branch', 'cause', 'date', 'status', 'sources'],
];
/** Keys of other dialects are read as they are and stay as they are. */
const knownKeys: ReadonlySet<string> = new Set([
  ...Object.keys(frontMatterSchema.properties),
  ...Object.keys(caseSchema.properties),
]);
/** `Trigger-s` and `TRIGGERS` are one key. */
const foldKey = (key: string): string => key.toLowerCase().replace(/[-_ ]/g, '');
const canonicalByFold: ReadonlyMap<string, string> = new Map([
  ...canonicalKeys.map((key) => [foldKey(key), key] as const),
  ['trigger', 'triggers'],
]);
/** Triggers are matched without regard to case, width and spaces. */
const foldTrigger = (text: string): string => text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');

/** What is broken was read as well as it could be: a person must look at it first. */
const isBroken = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ ruleId, severity }) => severity === 'error' && ruleId.startsWith('front-matter/'));

export function frontMatterMends({ text, frontMatter, diagnostics }: ParsedDocument, place: Place): Fix[] {
  if (!frontMatter.present || isBroken(diagnostics)) return [];
  const { data, keys, values, scalars } = frontMatter;
  return [
    ...keyMends(text, data, keys),
    ...priorityMends(text, data.priority, values.get('/priority')),
    ...duplicateMends(text, data.triggers, values, place),
    ...scalarMends(text, data, values, scalars),
  ];
}

/** True when a line of the block could be one that a mend is about. */
export function mayMendFrontMatter(block: string): boolean {
  if (/^\s*["']?priority["']?\s*:\s*["']/m.test(block)) return true;
  for (const [, key = ''] of block.matchAll(/^["'{ \t]*([A-Za-z][\w -]*?)["']?\s*:/gm)) {
    const canonical = canonicalByFold.get(foldKey(key));
    if (canonical === 'triggers' || (canonical !== undefined && canonical !== key && !knownKeys.has(key))) return true;
  }
  return false;
}

/** `Priority:` → `priority:`, where nothing else is called so. */
function keyMends(text: string, data: Readonly<Record<string, unknown>>, keys: ReadonlyMap<string, Range>): Fix[] {
  const names = Object.keys(data);
  return names.flatMap((name) => {
    const canonical = canonicalByFold.get(foldKey(name));
    if (canonical === undefined || canonical === name || knownKeys.has(name)) return [];
    const range = keys.get(`/${name}`);
    const isOnly = names.filter((other) => canonicalByFold.get(foldKey(other)) === canonical).length === 1;
    if (!isOnly || range === undefined || sliceOf(text, range) !== name) return [];
    return [{ title: `Write the key as \`${canonical}\``, edits: [{ range, text: canonical }] }];
  });
}

/** `priority: "40"` → `priority: 40`. */
function priorityMends(text: string, value: unknown, range: Range | undefined): Fix[] {
  if (typeof value !== 'string' || !/^[1-9]\d{0,2}$/.test(value) || range === undefined) return [];
  if (!/^(["'])\d+\1$/.test(sliceOf(text, range))) return [];
  return [{ title: 'Write the priority as a number', edits: [{ range, text: value }] }];
}

/** Triggers, and phrases of trigger rules, that YAML reads as numbers or truth values get quotes. */
function scalarMends(
  text: string,
  data: Readonly<Record<string, unknown>>,
  values: ReadonlyMap<string, Range>,
  scalars: ReadonlyMap<string, string>,
): Fix[] {
  const mends: Fix[] = [];
  for (const [pointer, range] of values) {
    if (!/^\/triggers\/\d+(?:\/(?:phrase|any|all|not)(?:\/\d+)?)?$/.test(pointer)) continue;
    const source = scalars.get(pointer);
    const value = valueAt(data, pointer);
    if (source === undefined || (typeof value !== 'number' && typeof value !== 'boolean')) continue;
    // A scalar in a line of a list has the line break behind it in some places: only what is exactly it is replaced.
    if (sliceOf(text, range) !== source) continue;
    mends.push({ title: `Put ${source} in quotes`, edits: [{ range, text: `"${source}"` }] });
  }
  return mends;
}

/** Triggers that stand in the list before go: their line, or in brackets the comma and they. */
function duplicateMends(text: string, triggers: unknown, values: ReadonlyMap<string, Range>, place: Place): Fix[] {
  if (!Array.isArray(triggers)) return [];
  const known = new Set<string>();
  return triggers.flatMap((trigger: unknown, index) => {
    if (typeof trigger !== 'string') return [];
    const key = foldTrigger(trigger);
    if (key === '' || !known.has(key)) {
      known.add(key);
      return [];
    }
    const [before, own] = [values.get(`/triggers/${index - 1}`), values.get(`/triggers/${index}`)];
    const range = before && own && removal(text, before, own, place);
    return range ? [{ title: `Remove the second "${trigger}"`, edits: [{ range, text: '' }] }] : [];
  });
}

function removal(text: string, before: Range, own: Range, place: Place): Range | null {
  const [start, end] = [own.start.offset, own.end.offset];
  if (/^\s*,\s*$/.test(text.slice(before.end.offset, start))) return place(before.end.offset, end);
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineBreak = text.indexOf('\n', Math.max(start, end - 1));
  const line = text.slice(lineStart, lineBreak < 0 ? text.length : lineBreak);
  // A line that holds nothing else, not even a comment.
  const isAlone = line.replace(text.slice(start, end).trimEnd(), '').replace(/\r$/, '').trim() === '-';
  return lineBreak >= 0 && isAlone && !text.slice(start, end).trimEnd().includes('\n')
    ? place(lineStart, lineBreak + 1)
    : null;
}

const sliceOf = (text: string, { start, end }: Range): string => text.slice(start.offset, end.offset);

function valueAt(data: unknown, pointer: string): unknown {
  let value = data;
  for (const key of pointer.split('/').slice(1)) value = (value as Record<string, unknown> | null | undefined)?.[key];
  return value;
}

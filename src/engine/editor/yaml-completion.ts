import type { Knowledge } from '../../match/index.js';
import type { EditorCompletion, EditorPosition } from '../../model/index.js';
import { configSchema, goldensSchema } from '../../schemas.js';
import { listRules } from '../../validate/index.js';
import { documentProposals, keyProposal, type Proposal, scalar, stepProposals, valueProposal } from './completion.js';
import { linesOfText, rangeOn } from './cursor.js';

type Labelled = Pick<EditorCompletion, 'label' | 'detail' | 'description'>;

/** A position in a JSON text: the keys of the enclosing objects, and what is being written. */
interface JsonCursor {
  readonly path: readonly string[];
  readonly wants: 'key' | 'value';
  /** The part of a string already written; null outside strings. */
  readonly typed: string | null;
}

const severities = ['off', 'info', 'warning', 'error'];

export function configCompletionAt(text: string, position: EditorPosition): readonly EditorCompletion[] {
  const lines = linesOfText(text);
  const line = lines[position.line - 1] ?? '';
  const before = [...lines.slice(0, position.line - 1), line.slice(0, position.column - 1)].join('\n');
  const cursor = jsonCursor(before);
  const { typed, wants } = cursor;
  const start = { line: position.line, column: position.column - (typed?.length ?? 0) };
  const isQuoted = line[position.column - 1] === '"';
  return proposals(cursor).map((proposal) => {
    const quoted = typed === null ? JSON.stringify(proposal.label) : proposal.label + (isQuoted ? '' : '"');
    const text = wants === 'key' && !isQuoted ? `${quoted}: ` : quoted;
    return { ...proposal, kind: wants, text, range: { start, end: position } };
  });
}

function proposals({ path: [key, ...path], wants }: JsonCursor): Labelled[] {
  const plain = (label: string): Labelled => ({ label, detail: '', description: '' });
  if (key === undefined)
    return wants === 'value'
      ? []
      : Object.entries(configSchema.properties).map(([label, schema]) => ({
          ...plain(label),
          description: 'description' in schema ? String(schema.description) : '',
        }));
  if (key !== 'rules') return [];
  const isSeverity = path.length === 1 || (path.length === 2 && path[1] === 'severity');
  if (wants === 'value') return isSeverity ? severities.map(plain) : [];
  if (path.length === 0)
    return listRules().map(({ id, severity, description }) => ({ label: id, detail: severity, description }));
  return path.length === 1 ? ['severity', 'options'].map(plain) : [];
}

/** Scans the text before a position. Tolerates invalid JSON, because it is being written. */
function jsonCursor(before: string): JsonCursor {
  const open: { readonly isList: boolean; key: string | null }[] = [];
  let typed: string | null = null;
  let last = '';
  for (let at = 0; at < before.length; at++) {
    const character = before[at]!;
    if (typed !== null) {
      if (character === '\\') typed += character + (before[++at] ?? '');
      else if (character !== '"') typed += character;
      else {
        last = typed;
        typed = null;
      }
      continue;
    }
    const inner = open.at(-1);
    if (character === '"') typed = '';
    else if (character === '{' || character === '[') open.push({ isList: character === '[', key: null });
    else if (character === '}' || character === ']') open.pop();
    else if (character === ':' && inner && !inner.isList) inner.key = last;
    else if (character === ',' && inner) inner.key = null;
  }
  const path = open.flatMap(({ key }) => (key === null ? [] : [key]));
  const inner = open.at(-1);
  const wants = inner && !inner.isList && inner.key === null ? 'key' : 'value';
  return { path, wants, typed };
}

const { properties } = goldensSchema.$defs.golden;
const keyLine = /^\s*(?:-\s+)?([\w-]+)\s*:/;

export function goldenCompletionAt(
  knowledge: Knowledge,
  text: string,
  position: EditorPosition,
): readonly EditorCompletion[] {
  const lines = linesOfText(text);
  const before = (lines[position.line - 1] ?? '').slice(0, position.column - 1);
  const placed = (typed: string) => (proposal: Proposal) => ({
    ...proposal,
    range: rangeOn(position.line, position.column - typed.length, typed.length),
  });
  const entry = entryAround(lines, position.line - 1);
  const key = /^\s*(?:-\s+)?([\w-]*)$/.exec(before)?.[1];
  if (key !== undefined) {
    const open = Object.entries(properties).filter(([name]) => name === key || !entry.has(name));
    return open.map(([name, { description }]) => keyProposal({ key: name, description }, false)).map(placed(key));
  }
  const value = /^\s*(?:-\s+)?([\w-]+)\s*:\s+(.*)$/.exec(before);
  if (!value) return [];
  return valuesOf(knowledge, value[1]!, entry).map(placed(value[2]!));
}

function valuesOf(knowledge: Knowledge, key: string, entry: ReadonlyMap<string, string>): Proposal[] {
  if (key === 'expect' || key === 'not')
    return documentProposals(knowledge, '', (other) => scalar(knowledge.id(other)));
  if (key === 'status') return properties.status.enum.map((status) => valueProposal(status));
  const expected = key === 'step' ? entry.get('expect') : undefined;
  return expected === undefined ? [] : stepProposals(knowledge, knowledge.find(expected));
}

function entryAround(lines: readonly string[], at: number): ReadonlyMap<string, string> {
  const isFirst = (line: string): boolean => /^-(?:\s|$)/.test(line);
  let from = at;
  while (from > 0 && !isFirst(lines[from]!)) from--;
  let to = at + 1;
  while (to < lines.length && !isFirst(lines[to]!)) to++;
  return new Map(
    lines.slice(from, to).flatMap((line) => {
      const key = keyLine.exec(line);
      if (!key) return [];
      const value = line.slice(key[0].length).trim();
      return [[key[1]!, value.replace(/^(["'])(.*)\1$/, '$2')] as const];
    }),
  );
}

import type { Knowledge } from '../../match/index.js';
import type { EditorCompletion, EditorPosition } from '../../model/index.js';
import { goldensSchema } from '../../schemas.js';
import { documentProposals, keyProposal, scalar, stepProposals, valueProposal } from './completion.js';
import { linesOfText } from './document.js';

/** Whether a file holds goldens by its name and folder. */
export const isGoldenFile = (file: string): boolean => /[\\/]goldens[\\/][^\\/]+\.ya?ml$/i.test(file);

const { properties } = goldensSchema.$defs.golden;
const keyLine = /^\s*(?:-\s+)?([\w-]+)\s*:/;

/** What can be written at a place of a file of goldens: keys, documents, steps of the document that is expected, statuses. */
export function goldenCompletionAt(
  knowledge: Knowledge,
  text: string,
  position: EditorPosition,
): readonly EditorCompletion[] {
  const lines = linesOfText(text);
  const before = (lines[position.line - 1] ?? '').slice(0, position.column - 1);
  const placed = (typed: string) => (proposal: Omit<EditorCompletion, 'range'>) => {
    const start = { line: position.line, column: position.column - typed.length };
    return { ...proposal, range: { start, end: position } };
  };
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

function valuesOf(
  knowledge: Knowledge,
  key: string,
  entry: ReadonlyMap<string, string>,
): Omit<EditorCompletion, 'range'>[] {
  if (key === 'expect' || key === 'not')
    return documentProposals(knowledge, '', (other) => scalar(knowledge.id(other)));
  if (key === 'status') return properties.status.enum.map((status) => valueProposal(status));
  const expected = key === 'step' ? entry.get('expect') : undefined;
  return expected === undefined ? [] : stepProposals(knowledge, knowledge.find(expected));
}

/** Keys and values of the entry that a line belongs to, as they are written. */
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

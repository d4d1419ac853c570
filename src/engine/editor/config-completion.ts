import type { EditorCompletion, EditorPosition } from '../../model/index.js';
import { configSchema } from '../../schemas.js';
import { listRules } from '../../validate/index.js';
import { linesOfText } from './document.js';

type Proposal = Pick<EditorCompletion, 'label' | 'detail' | 'description'>;

/** Where in a JSON text a place is: names of the mappings around it, and what is being written there. */
interface JsonCursor {
  readonly path: readonly string[];
  readonly wants: 'key' | 'value';
  /** What is written of a text so far; null outside of quotes. */
  readonly typed: string | null;
}

const severities = ['off', 'info', 'warning', 'error'];

/** What can be written at a place of `triagraph.config.json`: its keys, the rules, their severities. */
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

function proposals({ path, wants }: JsonCursor): Proposal[] {
  const inRule = path[0] === 'rules' && path.length > 1;
  if (wants === 'value') {
    const isSeverity = inRule && (path.length === 2 || (path.length === 3 && path[2] === 'severity'));
    return isSeverity ? severities.map((label) => ({ label, detail: '', description: '' })) : [];
  }
  if (path.length === 0)
    return Object.entries(configSchema.properties).map(([label, schema]) => ({
      label,
      detail: '',
      description: 'description' in schema ? String(schema.description) : '',
    }));
  if (path.length === 1 && path[0] === 'rules')
    return listRules().map(({ id, severity, description }) => ({ label: id, detail: severity, description }));
  return inRule && path.length === 2
    ? ['severity', 'options'].map((label) => ({ label, detail: '', description: '' }))
    : [];
}

/** Reads what stands before a place; linear in it. What is not JSON is passed over: someone is writing it. */
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

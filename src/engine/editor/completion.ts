import { posix } from 'node:path';
import { addTo } from '../../collections.js';
import type { Knowledge } from '../../match/index.js';
import type { EditorCompletion, EditorPosition } from '../../model/index.js';
import { caseSchema, frontMatterSchema } from '../../schemas.js';
import { yamlFlow, yamlText } from '../../text/index.js';
import { anchorsOf } from '../../validate/index.js';
import { cursorAt, type EditedDocument, type EditorCursor } from './cursor.js';

interface SchemaKey {
  readonly key: string;
  readonly description: string;
  /** All allowed values, canonical ones first; empty when any value is allowed. */
  readonly values: readonly string[];
}

const listed: Readonly<Record<string, readonly string[]>> = {
  kind: ['workflow', 'case', 'article'],
  language: ['zh', 'en'],
  cased: ['true', 'false'],
  draft: ['true', 'false'],
};

const keysOf = (properties: Readonly<Record<string, object>>): SchemaKey[] =>
  Object.entries(properties).map(([key, schema]) => ({
    key,
    description: 'description' in schema ? String(schema.description) : '',
    values: listed[key] ?? ('enum' in schema ? (schema.enum as readonly string[]) : []),
  }));

/** Keys of the front matter, with those of cases last, or of a trigger rule. */
const keysIn = (inside: 'front-matter' | 'trigger'): SchemaKey[] =>
  inside === 'trigger'
    ? keysOf(frontMatterSchema.$defs.trigger.properties)
    : keysOf({ ...frontMatterSchema.properties, ...caseSchema.properties });

export const keyDescription = (key: string, inside: 'front-matter' | 'trigger'): string | null =>
  keysIn(inside).find((known) => known.key === key)?.description || null;

/** Keys whose values recur across documents, with the field of the document. */
const repeated = {
  components: 'components',
  component: 'components',
  products: 'products',
  category: 'category',
  status: 'status',
} as const;

export type Proposal = Omit<EditorCompletion, 'range'>;

export function completionAt(
  knowledge: Knowledge,
  edited: Pick<EditedDocument, 'path' | 'text' | 'document'>,
  position: EditorPosition,
): EditorCompletion[] {
  const cursor = cursorAt(edited.text, position);
  if (cursor === null) return [];
  return proposals(knowledge, edited, cursor).map((proposal) => ({ ...proposal, range: cursor.range }));
}

function proposals(
  knowledge: Knowledge,
  edited: Pick<EditedDocument, 'path' | 'document'>,
  cursor: EditorCursor,
): Proposal[] {
  const { path, document } = edited;
  switch (cursor.kind) {
    case 'key':
      return keysIn(cursor.inside)
        .filter(({ key }) => !cursor.present.has(key))
        .map((key) => keyProposal(key, cursor.colon));
    case 'value':
      return valueProposals(knowledge, cursor.key, path, document.workflow);
    case 'wiki':
      return (
        headingProposals(knowledge, edited, cursor.typed, (headings) => headings.filter(isWikiName)) ??
        documentProposals(knowledge, path, (other) => knowledge.id(other))
      );
    case 'link':
      return (
        headingProposals(knowledge, edited, cursor.typed, anchorsOf) ??
        documentProposals(knowledge, path, (other) => addressFrom(path, knowledge.path(other)))
      );
  }
}

const isWikiName = (heading: string): boolean => heading !== '' && !/[#|[\]^]/.test(heading);

/** After a `#`: the headings of the document before it, or of the edited one; null without `#`. */
function headingProposals(
  knowledge: Knowledge,
  { path, document }: Pick<EditedDocument, 'path' | 'document'>,
  typed: string,
  namesOf: (headings: readonly string[]) => string[],
): Proposal[] | null {
  const hash = typed.indexOf('#');
  if (hash < 0) return null;
  const name = typed.slice(0, hash);
  const other = name === '' ? null : knowledge.resolve(name, path);
  if (name !== '' && other === null) return [];
  const { sections } = other === null ? document : knowledge.document(other);
  const names = namesOf(sections.map(({ heading }) => heading));
  return [...new Set(names)].filter(Boolean).map((place) => valueProposal(`${name}#${place}`));
}

export function keyProposal({ key, description }: Pick<SchemaKey, 'key' | 'description'>, colon: boolean): Proposal {
  return { kind: 'key', label: key, detail: '', description, text: colon ? key : `${key}: ` };
}

export const valueProposal = (text: string, detail = '', description = ''): Proposal => ({
  kind: 'value',
  label: text,
  detail,
  description,
  text,
});

function valueProposals(knowledge: Knowledge, key: string, path: string, workflow: string | null): Proposal[] {
  if (/^(?:workflow|runbook|related|see_also)$/.test(key)) {
    const workflowsOnly = key === 'workflow' || key === 'runbook';
    return documentProposals(knowledge, path, (other) => scalar(knowledge.id(other)), workflowsOnly);
  }
  if (key === 'branch') return stepProposals(knowledge, workflow === null ? null : knowledge.resolve(workflow, path));
  if (Object.hasOwn(repeated, key)) return usedValues(knowledge, repeated[key as keyof typeof repeated]);
  const schema = [...keysIn('front-matter'), ...keysIn('trigger')].find((known) => known.key === key);
  return (schema?.values ?? []).map((text) => valueProposal(text, '', schema!.description));
}

/** Proposes each name once, because translations share an id. */
export function documentProposals(
  knowledge: Knowledge,
  from: string,
  textOf: (document: number) => string,
  workflowsOnly = false,
): Proposal[] {
  const known = new Map<string, Proposal>();
  for (let document = 0; document < knowledge.documents; document++) {
    const path = knowledge.path(document);
    if (path === from || (workflowsOnly && knowledge.kind(document) !== 'workflow')) continue;
    const text = textOf(document);
    if (known.has(text)) continue;
    known.set(text, {
      kind: 'document',
      label: text,
      detail: knowledge.title(document),
      description: `${knowledge.kind(document)} · ${path}`,
      text,
    });
  }
  return [...known.values()];
}

export function stepProposals(knowledge: Knowledge, document: number | null): Proposal[] {
  if (document === null || document < 0) return [];
  return knowledge.document(document).steps.map(({ id, title, branches }) => ({
    kind: 'step',
    label: id,
    detail: title,
    description: branches.map(({ when }) => when).join('\n'),
    text: id,
  }));
}

function usedValues(knowledge: Knowledge, field: (typeof repeated)[keyof typeof repeated]): Proposal[] {
  const counts = new Map<string, number>();
  for (let document = 0; document < knowledge.documents; document++)
    for (const text of [knowledge.head(document)[field] ?? []].flat()) addTo(counts, text, 1);
  return [...counts]
    .sort(([left, many], [right, more]) => more - many || (left < right ? -1 : 1))
    .map(([text, count]) => ({ ...valueProposal(scalar(text), `× ${count}`), label: text }));
}

/** A text as a YAML scalar that is also valid in a flow list. */
export const scalar = (text: string): string => (/[,[\]{}]/.test(text) ? yamlFlow(text) : yamlText(text));

function addressFrom(from: string, to: string): string {
  const address = posix.relative(posix.dirname(from), to);
  return address
    .replace(/[\s<>]/g, encodeURIComponent)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');
}

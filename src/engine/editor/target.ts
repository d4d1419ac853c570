import type { Knowledge } from '../../match/index.js';
import type { Branch, Document, EditorPosition, EditorRange, Range } from '../../model/index.js';
import { foldAnchor, foldName } from '../../validate/index.js';
import { allOf, derived, type Phrase, wholeWords } from '../../vocabulary/index.js';
import { type EditedDocument, lineAt, rangeOn, touches } from './cursor.js';

export type EditorTarget = { readonly range: EditorRange } & (
  | { readonly document: number; readonly place: TargetRange | null }
  /** In the same document. */
  | { readonly own: TargetRange }
  | { readonly missing: string }
);

interface TargetRange {
  readonly title: string;
  readonly range: Range;
}

const wikiLink = /\[\[([^[\]|\n]{1,300})(?:\|[^[\]\n]{1,300})?\]\]/g;

export const targetAt = (knowledge: Knowledge, edited: EditedDocument, position: EditorPosition): EditorTarget | null =>
  namedTarget(knowledge, edited, position) ??
  linkTarget(knowledge, edited, position) ??
  branchTarget(knowledge, edited, position) ??
  stepTarget(edited, position);

function namedTarget(knowledge: Knowledge, edited: EditedDocument, position: EditorPosition): EditorTarget | null {
  const { frontMatter, document, path } = edited;
  for (const [pointer, range] of frontMatter.values) {
    if (!touches(range, position)) continue;
    const value = valueAt(frontMatter.data, pointer);
    if (typeof value !== 'string' || value.trim() === '') continue;
    if (/^\/(?:workflow|runbook|(?:related|see_also)(?:\/\d+)?)$/.test(pointer))
      return documentTarget(knowledge, value, path, range);
    if (pointer !== '/branch' || document.workflow === null) continue;
    const workflow = knowledge.resolve(document.workflow, path);
    if (workflow === null) return { range, missing: document.workflow };
    const place = namedRange(knowledge.document(workflow), value);
    return place === null ? { range, missing: value } : { range, document: workflow, place };
  }
  return null;
}

const valueAt = (data: unknown, pointer: string): unknown =>
  pointer
    .slice(1)
    .split('/')
    .reduce((value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name], data);

function namedRange({ steps, sections }: Pick<Document, 'steps' | 'sections'>, name: string): TargetRange | null {
  const wanted = foldName(name);
  const isWanted = (text: string) => foldName(text) === wanted;
  const step = steps.find(({ id, title }) => isWanted(id) || isWanted(title));
  if (step) return { title: step.title, range: step.range };
  const section = sections.find(({ id, heading }) => isWanted(id) || isWanted(heading));
  if (section) return { title: section.heading, range: section.range };
  const branch = steps.flatMap(({ branches }) => branches).find(({ when, to }) => isWanted(when) || isWanted(to));
  return branch ? { title: branch.text, range: branch.range } : null;
}

function linkTarget(knowledge: Knowledge, edited: EditedDocument, position: EditorPosition): EditorTarget | null {
  const { document, path } = edited;
  const link = document.links.find(({ kind, range }) => kind !== 'wiki' && touches(range, position));
  if (link?.kind === 'relative') return documentTarget(knowledge, link.target, path, link.range);
  if (link?.kind === 'anchor') {
    const place = anchorRange(document, link.target.slice(1));
    return place === null ? { range: link.range, missing: link.target } : { range: link.range, own: place };
  }
  const wiki = wikiAt(edited, position);
  return wiki === null ? null : documentTarget(knowledge, wiki.target, path, wiki.range);
}

/** The wikilink at a position, found by searching the line, because the parser only knows the paragraph of a wikilink. */
function wikiAt(edited: EditedDocument, position: EditorPosition): { target: string; range: EditorRange } | null {
  const around = edited.document.links.filter(({ kind, range }) => kind === 'wiki' && touches(range, position));
  if (around.length === 0) return null;
  for (const match of lineAt(edited.understood, position.line).matchAll(wikiLink)) {
    const range = rangeOn(position.line, match.index + 1, match[0].length);
    const target = match[1]!.trim();
    if (touches(range, position) && around.some((link) => link.target === target)) return { target, range };
  }
  return null;
}

function documentTarget(knowledge: Knowledge, target: string, from: string, range: EditorRange): EditorTarget {
  const document = knowledge.resolve(target, from);
  if (document === null) return { range, missing: target };
  const anchor = target.includes('#') ? target.slice(target.indexOf('#') + 1) : '';
  return { range, document, place: anchor === '' ? null : anchorRange(knowledge.document(document), anchor) };
}

/** The heading of an anchor. A numeric suffix distinguishes equal headings. */
function anchorRange({ sections }: Pick<Document, 'sections'>, anchor: string): TargetRange | null {
  const alike = (name: string) => sections.filter(({ heading }) => foldAnchor(heading) === foldAnchor(name));
  const [, base, count] = /^(.*)-(\d{1,3})$/.exec(anchor) ?? [];
  const section = alike(anchor)[0] ?? (base === undefined ? undefined : alike(base)[Number(count)]);
  return section === undefined ? null : { title: section.heading, range: section.range };
}

/** Names of steps in the text, such as "go on with step 2", which is not a branch if step 2 is next. */
const stepNames = derived(
  ({ procedure }) => new RegExp(`${wholeWords(allOf<Phrase>(procedure.step))}\\s*(\\d+(?:\\.\\d+)*)`, 'giu'),
);

function stepTarget(
  { document: { steps }, understood }: EditedDocument,
  position: EditorPosition,
): EditorTarget | null {
  for (const { 0: text, 1: number, index } of lineAt(understood, position.line).matchAll(stepNames())) {
    const range = rangeOn(position.line, index + 1, text.length);
    const step = touches(range, position) ? steps.find(({ id }) => id === `step-${number}`) : undefined;
    // A heading is not a reference to itself.
    if (step && step.range.start.line !== position.line)
      return { range, own: { title: step.title, range: step.range } };
  }
  return null;
}

function branchTarget(knowledge: Knowledge, { document, path }: EditedDocument, position: EditorPosition) {
  for (const branch of document.steps.flatMap(({ branches }) => branches)) {
    const { range } = branch;
    if (!touches(range, position)) continue;
    if (branch.toKind === 'document') return documentTarget(knowledge, branch.to, path, range);
    const own = branchRange(document, branch);
    if (own !== null) return { range, own };
  }
  return null;
}

export function branchRange(
  { steps, sections }: Pick<Document, 'steps' | 'sections'>,
  branch: Branch,
): TargetRange | null {
  const step = branch.toKind === 'step' ? steps.find(({ id }) => id === branch.to) : undefined;
  if (step) return { title: step.title, range: step.range };
  const section = branch.toKind === 'section' ? sections.find(({ id }) => id === branch.to) : undefined;
  return section ? { title: section.heading, range: section.range } : null;
}

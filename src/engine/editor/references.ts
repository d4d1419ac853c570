import { TriagraphError } from '../../errors.js';
import type { Knowledge } from '../../match/index.js';
import type { Diagnostic, EditorEdit, EditorPosition, EditorRange, LocatedGolden, Range } from '../../model/index.js';
import { yamlText } from '../../text/index.js';
import { samePath } from '../goldens/evaluate.js';
import { readGoldens } from '../goldens/goldens.js';
import { type EditedDocument, lineAt, linesOfText, rangeOn, readEdited, touches } from './cursor.js';
import { targetAt } from './target.js';

/** A document, or one of its steps or sections, identified by the line of the heading. */
export interface Subject {
  readonly id: string;
  /** Distinguishes translations, which share an id. */
  readonly path: string;
  readonly line: number | null;
  readonly range: EditorRange;
}

export interface Reference {
  readonly range: EditorRange;
  /** Whether the reference is the id itself, which a renaming replaces. */
  readonly namesId: boolean;
}

/** A document with its path in the knowledge base, or a file of goldens. */
export interface EditorFile {
  readonly file: string;
  readonly text: string;
  readonly path: string | null;
}

/** The references to a subject in these files. Only files that contain a name of the subject are parsed. */
export async function findReferences(
  knowledge: Knowledge,
  subject: Subject,
  files: readonly EditorFile[],
): Promise<(Reference & EditorFile)[]> {
  const name = subject.path.replace(/^.*\//, '').replace(/\.\w+$/, '');
  const named = [subject.id, name, ...namesakes(knowledge, subject).map((document) => knowledge.title(document))];
  const found: (Reference & EditorFile)[] = [];
  for (const file of files) {
    const { path, text } = file;
    if (path !== subject.path && !named.some((each) => text.includes(each))) continue;
    const edited = path === null ? null : await readEdited(path, text, knowledge.vocabulary);
    const own = path === null ? goldenReferences(text, subject) : [];
    // Positions in a text that was repaired would be wrong.
    const references = edited?.understood === text ? referencesOf(knowledge, edited, subject) : own;
    found.push(...references.map((each) => ({ ...each, ...file })));
  }
  return found;
}

const namesakes = (knowledge: Knowledge, { id }: Subject): number[] =>
  Array.from({ length: knowledge.documents }, (_, document) => document).filter((each) => knowledge.id(each) === id);

/** The edits that replace the id. @throws TriagraphError `document-id` for an invalid id, or one of another document */
export function renamings(
  knowledge: Knowledge,
  subject: Subject,
  references: readonly (Reference & EditorFile)[],
  id: string,
): EditorEdit[] {
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(id))
    throw new TriagraphError('document-id', `Unexpected id '${id}', expected only letters, digits, - _ and .`);
  if (id !== subject.id && namesakes(knowledge, { ...subject, id }).length > 0)
    throw new TriagraphError('document-id', `Unexpected id '${id}', which another document has.`);
  return references
    .filter(({ namesId }) => namesId)
    .map(({ file, text, range }) => {
      const { start, end } = range;
      const source = lineAt(text, start.line).slice(start.column - 1, end.column - 1);
      const isWiki = source.startsWith('[[');
      return { file, range, text: isWiki ? source.replace(subject.id, () => id) : yamlText(id) };
    });
}

export function subjectAt(knowledge: Knowledge, edited: EditedDocument, position: EditorPosition): Subject | null {
  const { document, frontMatter, path } = edited;
  const own = { id: document.id, path };
  const id = frontMatter.values.get('/id');
  if (id && touches(id, position)) return { ...own, line: null, range: id };
  const target = targetAt(knowledge, edited, position);
  if (target && 'own' in target) return { ...own, line: target.own.range.start.line, range: target.range };
  if (target && 'document' in target) {
    const { document: found, place, range } = target;
    return { id: knowledge.id(found), path: knowledge.path(found), line: place?.range.start.line ?? null, range };
  }
  const heading = document.sections.find(({ level, range }) => level > 0 && range.start.line === position.line);
  if (heading === undefined) return null;
  const line = heading.heading === document.title ? null : position.line;
  const { start } = heading.range;
  const { length } = lineAt(edited.understood, position.line);
  return { ...own, line, range: rangeOn(start.line, start.column, length + 1 - start.column) };
}

function referencesOf(knowledge: Knowledge, edited: EditedDocument, subject: Subject): Reference[] {
  const { document, frontMatter, path } = edited;
  const found = new Map<string, Reference>();
  const add = (range: EditorRange): void => {
    const { line, column } = range.start;
    found.set(`${line}:${column}`, { range, namesId: written(edited, range) === subject.id });
  };
  const id = frontMatter.values.get('/id');
  if (subject.line === null && document.id === subject.id && id) add(id);
  const values = [...frontMatter.values].filter(([pointer]) => subject.line !== null || pointer !== '/branch');
  const branches = document.steps.flatMap(({ branches: all }) => all);
  const ranges = [...values.map(([, range]) => range), ...[...document.links, ...branches].map(({ range }) => range)];
  const places = [...ranges.map(({ start }) => start), ...wikiLinks(edited)];
  for (const start of places) {
    const target = targetAt(knowledge, edited, start);
    if (!target || 'missing' in target) continue;
    const place = 'own' in target ? target.own : target.place;
    const isSubject =
      subject.line === null
        ? 'document' in target && knowledge.id(target.document) === subject.id
        : place?.range.start.line === subject.line &&
          subject.path === ('own' in target ? path : knowledge.path(target.document));
    if (isSubject) add(target.range);
  }
  return [...found.values()];
}

/** The starts of wikilinks, of which the parser only knows the paragraph. */
const wikiLinks = ({ understood }: EditedDocument): EditorPosition[] =>
  linesOfText(understood).flatMap((line, index) =>
    Array.from(line.matchAll(/\[\[/g), (match) => ({ line: index + 1, column: match.index + 1 })),
  );

/** The text in a range without quotes, or the target of a wikilink. */
function written({ understood }: Pick<EditedDocument, 'understood'>, { start, end }: EditorRange): string {
  const line = lineAt(understood, start.line);
  const text = start.line === end.line ? line.slice(start.column - 1, end.column - 1) : '';
  return /^\[\[([^\]|#]*)/.exec(text)?.[1]?.trim() ?? text.trim().replace(/^(["'])(.*)\1$/, '$2');
}

function namesIn({ golden, ranges }: LocatedGolden): { name: string; range: Range }[] {
  return (['expect', 'not'] as const).flatMap((key) => {
    const [name, range] = [golden[key], ranges.get(key)];
    return name === undefined || range === undefined ? [] : [{ name, range }];
  });
}

export function goldenSubjectAt(knowledge: Knowledge, text: string, position: EditorPosition): Subject | null {
  for (const { name, range } of readGoldens('', text).goldens.flatMap(namesIn)) {
    const document = touches(range, position) ? knowledge.resolve(name, '') : null;
    if (document !== null) return { id: knowledge.id(document), path: knowledge.path(document), line: null, range };
  }
  return null;
}

function goldenReferences(text: string, { id, path, line }: Subject): Reference[] {
  if (line !== null || !(text.includes(id) || text.includes(path))) return [];
  return readGoldens('', text)
    .goldens.flatMap(namesIn)
    .filter(({ name }) => name === id || samePath(name, path))
    .map(({ name, range }) => ({ range, namesId: name === id }));
}

export function goldenFindings(knowledge: Knowledge, path: string, text: string): Diagnostic[] {
  const { goldens, diagnostics } = readGoldens(path, text);
  const unknown = goldens.flatMap(namesIn).filter(({ name }) => knowledge.resolve(name, '') === null);
  return [
    ...diagnostics,
    ...unknown.map(({ name, range }): Diagnostic => {
      const [meant] = knowledge.similarIds(name);
      const hint = meant === undefined ? '' : `: did you mean ${meant}?`;
      const message = `Unexpected id ${name}, expected one of a document of the knowledge base${hint}`;
      return { ruleId: 'golden/expect', severity: 'error', message, path, range };
    }),
  ];
}

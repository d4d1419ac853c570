import type { Document, ImportChange, Section } from '../model/index.js';
import { derivedForBuild, type Vocabulary } from '../vocabulary/index.js';

const headingsOf = derivedForBuild(({ canonicalHeadings, headings }) => ({
  names: canonicalHeadings as Readonly<Record<string, Readonly<Record<string, string>>>>,
  /** The kinds of headings that only name the kind of their section. */
  kinds: new Map<string, string>(
    headings.sections.flatMap(({ kind, headings }) => headings.map((each) => [each, kind])),
  ),
}));

export const canonicalName = (kind: string, language: Document['language'], vocabulary?: Vocabulary) =>
  headingsOf(vocabulary).names[kind]?.[language];

export interface HeadingEdits {
  readonly edits: readonly Edit[];
  readonly changes: readonly ImportChange[];
  /** True when the document begins with a title after these edits. */
  readonly titled: boolean;
  /** The heading that was replaced by the title; null when none was. */
  readonly replacedTitle: string | null;
}

/** A heading with marks in the source: one line, or two when it is underlined. */
interface WrittenHeading {
  readonly section: Section;
  readonly end: number;
}

/** @param ownTitle whether the front matter has a title; then the first heading is kept */
export function editHeadings(
  document: Document,
  text: string,
  { ownTitle, vocabulary }: { readonly ownTitle: boolean; readonly vocabulary?: Vocabulary | undefined },
): HeadingEdits {
  const written = document.sections.flatMap((section) => writtenHeading(section, text));
  const [first] = written;
  const titled = first !== undefined && first.section.level === 1 && first.section.kind === 'other';
  const replaced = titled && !ownTitle && first.section.heading !== document.title ? first : null;
  const others = titled ? written.slice(1) : written;
  const shift = others.some(({ section }) => section.level === 1) ? 1 : 0;
  const found = others.map(({ section, end }) => {
    const isOwn = document.kind === 'article' || !isTopLevel(section, first?.section);
    // Headings inside a procedure, and those of an article, are the author's own.
    const heading = isOwn ? section.heading : canonicalHeading(section, document.language, vocabulary);
    return { section, end, heading, level: Math.min(6, section.level + shift) };
  });
  if (replaced) found.unshift({ ...replaced, heading: document.title, level: 1 });
  const edits = found.flatMap((each) => editOf(each, text));
  return {
    edits,
    changes: edits.map((edit) => ({ kind: 'heading', from: text.slice(edit.start, edit.end).trim(), to: edit.text })),
    titled,
    replacedTitle: replaced?.section.heading ?? null,
  };
}

const isTopLevel = (section: Section, title: Section | undefined): boolean =>
  section.parent === null || section.parent === title?.id;

function editOf(
  { section, end, heading, level }: WrittenHeading & { heading: string; level: number },
  text: string,
): Edit[] {
  const start = section.range.start.offset;
  const source = text.slice(start, end);
  const marked = heading === section.heading ? withLevel(source, level) : `${'#'.repeat(level)} ${heading}`;
  return marked === source ? [] : [{ start, end, text: marked }];
}

function writtenHeading(section: Section, text: string): WrittenHeading[] {
  if (section.level === 0) return [];
  const start = section.range.start.offset;
  const lineEnd = endOfLine(text, start);
  if (text[start] === '#') return [{ section, end: lineEnd }];
  const underline = text.slice(lineEnd, endOfLine(text, lineEnd + 1)).trim();
  return /^(?:=+|-+)$/.test(underline) ? [{ section, end: endOfLine(text, lineEnd + 1) }] : [];
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  const at = end < 0 ? text.length : end;
  return text[at - 1] === '\r' ? at - 1 : at;
}

function withLevel(source: string, level: number): string {
  const [line = ''] = source.split(/\r?\n/, 1);
  const content = line.replace(/^#+[ \t]*/, '').replace(/[ \t]+#+[ \t]*$/, '');
  return `${'#'.repeat(level)} ${content.trim()}`;
}

function canonicalHeading(
  { heading, kind }: Section,
  language: Document['language'],
  vocabulary: Vocabulary | undefined,
): string {
  const name = canonicalName(kind, language, vocabulary);
  const bare = heading
    .toLowerCase()
    .replace(/^[[【（(]+|[\]】）):：]+$/g, '')
    .trim();
  return name !== undefined && headingsOf(vocabulary).kinds.get(bare) === kind ? name : heading;
}

/** True when the headings of a document have marks of Markdown, false when they were restored from its lines. */
export function isMarkedUp(document: Document, text: string): boolean {
  const headed = document.sections.filter(({ level }) => level > 0);
  return headed.length === 0 || headed.some((section) => writtenHeading(section, text).length > 0);
}

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits that do not overlap; of two that do, the one that begins first stays. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const ordered = [...edits].sort((left, right) => left.start - right.start || left.end - right.end);
  let result = '';
  let from = 0;
  for (const edit of ordered) {
    if (edit.start < from) continue;
    result += text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return result + text.slice(from);
}

/** Rewrites bracketed placeholders of commands as `<name>`. Sample words and shell variables stay as they are. */
export function editPlaceholders(document: Document, text: string): { edits: Edit[]; changes: ImportChange[] } {
  const edits = new Map<number, Edit>();
  const renamed = new Map<string, string>();
  for (const { commands } of document.steps) {
    for (const { range, placeholders } of commands) {
      const source = text.slice(range.start.offset, range.end.offset);
      for (const { raw, name } of placeholders) {
        const canonical = `<${name}>`;
        if (raw === canonical || !/^[<{[]/.test(raw)) continue;
        renamed.set(raw, canonical);
        for (let at = source.indexOf(raw); at >= 0; at = source.indexOf(raw, at + raw.length)) {
          const start = range.start.offset + at;
          edits.set(start, { start, end: start + raw.length, text: canonical });
        }
      }
    }
  }
  const changes = [...renamed].map(([from, to]): ImportChange => ({ kind: 'placeholder', from, to }));
  return { edits: [...edits.values()], changes };
}

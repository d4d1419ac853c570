import type { Block, Document, ImportChange } from '../model/index.js';
import type { Vocabulary } from '../vocabulary/index.js';
import { applyEdits, canonicalName, editHeadings, editPlaceholders, isMarkedUp } from './edits.js';
import { canonicalFrontMatter, type SourceFrontMatter } from './front-matter.js';

export interface ImportSource {
  /** The file after repairs. The ranges of the document count in it. */
  readonly text: string;
  /** Where the front matter ends, 0 without one. */
  readonly bodyStart: number;
  readonly frontMatter: SourceFrontMatter;
  /** Where the document ends. The text after it has been reported and is dropped. */
  readonly bodyEnd: number;
  readonly vocabulary?: Vocabulary | undefined;
}

export interface CanonicalDocument {
  readonly markdown: string;
  readonly changes: readonly ImportChange[];
}

/** @param triggers phrases to add to the author's own */
export function canonicalize(
  document: Document,
  source: ImportSource,
  triggers: readonly string[] = [],
): CanonicalDocument {
  const { body, changes, titled, replacedTitle } = isMarkedUp(document, source.text)
    ? markedBody(document, source)
    : restoredBody(document);
  const more = replacedTitle === null ? {} : { 'x-heading': replacedTitle };
  const head = canonicalFrontMatter(document, source.frontMatter, { triggers, more });
  const title = titled ? '' : `# ${document.title}\n\n`;
  const added: ImportChange[] = titled ? [] : [{ kind: 'title', from: '', to: `# ${document.title}` }];
  const proposed = triggers.map((trigger): ImportChange => ({ kind: 'trigger', from: '', to: trigger }));
  return {
    markdown: `${head}\n${title}${body.replace(/^\s*\n/, '').trimEnd()}\n`,
    changes: [...added, ...changes, ...proposed],
  };
}

interface CanonicalBody {
  readonly body: string;
  readonly changes: readonly ImportChange[];
  readonly titled: boolean;
  readonly replacedTitle: string | null;
}

function markedBody(
  document: Document,
  { text, bodyStart, bodyEnd, frontMatter, vocabulary }: ImportSource,
): CanonicalBody {
  const ownTitle = Object.keys(frontMatter.data).some((key) => /^title$/i.test(key));
  const headings = editHeadings(document, text, { ownTitle, vocabulary });
  const placeholders = editPlaceholders(document, text);
  const cut = [
    { start: 0, end: bodyStart, text: '' },
    { start: bodyEnd, end: text.length, text: '' },
  ];
  const body = applyEdits(text, [...cut, ...headings.edits, ...placeholders.edits]);
  return { ...headings, body, changes: [...headings.changes, ...placeholders.changes] };
}

function restoredBody(document: Document): CanonicalBody {
  const change: ImportChange = { kind: 'structure', from: 'plain lines', to: 'headings, lists and fences' };
  return { body: markdownOfBlocks(document), changes: [change], titled: false, replacedTitle: null };
}

/** Characters of plain text that are markup in Markdown. */
const markup = /[\\`*_[\]<>]/g;
const lineMarkup = /^(\s*)(#{1,6}(?=\s|$)|[-+](?=\s|$)|>|(\d{1,9})([.)])(?=\s|$)|={2,}\s*$|-{2,}\s*$|~{3,})/gm;

/** The sections and blocks of a document as Markdown, for a document whose structure was restored from plain lines. */
export function markdownOfBlocks(document: Document): string {
  let text = '';
  for (const section of document.sections) {
    const isTitle = section.level === 1 && section.heading === document.title;
    if (section.level > 0 && !isTitle)
      text += `\n\n${'#'.repeat(Math.max(2, section.level))} ${escaped(section.heading)}`;
    for (const [index, block] of section.blocks.entries()) {
      const continues = block.kind === section.blocks[index - 1]?.kind && !block.header;
      const isLine = block.kind === 'list-item' || block.kind === 'table-row';
      text += `${continues && isLine ? '\n' : '\n\n'}${markdownOf(block)}`;
    }
  }
  return `${text.replace(/^\n+/, '')}\n`;
}

function markdownOf(block: Block): string {
  switch (block.kind) {
    case 'code':
      return fenced(block);
    case 'list-item': {
      const mark = block.ordinal === null || block.ordinal === undefined ? '-' : `${block.ordinal}.`;
      const indent = '  '.repeat(block.depth);
      const text = escaped(block.text).replaceAll('\n', `\n${indent}${' '.repeat(mark.length + 1)}`);
      return `${indent}${mark} ${text}`;
    }
    case 'table-row':
      return tableRow(block);
    case 'quote':
      return `> ${escaped(block.text).replaceAll('\n', '\n> ')}`;
    case 'html':
    case 'definition':
      return block.text;
    default:
      return escaped(block.text);
  }
}

function fenced({ text, language }: Block): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language ?? ''}\n${text}\n${fence}`;
}

function tableRow({ cells = [], header }: Block): string {
  const row = `| ${cells.map((cell) => escaped(cell).replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return header ? `${row}\n|${cells.map(() => ' --- |').join('')}` : row;
}

function escaped(text: string): string {
  return text
    .replace(markup, (mark, at: number) => (mark === '_' && isInsideWord(text, at) ? mark : `\\${mark}`))
    .replace(lineMarkup, (_whole, indent: string, mark: string, digits?: string, sign?: string) =>
      digits === undefined ? `${indent}\\${mark}` : `${indent}${digits}\\${sign}`,
    );
}

const isInsideWord = (text: string, at: number): boolean =>
  /[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') && /[\p{L}\p{N}]/u.test(text[at + 1] ?? ' ');

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** The texts of a duplicate that the document lacks, as Markdown to add to it; empty when there are none. */
export function mergeCopies(kept: Document, copy: Document, vocabulary?: Vocabulary): string {
  const known = new Set(
    kept.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map(({ text }) => text)].map(withoutSpaces)),
  );
  const lines: string[] = [];
  for (const section of copy.sections) {
    const more = section.blocks.filter(({ text }) => text.trim() !== '' && !known.has(withoutSpaces(text)));
    if (more.length === 0) continue;
    if (section.heading !== '') lines.push(`### ${section.heading}`);
    for (const block of more) {
      lines.push(block.kind === 'code' ? fenced(block) : block.text);
    }
  }
  const colon = kept.language === 'zh' ? '：' : ': ';
  const heading = `## ${canonicalName('anotherSource', kept.language, vocabulary)}${colon}${copy.id}`;
  return lines.length === 0 ? '' : `\n${[heading, ...lines].join('\n\n')}\n`;
}

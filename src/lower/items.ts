import type { Block, Section, SectionKind, TextItem } from '../model/index.js';
import type { FrontMatterReader } from './dialect.js';
import { documentStart, spanOf } from './inline.js';
import type { DocumentPatterns } from './patterns.js';

/** Items of the front matter under any of the keys. */
export function namedItems(frontMatter: FrontMatterReader, ...keys: string[]): TextItem[] {
  return frontMatter.texts(...keys).map(({ text, range }) => ({ text, range: range ?? documentStart }));
}

/**
 * What the sections of a kind name, one text an item: list items of the first level with what is nested in them, else
 * paragraphs, else the headings of their parts.
 */
export function itemsOf(sections: readonly Section[], kind: SectionKind, patterns: DocumentPatterns): TextItem[] {
  const items: TextItem[] = [];
  const parts = partsBySection(sections, patterns);
  for (const section of sections) {
    if (section.kind !== kind) continue;
    const lists = listsOf(section.blocks, patterns);
    const own = lists.filter((list) => list.about === null).flatMap((list) => listItems(list.blocks));
    if (own.length > 0) items.push(...own);
    else items.push(...partsOrParagraphs(section, parts));
  }
  return items.length > 0 || !remedies.has(kind) ? items : scriptsOf(sections, kind);
}

const remedies: ReadonlySet<SectionKind> = new Set(['resolution', 'workaround']);
/** Maximum length of a fence that may serve as the text of a remedy. */
const longestScript = 2000;

/** The commands of sections without any other content. */
function scriptsOf(sections: readonly Section[], kind: SectionKind): TextItem[] {
  return sections
    .filter((section) => section.kind === kind)
    .flatMap(({ blocks }) => blocks)
    .filter(({ kind, text }) => kind === 'code' && text.trim() !== '' && text.length <= longestScript)
    .map(({ text, range }) => ({ text: text.trim(), range }));
}

/** Causes listed in a section about the remedy: `There can be several reasons: …`. */
export function causesAmong(sections: readonly Section[], patterns: DocumentPatterns): TextItem[] {
  return sections
    .filter((section) => section.kind === 'resolution' || section.kind === 'diagnosis' || section.kind === 'overview')
    .flatMap((section) => listsOf(section.blocks, patterns))
    .filter((list) => list.about === 'causes')
    .flatMap((list) => listItems(list.blocks));
}

/** A list with the topic that the sentence before it announces; null for the topic of the section. */
interface List {
  readonly about: 'causes' | 'reading' | null;
  readonly blocks: Block[];
}

function listsOf(blocks: readonly Block[], patterns: DocumentPatterns): List[] {
  const lists: List[] = [];
  let before: Block | null = null;
  for (const block of blocks) {
    const continues = before?.kind === 'list-item' || (before !== null && (before.depth > 0 || before.kind === 'code'));
    if (block.kind === 'list-item' && (!continues || lists.length === 0))
      lists.push({ about: aboutOf(before, patterns), blocks: [] });
    if (block.kind === 'list-item' || (block.kind === 'paragraph' && block.depth > 0)) lists.at(-1)?.blocks.push(block);
    before = block;
  }
  return lists;
}

function aboutOf(introduction: Block | null, patterns: DocumentPatterns): List['about'] {
  if (introduction?.kind !== 'paragraph') return null;
  const text = introduction.text.slice(-300).trim();
  if (patterns.introducesCauses.test(text)) return 'causes';
  return patterns.introducesReading.test(text) ? 'reading' : null;
}

/** The text in brackets between a run-in heading and its colon. */
const remark = /^[(（][^()（）]{1,40}[)）]\s*[:：]$/;

function partsOrParagraphs(section: Section, parts: SectionParts): readonly TextItem[] {
  const own = paragraphs(section.blocks).filter((item) => !isIntroduction(item.text));
  // Parts of the section are more specific than quoted remarks.
  const speaks = section.blocks.some(({ kind, text }) => kind === 'paragraph' && text.trim() && !isIntroduction(text));
  const named = parts.get(section.id);
  if (own.length > 0 && (speaks || !named)) return own;
  return named ?? paragraphs(section.blocks).filter((item) => !remark.test(item.text));
}

/** Headings of the unclassified subsections of each section, by section id. */
export type SectionParts = ReadonlyMap<string, readonly TextItem[]>;

/** Collects the subsections of every section, without `Cause 1:` before their headings. */
export function partsBySection(sections: readonly Section[], patterns: DocumentPatterns): SectionParts {
  const parts = new Map<string, TextItem[]>();
  for (const { parent, kind, heading, range, blocks } of sections) {
    if (parent === null || kind !== 'other') continue;
    const said = patterns.bareStep.test(heading) ? paragraphs(blocks)[0]?.text : undefined;
    const part = { text: said ?? asideOf(heading, patterns) ?? heading, range };
    const siblings = parts.get(parent);
    if (siblings) siblings.push(part);
    else parts.set(parent, [part]);
  }
  return parts;
}

/** Characters of a heading searched for a label. */
const longestHeading = 300;

/** The text after the label of a heading such as `原因1：流表未同步`, or null. */
export function asideOf(heading: string, patterns: DocumentPatterns): string | null {
  return heading.length > longestHeading ? null : (patterns.itemLabel.exec(heading.trim())?.[1] ?? null);
}

/** A sentence that only introduces a list or a fence: `可能由以下原因导致：`. */
export function isIntroduction(text: string): boolean {
  return /[:：]$/.test(text.trim());
}

/** List items of the first level, each with its nested items joined by line breaks. */
export function listItems(blocks: readonly Block[]): TextItem[] {
  const items: { text: string; range: TextItem['range'] }[] = [];
  for (const block of blocks) {
    const text = block.text.trim();
    if (block.kind === 'list-item' && block.depth === 0) items.push({ text, range: block.range });
    else if (block.kind === 'list-item' || (block.kind === 'paragraph' && block.depth > 0)) {
      const parent = items.at(-1);
      if (parent && text) {
        parent.text = parent.text ? `${parent.text}\n${text}` : text;
        parent.range = spanOf(parent.range, block.range);
      }
    }
  }
  return items.filter((item) => item.text);
}

export function paragraphs(blocks: readonly Block[]): TextItem[] {
  return blocks
    .filter((block) => (block.kind === 'paragraph' || block.kind === 'quote') && block.text.trim())
    .map((block) => ({ text: block.text.trim(), range: block.range }));
}

/** The first item of each text, in order. */
export function distinctItems(items: readonly TextItem[]): TextItem[] {
  const seen = new Set<string>();
  return items.filter((item) => item.text && !seen.has(item.text) && seen.add(item.text));
}

/** Causes and remedies from tables of the form "symptom | root cause | fix". */
export interface CauseTable {
  readonly causes: TextItem[];
  readonly resolutions: TextItem[];
}

/** Reads every table whose header names both a cause and a fix. */
export function readCauseTables(sections: readonly Section[], patterns: DocumentPatterns): CauseTable {
  const table: CauseTable = { causes: [], resolutions: [] };
  for (const section of sections) {
    let columns: { cause: number; fix: number } | null = null;
    for (const block of section.blocks) {
      if (block.kind !== 'table-row') continue;
      if (block.header) columns = columnsOf(block, patterns);
      else if (columns) addRow(block, columns, table);
    }
  }
  return table;
}

function columnsOf(header: Block, patterns: DocumentPatterns): { cause: number; fix: number } | null {
  const cells = header.cells ?? [];
  const cause = cells.findIndex((cell) => patterns.causeColumn.test(cell));
  const fix = cells.findIndex((cell, index) => index !== cause && patterns.fixColumn.test(cell));
  return cause >= 0 && fix >= 0 ? { cause, fix } : null;
}

function addRow(row: Block, columns: { cause: number; fix: number }, table: CauseTable): void {
  const cause = row.cells?.[columns.cause]?.trim();
  const fix = row.cells?.[columns.fix]?.trim();
  if (cause) table.causes.push({ text: cause, range: row.range });
  if (fix) table.resolutions.push({ text: fix, range: row.range });
}

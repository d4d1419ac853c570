import { addTo, addToGroup } from '../collections.js';
import type { Block, Section, SectionKind, TextItem } from '../model/index.js';
import type { DocumentPatterns } from './headings.js';
import { documentStart, spanOf } from './inline.js';
import type { FrontMatterReader } from './reading.js';

export const namedItems = (frontMatter: FrontMatterReader, ...keys: string[]): TextItem[] =>
  frontMatter.texts(...keys).map(({ text, range }) => ({ text, range: range ?? documentStart }));

/** The items of the sections of a kind: first-level list items, else headings of subsections or paragraphs. */
export function itemsOf(sections: readonly Section[], kind: SectionKind, patterns: DocumentPatterns): TextItem[] {
  const parts = partsBySection(sections, patterns);
  const items = sections.flatMap((section) => {
    if (section.kind !== kind) return [];
    const lists = listsOf(section.blocks, patterns).filter(({ about }) => about === null);
    const listed = lists.flatMap(({ blocks }) => listItems(blocks));
    return listed.length > 0 ? listed : partsOrParagraphs(section, parts);
  });
  return items.length > 0 || !remedies.has(kind) ? items : scriptsOf(sections, kind);
}

const remedies: ReadonlySet<SectionKind> = new Set(['resolution', 'workaround']);
/** Maximum length of a fence that may serve as the text of a remedy. */
const longestScript = 2000;

/** The code of remedies that consist of nothing else. */
const scriptsOf = (sections: readonly Section[], remedy: SectionKind): TextItem[] =>
  sections
    .flatMap((section) => (section.kind === remedy ? section.blocks : []))
    .filter(({ kind, text }) => kind === 'code' && text.trim() !== '' && text.length <= longestScript)
    .map(({ text, range }) => ({ text: text.trim(), range }));

/** Causes that a section of another kind lists: `There can be several reasons: …`. */
export function causesAmong(sections: readonly Section[], patterns: DocumentPatterns): TextItem[] {
  return sections
    .filter((section) => section.kind === 'resolution' || section.kind === 'diagnosis' || section.kind === 'overview')
    .flatMap((section) => listsOf(section.blocks, patterns))
    .filter((list) => list.about === 'causes')
    .flatMap((list) => listItems(list.blocks));
}

/** A list, and the topic that the sentence before it announces; null for that of the section. */
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

function partsOrParagraphs(section: Section, parts: SectionParts): readonly TextItem[] {
  const own = paragraphs(section.blocks).filter((item) => !isIntroduction(item.text));
  // Headings of subsections are more specific than quotations.
  const speaks = section.blocks.some(({ kind, text }) => kind === 'paragraph' && text.trim() && !isIntroduction(text));
  const named = parts.get(section.id);
  if (own.length > 0 && (speaks || !named)) return own;
  return named ?? paragraphs(section.blocks);
}

/** Headings of unclassified subsections, by the id of the section around them. */
export type SectionParts = ReadonlyMap<string, readonly TextItem[]>;

/**
 * The headings of the subsections of each section, without a label such as `Cause 1:`. A heading that occurs below several
 * sections is a label of a template and is left out.
 */
export function partsBySection(sections: readonly Section[], patterns: DocumentPatterns): SectionParts {
  const parts = new Map<string, TextItem[]>();
  const counts = new Map<string, number>();
  for (const { heading } of sections) addTo(counts, heading, 1);
  for (const { parent, kind, heading, range, blocks } of sections) {
    if (parent === null || kind !== 'other') continue;
    const instruction = patterns.bareStep.test(heading) ? paragraphs(blocks)[0]?.text : undefined;
    const aside = asideOf(heading, patterns);
    if (instruction === undefined && aside === null && counts.get(heading)! > 1) continue;
    addToGroup(parts, parent, { text: instruction ?? aside ?? heading, range });
  }
  return parts;
}

const longestHeading = 300;

/** The text after the label of a heading such as `原因1：流表未同步`, or null. */
export const asideOf = (heading: string, { itemLabel }: DocumentPatterns): string | null =>
  heading.length > longestHeading ? null : (itemLabel.exec(heading.trim())?.[1] ?? null);

/** True for a sentence that only introduces a list or a fence: `可能由以下原因导致：`. */
export const isIntroduction = (text: string): boolean => /[:：]$/.test(text.trim());

/** List items of the first level, each with its nested items joined by line breaks. */
export function listItems(blocks: readonly Block[]): TextItem[] {
  const items: TextItem[] = [];
  for (const { kind, depth, text: written, range } of blocks) {
    const text = written.trim();
    const last = items.at(-1);
    if (kind === 'list-item' && depth === 0) items.push({ text, range });
    else if (last && text && (kind === 'list-item' || (kind === 'paragraph' && depth > 0)))
      items[items.length - 1] = { text: last.text ? `${last.text}\n${text}` : text, range: spanOf(last.range, range) };
  }
  return items.filter((item) => item.text);
}

export const paragraphs = (blocks: readonly Block[]): TextItem[] =>
  blocks
    .filter(({ kind, text }) => (kind === 'paragraph' || kind === 'quote') && text.trim())
    .map(({ text, range }) => ({ text: text.trim(), range }));

export function distinctItems(items: readonly TextItem[]): TextItem[] {
  const seen = new Set<string>();
  return items.filter((item) => item.text && !seen.has(item.text) && seen.add(item.text));
}

/** Causes and remedies from tables whose header names both: `| Symptom | Root cause | Fix |`. */
export function readCauseTables(sections: readonly Section[], patterns: DocumentPatterns): TextItem[][] {
  const [causes, resolutions]: [TextItem[], TextItem[]] = [[], []];
  const add = (items: TextItem[], text: string | undefined, { range }: Block) => {
    if (text?.trim()) items.push({ text: text.trim(), range });
  };
  for (const { blocks } of sections) {
    let [cause, fix] = [-1, -1];
    for (const row of blocks.filter(({ kind }) => kind === 'table-row')) {
      const { cells = [] } = row;
      if (row.header) {
        cause = cells.findIndex((cell) => patterns.causeColumn.test(cell));
        fix = cells.findIndex((cell, index) => index !== cause && patterns.fixColumn.test(cell));
      } else if (cause >= 0 && fix >= 0) {
        add(causes, cells[cause], row);
        add(resolutions, cells[fix], row);
      }
    }
  }
  return [causes, resolutions];
}

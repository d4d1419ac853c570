import type { Block, Section, SectionKind, TextItem } from '../model/index.js';
import type { FrontMatterReader } from './metadata/front-matter.js';
import { documentStart, spanOf } from './position.js';

/** Items that the front matter names under any of the keys. */
export function namedItems(frontMatter: FrontMatterReader, ...keys: string[]): TextItem[] {
  return frontMatter.texts(...keys).map(({ text, range }) => ({ text, range: range ?? documentStart }));
}

/**
 * What the sections of a kind name, one text an item: list items of the first level with what is nested in them, else
 * paragraphs, else the headings of their parts.
 */
export function itemsOf(sections: readonly Section[], kind: SectionKind): TextItem[] {
  const items: TextItem[] = [];
  for (const section of sections) {
    if (section.kind !== kind) continue;
    const own = listItems(section.blocks);
    if (own.length > 0) items.push(...own);
    else items.push(...partsOrParagraphs(section, sections));
  }
  return items;
}

function partsOrParagraphs(section: Section, sections: readonly Section[]): TextItem[] {
  const own = paragraphs(section.blocks).filter((item) => !isIntroduction(item.text));
  if (own.length > 0) return own;
  const parts = sections.filter((child) => child.parent === section.id && child.kind === 'other');
  if (parts.length > 0) return parts.map((part) => ({ text: part.heading, range: part.range }));
  return paragraphs(section.blocks);
}

/** A sentence that only leads to a list or a fence: `可能由以下原因导致：`. */
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

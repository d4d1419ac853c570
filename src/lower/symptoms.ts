import type { Range, Section, TextItem } from '../model/index.js';
import type { DocumentPatterns } from './headings.js';
import { positionIn } from './inline.js';
import {
  asideOf,
  distinctItems,
  isIntroduction,
  listItems,
  namedItems,
  paragraphs,
  partsBySection,
  type SectionParts,
} from './items.js';
import type { Reading } from './reading.js';

/** Maximum number of symptoms of a document; a page of prose has more sentences than symptoms. */
const maximumSymptoms = 40;

/** Symptoms from the front matter, symptom sections, and the description of a case under its title. */
export function readSymptoms(reading: Reading, isCase: boolean, ofDialect: readonly TextItem[]): TextItem[] {
  const { patterns, text } = reading;
  const parts = partsBySection(reading.sections, patterns);
  const items = namedItems(reading.frontMatter, 'symptoms', 'symptom');
  if (isCase)
    for (const section of descriptionSections(reading.sections))
      items.push(...descriptionItems(section, text, patterns));
  for (const section of reading.sections) {
    if (section.kind === 'symptoms') items.push(...symptomItems(section, parts, reading));
  }
  items.push(...ofDialect);
  return distinctItems(items).slice(0, maximumSymptoms);
}

function symptomItems(section: Section, parts: SectionParts, { text, patterns }: Reading): readonly TextItem[] {
  const named = asideOf(section.heading, patterns);
  const items = named === null ? [] : [{ text: named, range: section.range }];
  const other = section.blocks.findIndex(
    ({ kind, text: label }) => kind === 'paragraph' && patterns.otherLabel.test(label.slice(0, 40)),
  );
  const own = other < 0 ? section.blocks : section.blocks.slice(0, other);
  const stated = paragraphs(own).flatMap((item) => sentences(item, text, patterns));
  items.push(...[...stated, ...listItems(section.blocks)].filter(isStatement));
  return items.length > 0 ? items : (parts.get(section.id) ?? []);
}

function isStatement(item: TextItem): boolean {
  return !isIntroduction(item.text);
}

/** Number of leading sentences of an alert page that are symptoms; later ones explain. */
const alertSentences = 3;

export function alertSymptoms({ sections, text, patterns }: Reading): TextItem[] {
  const meaning = sections.find((section) => section.kind === 'overview');
  const items = paragraphs(meaning?.blocks ?? []).flatMap((item) => sentences(item, text, patterns));
  return items.filter(isStatement).slice(0, alertSentences);
}

/** Sentences of a paragraph with their positions. */
function sentences({ text, range }: TextItem, source: string, { sentenceEnd }: DocumentPatterns): TextItem[] {
  const parts = text.replace(/\s+/g, ' ').split(sentenceEnd);
  const places = sentencePlaces(parts, range, source);
  return parts
    .map((sentence, index) => ({ text: sentence.trim().replace(/[。；]$/, ''), range: places[index]! }))
    .filter((sentence) => sentence.text.length > 1);
}

/** The sections up to the first heading, with the text below it if it is the title. */
function descriptionSections(sections: readonly Section[]): Section[] {
  const title = sections.findIndex((section) => section.level > 0);
  const hasTitle = sections[title]?.level === 1 && sections[title]?.kind === 'other';
  return sections.slice(0, hasTitle ? title + 1 : Math.max(title, 0));
}

const labelledLine = /^[ \t>]*(?:[-*][ \t]+)?(?:\*\*|__)[^*_\n]{1,40}(?:[:：](?:\*\*|__)|(?:\*\*|__)[ \t]*[:：])/;

/** Whether each line is metadata: `**Date:** …`, `**Severity:** …`. */
function isFactSheet({ range }: TextItem, source: string): boolean {
  const lines = source.slice(range.start.offset, range.end.offset).split('\n');
  return lines.every((line) => labelledLine.test(line.slice(0, 80)));
}

function descriptionItems(section: Section, source: string, patterns: DocumentPatterns): TextItem[] {
  const isAside = (text: string) => patterns.pointsElsewhere.test(text) || patterns.pageFacts.test(text);
  return paragraphs(section.blocks)
    .filter((item) => !isFactSheet(item, source) && !isAside(item.text))
    .flatMap((item) => sentences(item, source, patterns))
    .flatMap((item) => atSpaces(item.text).map((text) => ({ text, range: item.range })))
    .filter((item) => item.text.length >= 4);
}

const spacedLatin = /[A-Za-z0-9] (?=[\u3400-\u9fff])/g;
const touchingLatin = /[A-Za-z0-9](?=[\u3400-\u9fff])|[\u3400-\u9fff](?=[A-Za-z0-9])/g;

/**
 * Splits a record that separates symptoms by spaces. A space before a Latin word counts only where the text mostly puts none
 * between Han and Latin.
 */
function atSpaces(text: string): string[] {
  const touches = text.match(touchingLatin)?.length ?? 0;
  const spaced = text.match(spacedLatin)?.length ?? 0;
  const separator =
    touches > spaced
      ? /(?<=[\u3400-\u9fff）)])\s+(?=[\u3400-\u9fffA-Za-z])/
      : /(?<=[\u3400-\u9fff）])\s+(?=[\u3400-\u9fff])/;
  return text.split(separator).map((part) => part.trim());
}

/** The first word of a sentence, which is found in the source even where markup follows. */
const firstLetters = /\p{Script=Han}{1,8}|[A-Za-z0-9]+/u;
/** Sentences of a paragraph that get a range of their own; later ones have that of the paragraph. */
const mostPlaces = 200;

/** Ranges of sentences in the source, which has markup that they lack. One that is not found gets that of the paragraph. */
function sentencePlaces(parts: readonly string[], paragraph: Range, source: string): Range[] {
  const { start, end } = paragraph;
  const body = source.slice(start.offset, end.offset);
  let from = 0;
  const begins = parts.slice(0, mostPlaces).map((part, index) => {
    const at = index === 0 ? 0 : body.indexOf(firstLetters.exec(part)?.[0] ?? body, from);
    if (at >= 0) from = at + part.trim().length;
    return at;
  });
  return parts.map((_, index): Range => {
    const begin = begins[index] ?? -1;
    if (begin < 0) return paragraph;
    const next = begins.slice(index + 1).find((other) => other >= 0);
    const to = next === undefined ? end : positionIn(body, start, body.slice(0, next).trimEnd().length);
    return { start: positionIn(body, start, begin), end: to };
  });
}

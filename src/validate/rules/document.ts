import type { Document, Range, SectionKind } from '../../model/index.js';
import { versionNotes } from '../../text/index.js';
import {
  allOf,
  alternatives,
  type ByLanguage,
  derived,
  derivedForBuild,
  type Vocabulary,
  wholeWords,
} from '../../vocabulary/index.js';
import type { DocumentRule, RuleName } from '../rule.js';
import { type FrontMatterPlaces, titlePlace } from '../view.js';

export const empty: DocumentRule = {
  id: 'document/empty',
  description: 'A document has content besides its front matter and headings.',
  severity: 'warning',
  check: ({ document, frontMatter, source }) => {
    const speaks = document.sections.some((section) =>
      section.blocks.some((block) => block.kind !== 'html' && block.text.trim() !== ''),
    );
    if (speaks) return [];
    const range = titlePlace(document, frontMatter, source);
    return [{ message: 'Unexpected empty document, expected text, a list, a table or a command', range }];
  },
};

export const emptySection: DocumentRule = {
  id: 'document/empty-section',
  description: 'A heading has something below it: text, a list, a table, a command, or further headings.',
  severity: 'info',
  *check({ document, source, vocabulary }) {
    // document/empty reports a document without any content.
    if (document.sections.every(({ blocks }) => blocks.every(({ kind }) => kind === 'html'))) return;
    const parents = new Set(document.sections.map(({ parent }) => parent));
    for (const { id, level, heading, blocks, range } of document.sections) {
      if (level === 0 || parents.has(id) || (level === 1 && document.sections.length > 1)) continue;
      if (blocks.some(({ kind, text }) => kind !== 'html' || !text.startsWith('<!--'))) continue;
      if (isWholeStep(heading, vocabulary)) continue;
      yield {
        message: `Unexpected heading '${heading.slice(0, 60)}' with nothing below it, expected its content or no heading`,
        range: source.line(range),
      };
    }
  },
};

const numbered = derivedForBuild(({ documentWords: { steps, numerals } }) => {
  const any = (phrases: ByLanguage): string => alternatives(allOf(phrases));
  const digits = `[\\d${allOf(numerals).join('')}]`;
  return new RegExp(
    `^(?:(?:${any(steps.words)})\\s*${digits}|(?:${any(steps.ordinals)})\\s*${digits}{1,3}\\s*(?:${any(steps.units)})|\\d{1,2}[.、)])`,
    'i',
  );
});

/** Whether a heading is a whole step, a path through menus: `Step 1: Console → Plugins → install the metrics plugin`. */
const isWholeStep = (heading: string, vocabulary: Vocabulary): boolean =>
  numbered(vocabulary).test(heading) && /\S\s*(?:→|->|>)\s*\S/.test(heading);

export const missingSection: DocumentRule = {
  id: 'document/missing-section',
  description: 'A workflow has steps and symptoms; a case has symptoms, a cause and a resolution.',
  severity: 'info',
  *check({ document, source, frontMatter }) {
    const missing = missingParts(document);
    if (missing.length === 0) return;
    yield {
      message: `Unexpected ${document.kind} without ${missing.map(({ what }) => what).join(', ')}, expected ${missing.length === 1 ? 'that part' : 'those parts'}`,
      note: `Headings that are recognised: ${missing.map(({ heading }) => heading).join('; ')}.`,
      range: titlePlace(document, frontMatter, source),
    };
  },
};

interface Part {
  readonly what: string;
  readonly heading: string;
}

const steps: Part = { what: 'steps', heading: 'Diagnosis / 诊断步骤' };
const symptoms: Part = { what: 'symptoms', heading: 'Symptoms / 现象' };
const cause: Part = { what: 'a cause', heading: 'Root cause / 根因' };
const resolution: Part = { what: 'a resolution', heading: 'Resolution / 解决方案' };

function missingParts(document: Document): Part[] {
  const has = (items: readonly unknown[], ...kinds: string[]) =>
    items.length > 0 || document.sections.some(({ kind }) => kinds.includes(kind));
  const { causes, resolutions, workarounds, triggers } = document;
  const parts: Record<Document['kind'], readonly (readonly [boolean, Part])[]> = {
    workflow: [
      [document.steps.length > 0, steps],
      [has([...document.symptoms, ...triggers], 'overview', 'summary', 'symptoms', 'impact', 'preamble'), symptoms],
    ],
    case: [
      [has(document.symptoms, 'symptoms', 'overview', 'summary'), symptoms],
      [has(causes, 'cause', 'known-causes'), cause],
      [has([...resolutions, ...workarounds], 'resolution', 'workaround'), resolution],
    ],
    article: [],
  };
  return parts[document.kind].filter(([isPresent]) => !isPresent).map(([, part]) => part);
}

/** Kinds of sections that every procedure has, unlike `Architecture` or `FAQ`, which may be titles. */
const partsOfProcedures: ReadonlySet<SectionKind> = new Set([
  'summary',
  'symptoms',
  'impact',
  'cause',
  'diagnosis',
  'resolution',
  'workaround',
  'verification',
]);

/** A number or date, a placeholder word, the name of a common section, or only punctuation. */
const emptyTitle = derivedForBuild(({ documentWords: { titles }, headings }) => {
  const dates = `[\\d\\s.\\-/:_${allOf(titles.dateUnits).join('')}]*`;
  const parts = headings.sections.filter(({ kind }) => partsOfProcedures.has(kind));
  const names = [...allOf(titles.empty), ...parts.flatMap((section) => section.headings)];
  return new RegExp(`^(?:${dates}|${alternatives(names)}|[\\p{P}\\p{S}\\s]*)$`, 'iu');
});

export const titleSaysNothing: DocumentRule = {
  id: 'document/title-says-nothing',
  description: 'The title says what is wrong or what is done, so that a list of titles is enough to choose an answer.',
  severity: 'warning',
  check: ({ document, frontMatter, source, vocabulary }) => {
    const isEmpty = (title: string) => emptyTitle(vocabulary).test(title.trim());
    const written = writtenTitle(document, frontMatter);
    if (written && !isEmpty(written.text)) return [];
    const shown = isEmpty(document.title) ? null : document.title;
    const what = written ? `title '${written.text.trim()}'` : 'document without a title';
    return [
      {
        message: `Unexpected ${what}, expected one line that says what is wrong`,
        note: shown ? `Shown as '${shown}' instead.` : undefined,
        range: written?.range ?? titlePlace(document, frontMatter, source),
      },
    ];
  },
};

/** The title as the author wrote it. */
function writtenTitle(
  document: Document,
  frontMatter: FrontMatterPlaces,
): { text: string; range: Range | undefined } | null {
  const { title } = frontMatter.data;
  if (typeof title === 'string' || typeof title === 'number') {
    return { text: String(title), range: frontMatter.values.get('/title') };
  }
  const headed = document.sections.filter((section) => section.level > 0);
  // A table of contents may precede the title.
  const first = headed.find(({ kind, level }) => level === 1 && kind !== 'reference') ?? headed[0];
  return first ? { text: first.heading, range: first.range } : null;
}

/** Lines of a skeleton that ask the author to write something, recognized by their words up to the first punctuation. */
const unedited = derivedForBuild(({ skeletons: { workflow, case: solved } }) => {
  const lines = [workflow, solved].flatMap((byLanguage) => Object.values(byLanguage).flat());
  const asked = lines.flatMap((line) => /TODO[:：]\s*([^,.，。]+)/.exec(line)?.[1] ?? []);
  return new RegExp(`TODO[:：][^\\S\\n]*(${alternatives([...new Set(asked)])})[^\\n]*`, 'gu');
});

export const uneditedSkeleton: DocumentRule = {
  id: 'document/unedited-skeleton',
  description: 'Every placeholder text of a skeleton is replaced.',
  severity: 'error',
  *check({ source, vocabulary }) {
    for (const { 0: whole, 1: asked = '', index } of source.text.matchAll(unedited(vocabulary))) {
      yield {
        message: `Unexpected unedited part of a skeleton, expected ${asked}`,
        note: 'Replace `TODO` and the words after it, or delete the line.',
        range: source.range(index, index + whole.trimEnd().length),
      };
    }
  },
};

const bracketed = /[(（][^()（）\n]{1,200}[)）]/g;
const patternsOf = derived(({ versionNotes: { since, until, fixed, other } }) => {
  const words = [since, until, fixed].flatMap((around) =>
    Object.values(around).flatMap(({ before, after }) => [...before, ...after]),
  );
  const word = wholeWords([...words, ...allOf(other)]);
  const version = 'v\\d+(?:\\.(?:\\d+|[x*]))*';
  const list = `${version}(?:\\s*(?:[,，、]|\\p{L}{1,3})\\s*${version})*`;
  return new RegExp(`^[(（]\\s*(?:${word}\\s*${list}|${list}\\s*${word}).{0,20}[)）]$`, 'iu');
});

export const versionNote: DocumentRule = {
  id: 'document/version-note',
  description: 'A version note in brackets is in a form that can be read.',
  severity: 'info',
  *check({ blocks, source, vocabulary }) {
    const looksLikeNote = patternsOf(vocabulary);
    for (const { block } of blocks) {
      for (const { 0: text } of block.text.matchAll(bracketed)) {
        if (!looksLikeNote.test(text) || versionNotes(text, vocabulary).length > 0) continue;
        yield {
          message: `Unexpected note "${text}", expected one such as (since v1.14.25, v1.15.0), (until v1.13) or (fixed in v1.12.4)`,
          note: 'Such a note marks its line in answers for a version (`--for-version`).',
          range: source.find(text, block.range),
        };
      }
    }
  },
};

export const headingForm: RuleName = {
  id: 'document/heading-form',
  description: 'A heading is `#`, one space and its text on one line, with nothing after it.',
  severity: 'info',
};

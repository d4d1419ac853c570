import { allOf, alternatives, type ByLanguage, derivedForBuild, type Vocabulary } from '../../vocabulary/index.js';
import type { DocumentRule } from '../rule.js';
import { titlePlace } from '../source-text.js';

export const empty: DocumentRule = {
  id: 'document/empty',
  description: 'A document says something besides its front matter and its headings.',
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

/** `Step 1: Console → Plugins → install the metrics plugin`: a heading that is a whole step, as a path through menus. */
const isWholeStep = (heading: string, vocabulary: Vocabulary): boolean =>
  numbered(vocabulary).test(heading) && /\S\s*(?:→|->|>)\s*\S/.test(heading);

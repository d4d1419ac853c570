import type { Document, Range, SectionKind } from '../../model/index.js';
import { allOf, alternatives, derivedForBuild } from '../../vocabulary/index.js';
import type { DocumentRule, FrontMatterPlaces } from '../rule.js';
import { titlePlace } from '../source-text.js';

/** Kinds of sections that documents of any fault have; `Architecture` or `FAQ` may well name a page. */
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

/** A number or date, a placeholder word, the name of a section that any procedure has, or punctuation alone. */
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

/** The title as the author wrote it, before any substitute. */
function writtenTitle(
  document: Document,
  frontMatter: FrontMatterPlaces,
): { text: string; range: Range | undefined } | null {
  const { title } = frontMatter.data;
  if (typeof title === 'string' || typeof title === 'number') {
    return { text: String(title), range: frontMatter.values.get('/title') };
  }
  const headed = document.sections.filter((section) => section.level > 0);
  // A table of contents stands before the title.
  const first = headed.find(({ kind, level }) => level === 1 && kind !== 'reference') ?? headed[0];
  return first ? { text: first.heading, range: first.range } : null;
}

import type { Document, Range } from '../../model/index.js';
import { allOf, alternatives, documentWords } from '../../vocabulary/index.js';
import type { DocumentRule, FrontMatterPlaces } from '../rule.js';
import { titlePlace } from '../source-text.js';

/** A year, a number or date, a placeholder word, or punctuation alone. */
const { empty, dateUnits } = documentWords.titles;
const saysNothing = new RegExp(
  `^(?:[\\d\\s.\\-/:_${allOf(dateUnits).join('')}]*|${alternatives(allOf(empty))}|[\\p{P}\\p{S}\\s]*)$`,
  'iu',
);

export const titleSaysNothing: DocumentRule = {
  id: 'document/title-says-nothing',
  description: 'The title says what is wrong or what is done, so that an answer can be told from its list of titles.',
  severity: 'warning',
  check: ({ document, frontMatter, source }) => {
    const written = writtenTitle(document, frontMatter);
    if (written && !saysNothing.test(written.text.trim())) return [];
    const shown = saysNothing.test(document.title.trim()) ? null : document.title;
    const what = written ? `title '${written.text.trim()}'` : 'document without a title';
    return [
      {
        message: `Unexpected ${what}, expected one line that says what is wrong`,
        ...(shown ? { note: `Shown as '${shown}' instead.` } : {}),
        range: written?.range ?? titlePlace(document, frontMatter, source),
      },
    ];
  },
};

/** The title as the author wrote it, before anything was put in its place. */
function writtenTitle(document: Document, frontMatter: FrontMatterPlaces): { text: string; range?: Range } | null {
  const { title } = frontMatter.data;
  if (typeof title === 'string' || typeof title === 'number') {
    const range = frontMatter.values.get('/title');
    return { text: String(title), ...(range ? { range } : {}) };
  }
  const first = document.sections.find((section) => section.level > 0);
  return first ? { text: first.heading, range: first.range } : null;
}

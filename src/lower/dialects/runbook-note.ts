import { linkedRunbook } from '../metadata/relations.js';
import type { Dialect } from './dialect.js';

const noteTags = new Set(['incident', 'runbook']);

/** Notes on incidents and their runbooks, tied by `[[wiki links]]`; the tag says which of the two a note is. */
export const runbookNote: Dialect = {
  name: 'runbook-note',
  recognise: ({ frontMatter }) =>
    frontMatter.texts('tags', 'tag').some(({ text }) => noteTags.has(text.toLowerCase().replace(/^#/, ''))) ||
    (frontMatter.has('root_cause') && frontMatter.has('branch', 'symptom')),
  workflow: ({ frontMatter }, links) =>
    frontMatter.texts('tags', 'tag').some(({ text }) => /^#?runbook$/i.test(text)) ? null : linkedRunbook(links),
};

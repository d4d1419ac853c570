import { isAlertPage } from '../kind.js';
import { linkedRunbook } from '../metadata.js';
import type { Dialect } from '../reading.js';
import { alertSymptoms } from '../symptoms.js';
import { article } from './article.js';

export type { Dialect } from '../reading.js';

/** Documents written for this engine: front matter with its own keys. */
export const canonical: Dialect = {
  name: 'canonical',
  recognise: ({ frontMatter }) =>
    frontMatter.has('triggers', 'kind', 'id', 'category', 'priority', 'symptoms', 'workflow'),
};

/** Records of the Alauda knowledge base: `kind` and `products` as lists, `ProductsVersion`, a metadata list at the end. */
export const alaudaRecord: Dialect = {
  name: 'alauda-record',
  recognise: ({ frontMatter, trailing }) =>
    frontMatter.has('ProductsVersion', 'sourceSHA') ||
    (frontMatter.has('kind') && frontMatter.has('products') && !frontMatter.has('triggers', 'priority', 'category')) ||
    trailing.values.size > 0,
};

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

/** Pages that alerts link to: meaning, impact, diagnosis, mitigation. */
export const prometheusRunbook: Dialect = {
  name: 'prometheus-runbook',
  recognise: ({ sections }) => isAlertPage(sections),
  symptoms: alertSymptoms,
};

/** A record that lost its line breaks on the way; the parser has put them back and has said so. */
export const collapsed: Dialect = {
  name: 'collapsed',
  recognise: ({ parsed }) => parsed.repairs.includes('line-breaks'),
};

/** Every dialect, the most telling first; the last one reads any Markdown. */
export const dialects: readonly Dialect[] = [
  collapsed,
  alaudaRecord,
  runbookNote,
  canonical,
  prometheusRunbook,
  article,
];

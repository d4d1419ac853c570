import type { Link, TextItem } from '../../model/index.js';
import { isAlertPage } from '../kind.js';
import type { Dialect, Reading, Report, ShippedDialect } from '../reading.js';
import { alertSymptoms } from '../symptoms.js';

/** Documents written for this engine: front matter with its own keys. */
const canonical: ShippedDialect = {
  name: 'canonical',
  keys: ['triggers', 'kind', 'id', 'category', 'priority', 'symptoms', 'workflow'],
};

/** Records of the Alauda knowledge base: `kind` and `products` as lists, `ProductsVersion`, a metadata list at the end. */
const alaudaRecord: ShippedDialect = {
  name: 'alauda-record',
  keys: ['ProductsVersion', 'sourceSHA'],
  recognises: ({ frontMatter, trailing }) =>
    (frontMatter.has('kind') && frontMatter.has('products') && !frontMatter.has('triggers', 'priority', 'category')) ||
    trailing.values.size > 0,
};

const noteTags = new Set(['incident', 'runbook']);

/** Notes on incidents and runbooks that refer to each other by `[[wiki links]]`. The tag says which of the two a note is. */
const runbookNote: ShippedDialect = {
  name: 'runbook-note',
  recognises: ({ frontMatter }) =>
    frontMatter.texts('tags', 'tag').some(({ text }) => noteTags.has(text.toLowerCase().replace(/^#/, ''))) ||
    (frontMatter.has('root_cause') && frontMatter.has('branch', 'symptom')),
  workflow: ({ frontMatter }, links) =>
    frontMatter.texts('tags', 'tag').some(({ text }) => /^#?runbook$/i.test(text))
      ? null
      : (links.find((link) => link.kind === 'wiki')?.target ?? null),
};

/** Pages that alerts link to: meaning, impact, diagnosis, mitigation. */
const prometheusRunbook: ShippedDialect = {
  name: 'prometheus-runbook',
  recognises: isAlertPage,
  symptoms: alertSymptoms,
  explainsSymptoms: true,
};

/** A record that lost its line breaks. The parser has restored and reported them. */
const collapsed: ShippedDialect = {
  name: 'collapsed',
  recognises: ({ parsed }) => parsed.repairs.includes('line-breaks'),
};

/** Any other Markdown, often copied from a web site. */
const article: ShippedDialect = { name: 'article', recognises: () => true };

/** The shipped dialects, the most specific first; the last one reads any Markdown. */
const dialects: readonly ShippedDialect[] = [
  collapsed,
  alaudaRecord,
  runbookNote,
  canonical,
  prometheusRunbook,
  article,
];

/** The dialect of a document: the first that recognises it, those of a team's own before the shipped ones. */
export function dialectOf(reading: Reading, own: readonly Dialect[] = []): Dialect {
  const recognises = (dialect: Dialect): boolean =>
    (dialect.keys !== undefined && reading.frontMatter.has(...dialect.keys)) ||
    guarded(dialect, reading.report, () => dialect.recognises?.(reading) ?? false, false);
  return [...own, ...dialects].find(recognises) ?? article;
}

export function symptomsIn(dialect: Dialect, reading: Reading): readonly TextItem[] {
  const read = (): readonly TextItem[] => {
    const items = dialect.symptoms?.(reading) ?? [];
    const isItem = ({ text, range }: TextItem) => typeof text === 'string' && typeof range.start.offset === 'number';
    if (!items.every(isItem)) throw new TypeError('a symptom is no { text, range }');
    return items;
  };
  return guarded(dialect, reading.report, read, []);
}

export function workflowIn(dialect: Dialect, reading: Reading, links: readonly Link[]): string | null {
  const found = guarded<unknown>(dialect, reading.report, () => dialect.workflow?.(reading, links), null);
  return typeof found === 'string' ? found : null;
}

/** A fault of a dialect, such as one of a plugin, is reported; its result is then `otherwise`. */
function guarded<Result>(dialect: Dialect, report: Report, ask: () => Result, otherwise: Result): Result {
  try {
    return ask();
  } catch (error) {
    const message = `Unexpected fault inside the dialect ${dialect.name}, expected it to end: ${error instanceof Error ? error.message : String(error)}`;
    report('internal/dialect', 'error', message, null, 'The document was read as if the dialect had said nothing.');
    return otherwise;
  }
}

/** Whether symptom sections of the dialect of this name explain the symptoms after their first paragraph. */
export const explainsSymptoms = (name: string): boolean =>
  dialects.some((dialect) => dialect.name === name && dialect.explainsSymptoms === true);

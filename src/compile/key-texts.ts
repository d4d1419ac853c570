import type { Document } from '../model/index.js';
import { type KeyText, keyTextKinds } from '../snapshot/index.js';
import { normalize, qualifierValues } from '../text/index.js';
import { fileTitle } from './fields.js';
import type { DocumentTerms, TermReader } from './terms.js';

const maxTerms = 40;
const maxSymptoms = 12;
const maxHeadings = 40;

/** Title, symptoms and headings: short texts that a symptom is compared with as a whole. Terms are numbered by `numbers`. */
export function collectKeyTexts(document: Document, reader: TermReader, numbers: DocumentTerms): KeyText[] {
  return textsOf(document)
    .map(({ kind, text, line }) => ({
      kind: keyTextKinds.indexOf(kind),
      line,
      qualifiers: qualifierValues(normalize(text), reader.vocabulary),
      terms: Array.from(reader.distinctTerms(text, maxTerms), (term) => numbers.number(term)),
    }))
    .filter(({ terms }) => terms.length > 0);
}

interface LocatedText {
  readonly kind: (typeof keyTextKinds)[number];
  readonly text: string;
  readonly line: number;
}

function textsOf(document: Document): LocatedText[] {
  const symptoms = document.symptoms
    .slice(0, maxSymptoms)
    .map(({ text, range }) => ({ kind: 'symptom' as const, text, line: range.start.line }));
  return [
    { kind: 'title', text: document.title, line: 1 },
    { kind: 'title', text: fileTitle(document.path), line: 1 },
    ...symptoms,
    ...headings(document),
  ];
}

/** Headings of sections and titles of steps, in documents that hold many answers. */
function headings(document: Document): LocatedText[] {
  const steps = document.steps.map(({ title, range }) => ({ text: title, line: range.start.line }));
  const sections = document.sections.map(({ heading, range }) => ({ text: heading, line: range.start.line }));
  const known = new Set([document.title, '']);
  const distinct = [...sections, ...steps].filter(({ text }) => !known.has(text) && known.add(text));
  return distinct.slice(0, maxHeadings).map(({ text, line }) => ({ kind: 'heading', text, line }));
}

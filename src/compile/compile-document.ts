import type { Diagnostic, Document } from '../model/index.js';
import { nodePlatform } from '../platform/node.js';
import {
  type DocumentHead,
  encodeDocument,
  type KeyText,
  type KeyTextKind,
  keyTextKinds,
  type StoredDocument,
  splitDocument,
} from '../snapshot/index.js';
import { maskMessage, normalize, qualifierValues, withoutPlaceholders } from '../text/index.js';
import { countTerms, fieldLines, fileTitle, type TermCounts } from './fields.js';
import { DocumentTerms, type TermReader } from './terms.js';

const maxTerms = 40;
const maxSymptoms = 12;
const maxHeadings = 40;
const maxSubstanceTerms = 256;

/** Title, symptoms and headings: short texts that a query is compared with as a whole. `numbers` numbers their terms. */
export function collectKeyTexts(document: Document, reader: TermReader, numbers: DocumentTerms): KeyText[] {
  return textsOf(document)
    .map(({ kind, text, range }) => ({
      kind: keyTextKinds.indexOf(kind),
      line: range.start.line,
      qualifiers: qualifierValues(normalize(text), reader.vocabulary),
      terms: Array.from(reader.distinctTerms(text, maxTerms), (term) => numbers.number(term)),
    }))
    .filter(({ terms }) => terms.length > 0);
}

function textsOf(document: Document): (LocatedText & { readonly kind: KeyTextKind })[] {
  const symptoms = document.symptoms.slice(0, maxSymptoms);
  return [
    { kind: 'title', text: document.title, range: firstLine },
    { kind: 'title', text: fileTitle(document.path), range: firstLine },
    ...symptoms.map(({ text, range }) => ({ kind: 'symptom' as const, text, range })),
    ...headings(document).map(({ text, range }) => ({ kind: 'heading' as const, text, range })),
  ];
}

/** Headings of sections and titles of steps, which distinguish the parts of a document with many answers. */
function headings(document: Document): LocatedText[] {
  const steps = document.steps.map(({ title, range }) => ({ text: title, range }));
  const sections = document.sections.map(({ heading, range }) => ({ text: heading, range }));
  const known = new Set([document.title, '']);
  return [...sections, ...steps].filter(({ text }) => !known.has(text) && known.add(text)).slice(0, maxHeadings);
}

/** A document with its terms, numbered by a list of its own, so that it can be cached or sent from another thread. */
export interface CompiledDocument {
  readonly head: DocumentHead;
  readonly stored: StoredDocument;
  readonly indexed: IndexedParts;
  /** First line of each field, 0 where there is none. */
  readonly fieldLines: readonly number[];
  /** The text of its file, deflated; absent when it is not known. */
  readonly source?: Uint8Array;
  readonly diagnostics: readonly Diagnostic[];
}

/** What only the text index and the comparison of cases need of a document: most of what is compiled. Plain JSON. */
export interface IndexedParts {
  readonly terms: readonly string[];
  readonly counts: TermCounts;
  readonly keyTexts: readonly KeyText[];
  /** Its error lines, in the order of the head's signatures. */
  readonly errorLines: readonly LineWords[];
  /** Texts that may mention an error line without quoting it. */
  readonly mentions: readonly LineWords[];
  /** Of a case: the distinct terms of its title, symptoms and solution, by which cases are compared. */
  readonly substance: readonly number[];
  /** The terms of its causes, resolutions and workarounds, which are among those. */
  readonly solution: readonly number[];
}

export interface LineWords {
  readonly line: number;
  readonly words: readonly number[];
}

export function compileDocument(
  document: Document,
  diagnostics: readonly Diagnostic[],
  reader: TermReader,
): CompiledDocument {
  const { head } = splitDocument(document);
  const own = new DocumentTerms();
  const wordsOf = ({ text, range }: LocatedText): LineWords => ({
    line: range.start.line,
    words: Array.from(reader.errorLineWords(text), (word) => own.number(word)),
  });
  return {
    head,
    stored: encodeDocument(document, nodePlatform),
    indexed: {
      terms: own.terms,
      counts: countTerms(document, reader, own),
      keyTexts: collectKeyTexts(document, reader, own),
      errorLines: head.signatures.map(({ masked, range }) => wordsOf({ text: masked, range })),
      mentions: mentioningTexts(head).map(wordsOf),
      ...caseTerms(document, reader, own),
    },
    fieldLines: fieldLines(document),
    diagnostics,
  };
}

interface LocatedText {
  readonly text: string;
  readonly range: { readonly start: { readonly line: number } };
}

const firstLine: LocatedText['range'] = { start: { line: 1 } };

function mentioningTexts({ title, symptoms, triggers, causes }: DocumentHead): LocatedText[] {
  const phrases = triggers.map(({ any, all, range }) => ({ text: [...any, ...all].join('\n'), range }));
  return [{ text: title, range: firstLine }, ...symptoms, ...causes, ...phrases];
}

function caseTerms(
  document: Document,
  reader: TermReader,
  own: DocumentTerms,
): Pick<IndexedParts, 'substance' | 'solution'> {
  const { kind, title, symptoms, causes, resolutions, workarounds } = document;
  const solved = [...causes, ...resolutions, ...workarounds].map(({ text }) => text);
  // Cases without a cause or solution are not compared: the same symptom may have different causes.
  if (kind !== 'case' || solved.length === 0) return { substance: [], solution: [] };
  const termsOf = (said: readonly string[]): number[] => {
    const masked = said.map((text) => withoutPlaceholders(maskMessage(text))).join('\n');
    const terms = [...reader.distinctTerms(masked, maxSubstanceTerms)].filter((term) => !/\d/.test(term));
    return terms.map((term) => own.number(term));
  };
  return { substance: termsOf([title, ...symptoms.map(({ text }) => text), ...solved]), solution: termsOf(solved) };
}

import type { Diagnostic, Document } from '../model/index.js';
import { nodePlatform } from '../platform/node.js';
import {
  type DocumentHead,
  encodeDocument,
  type KeyText,
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
    .map(({ kind, text, line }) => ({
      kind: keyTextKinds.indexOf(kind),
      line,
      qualifiers: qualifierValues(normalize(text), reader.vocabulary),
      terms: Array.from(reader.distinctTerms(text, maxTerms), (term) => numbers.number(term)),
    }))
    .filter(({ terms }) => terms.length > 0);
}

interface LocatedKeyText {
  readonly kind: (typeof keyTextKinds)[number];
  readonly text: string;
  readonly line: number;
}

function textsOf(document: Document): LocatedKeyText[] {
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

/** Headings of sections and titles of steps, which distinguish the parts of a document with many answers. */
function headings(document: Document): LocatedKeyText[] {
  const steps = document.steps.map(({ title, range }) => ({ text: title, line: range.start.line }));
  const sections = document.sections.map(({ heading, range }) => ({ text: heading, line: range.start.line }));
  const known = new Set([document.title, '']);
  const distinct = [...sections, ...steps].filter(({ text }) => !known.has(text) && known.add(text));
  return distinct.slice(0, maxHeadings).map(({ text, line }) => ({ kind: 'heading', text, line }));
}

/** A document with its terms, numbered by a list of its own, so that it can be cached or sent from another thread. */
export interface CompiledDocument {
  readonly head: DocumentHead;
  readonly stored: StoredDocument;
  readonly terms: readonly string[];
  readonly counts: TermCounts;
  readonly keyTexts: readonly KeyText[];
  /** Its error lines, in the order of the head's signatures. */
  readonly errorLines: readonly LineWords[];
  /** Texts that may mention an error line without quoting it. */
  readonly mentions: readonly LineWords[];
  /** First line of each field, 0 where there is none. */
  readonly fieldLines: readonly number[];
  /** Of a case: the distinct terms of its title, symptoms and solution, by which cases are compared. */
  readonly substance: Uint32Array;
  /** The terms of its causes, resolutions and workarounds, which are among those. */
  readonly solution: Uint32Array;
  /** The text of its file, deflated; absent when it is not known. */
  readonly source?: Uint8Array;
  readonly diagnostics: readonly Diagnostic[];
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
  const wordsOf = ({ text, line }: LocatedText): LineWords => ({
    line,
    words: Array.from(reader.errorLineWords(text), (word) => own.number(word)),
  });
  return {
    head,
    stored: encodeDocument(document, nodePlatform),
    terms: own.terms,
    counts: countTerms(document, reader, own),
    keyTexts: collectKeyTexts(document, reader, own),
    errorLines: errorLineTexts(head).map(wordsOf),
    mentions: mentioningTexts(head).map(wordsOf),
    fieldLines: fieldLines(document),
    ...caseTerms(document, reader, own),
    diagnostics,
  };
}

interface LocatedText {
  readonly text: string;
  readonly line: number;
}

const errorLineTexts = ({ signatures }: DocumentHead): LocatedText[] =>
  signatures.map(({ masked, range }) => ({ text: masked, line: range.start.line }));

function mentioningTexts({ title, symptoms, triggers, causes }: DocumentHead): LocatedText[] {
  const located = [...symptoms, ...causes].map(({ text, range }) => ({ text, line: range.start.line }));
  const phrases = triggers.map(({ any, all, range }) => ({
    text: [...any, ...all].join('\n'),
    line: range.start.line,
  }));
  return [{ text: title, line: 1 }, ...located, ...phrases];
}

function caseTerms(
  document: Document,
  reader: TermReader,
  own: DocumentTerms,
): Pick<CompiledDocument, 'substance' | 'solution'> {
  const { kind, title, symptoms, causes, resolutions, workarounds } = document;
  const solved = [...causes, ...resolutions, ...workarounds].map(({ text }) => text);
  // Cases without a cause or solution are not compared: the same symptom may have different causes.
  if (kind !== 'case' || solved.length === 0) return { substance: new Uint32Array(0), solution: new Uint32Array(0) };
  const termsOf = (said: readonly string[]): Uint32Array => {
    const masked = said.map((text) => withoutPlaceholders(maskMessage(text))).join('\n');
    const terms = [...reader.distinctTerms(masked, maxSubstanceTerms)].filter((term) => !/\d/.test(term));
    return Uint32Array.from(terms, (term) => own.number(term));
  };
  return { substance: termsOf([title, ...symptoms.map(({ text }) => text), ...solved]), solution: termsOf(solved) };
}

import { addTo, addToGroup } from '../collections.js';
import type { Diagnostic, Document } from '../model/index.js';
import { nodePlatform } from '../platform/node.js';
import {
  type DocumentHead,
  encodeDocument,
  type FieldName,
  fieldNames,
  type KeyText,
  type KeyTextKind,
  keyTextKinds,
  type StoredDocument,
  splitDocument,
} from '../snapshot/index.js';
import { caseLinePlace, maskMessage, normalize, qualifierValues, withoutPlaceholders } from '../text/index.js';
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

export interface FieldText {
  readonly field: number;
  readonly text: string;
}

/** The file name as a further title; '' for a name without meaning (`index`, `readme`) and a file of many cases. */
export function fileTitle(path: string): string {
  if (caseLinePlace(path) !== null) return '';
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z0-9]+$/i, '');
  return /^(index|readme|\d+|.)$/i.test(name) ? '' : name.replace(/_/g, ' ');
}

export function fieldTexts(document: Document): FieldText[] {
  const texts: FieldText[] = [];
  const add = (name: FieldName, text: string) => {
    if (text !== '') texts.push({ field: fieldNames.indexOf(name), text });
  };
  add('title', document.title);
  if (!sameLetters(document.title, fileTitle(document.path))) add('title', fileTitle(document.path));
  for (const symptom of document.symptoms) add('symptoms', symptom.text);
  for (const trigger of document.triggers)
    for (const phrase of [...trigger.any, ...trigger.all]) add('triggers', phrase);
  for (const signature of document.signatures) add('signatures', signature.text);
  for (const item of [...document.causes, ...document.resolutions, ...document.workarounds]) add('causes', item.text);
  for (const step of document.steps) add('steps', step.title);
  for (const component of document.components) add('body', component);
  for (const section of document.sections) {
    add('body', section.heading);
    for (const block of section.blocks) add('body', block.text);
  }
  return texts;
}

const sameLetters = (left: string, right: string): boolean => letters(left) === letters(right);
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Term frequencies by field of one document: parallel lists with an entry for each (term, field), sorted by term. */
export type TermCounts = Readonly<Record<'terms' | 'fields' | 'counts' | 'lengths', readonly number[]>>;

const maximumCount = 0xffff;

export function countTerms(document: Document, reader: TermReader, own: DocumentTerms): TermCounts {
  const lengths = fieldNames.map(() => 0);
  /** Frequency by `term × fields + field`. */
  const tally = new Map<number, number>();
  for (const [text, fields] of fieldsByText(document)) {
    const tokens = reader.forEachTerm(text, (term) => {
      const number = own.number(term);
      for (const field of fields) addTo(tally, number * fieldNames.length + field, 1);
    });
    for (const field of fields) lengths[field]! += tokens;
  }
  const keys = [...tally.keys()].sort((left, right) => left - right);
  return {
    terms: keys.map((key) => Math.floor(key / fieldNames.length)),
    fields: keys.map((key) => key % fieldNames.length),
    counts: keys.map((key) => Math.min(tally.get(key)!, maximumCount)),
    lengths,
  };
}

/** Each distinct text with its fields, because many texts are in several: a symptom is also part of the body. */
function fieldsByText(document: Document): Map<string, number[]> {
  const fields = new Map<string, number[]>();
  for (const { field, text } of fieldTexts(document)) addToGroup(fields, text, field);
  return fields;
}

/** The first line of each field, shown as the source of evidence; 0 for an absent field. */
export function fieldLines(document: Document): number[] {
  const first = (items: readonly { readonly range: { readonly start: { readonly line: number } } }[]) =>
    items[0]?.range.start.line ?? 0;
  const lines: Record<FieldName, number> = {
    title: first(document.sections.filter(({ level }) => level === 1)) || 1,
    symptoms: first(document.symptoms),
    triggers: first(document.triggers),
    signatures: first(document.signatures),
    causes: first(document.causes) || first(document.resolutions) || first(document.workarounds),
    steps: first(document.steps),
    body: first(document.sections),
  };
  return fieldNames.map((name) => lines[name]);
}

import type { Document } from '../model/index.js';
import { type KeyTextTable, keyTextKinds } from '../snapshot/index.js';
import { fileTitle } from './fields.js';
import type { DocumentTerms, TermReader } from './terms.js';
import { absent, type IdfTable, type TextIndex } from './text-index.js';

/** The title, symptoms and headings of a document: short texts that a symptom is compared with as a whole. */
export interface KeyTexts {
  /** Kind of each text (keyTextKinds). */
  readonly kinds: Uint8Array;
  /** Line of each text in the source. */
  readonly lines: Uint32Array;
  /** Terms of text `t` are `terms[offsets[t]]` to `terms[offsets[t + 1]]`, distinct. */
  readonly offsets: Uint32Array;
  readonly terms: Uint32Array;
}

const maximumTerms = 40;
const maximumPerKind = 12;
const maximumHeadings = 40;

export function collectKeyTexts(document: Document, reader: TermReader, numbers: DocumentTerms): KeyTexts {
  const kinds: number[] = [];
  const lines: number[] = [];
  const offsets = [0];
  const terms: number[] = [];
  for (const { kind, text, line } of textsOf(document)) {
    const own = reader.distinctTerms(text, maximumTerms);
    if (own.size === 0) continue;
    kinds.push(keyTextKinds.indexOf(kind));
    lines.push(line);
    for (const term of own) terms.push(numbers.number(term));
    offsets.push(terms.length);
  }
  return {
    kinds: Uint8Array.from(kinds),
    lines: Uint32Array.from(lines),
    offsets: Uint32Array.from(offsets),
    terms: Uint32Array.from(terms),
  };
}

interface KeyText {
  readonly kind: (typeof keyTextKinds)[number];
  readonly text: string;
  readonly line: number;
}

function textsOf(document: Document): KeyText[] {
  const symptoms = document.symptoms
    .slice(0, maximumPerKind)
    .map(({ text, range }) => ({ kind: 'symptom' as const, text, line: range.start.line }));
  const file = fileTitle(document.path);
  return [
    { kind: 'title', text: document.title, line: 1 },
    ...(file === '' ? [] : [{ kind: 'title' as const, text: file, line: 1 }]),
    ...symptoms,
    ...headings(document),
  ];
}

/** What sections and steps are about, in documents that hold many answers. */
function headings(document: Document): KeyText[] {
  const steps = document.steps.map(({ title, range }) => ({ text: title, line: range.start.line }));
  const sections = document.sections.map(({ heading, range }) => ({ text: heading, line: range.start.line }));
  const known = new Set([document.title, '']);
  const distinct = [...sections, ...steps].filter(({ text }) => !known.has(text) && known.add(text));
  return distinct.slice(0, maximumHeadings).map(({ text, line }) => ({ kind: 'heading', text, line }));
}

/** All key texts of a knowledge base, their terms as the index numbers them. A term that no field has is left out. */
export function mergeKeyTexts(
  documents: readonly { readonly keyTexts: KeyTexts }[],
  { ranks, frequency }: Pick<TextIndex, 'ranks' | 'frequency'>,
  idf: IdfTable,
): KeyTextTable {
  const count = documents.reduce((sum, { keyTexts }) => sum + keyTexts.kinds.length, 0);
  const size = documents.reduce((sum, { keyTexts }) => sum + keyTexts.terms.length, 0);
  const [kinds, lines, weights] = [new Uint8Array(count), new Uint32Array(count), new Float32Array(count)];
  const [offsets, terms] = [new Uint32Array(count + 1), new Uint32Array(size)];
  const firsts = new Uint32Array(documents.length + 1);
  let [text, term] = [0, 0];
  documents.forEach(({ keyTexts }, document) => {
    kinds.set(keyTexts.kinds, text);
    lines.set(keyTexts.lines, text);
    for (let own = 0; own < keyTexts.kinds.length; own++) {
      for (let at = keyTexts.offsets[own]!; at < keyTexts.offsets[own + 1]!; at++) {
        const rank = ranks[document]![keyTexts.terms[at]!]!;
        if (rank === absent) continue;
        terms[term++] = rank;
        weights[text]! += idf.of(frequency(rank));
      }
      offsets[++text] = term;
    }
    firsts[document + 1] = text;
  });
  return { documents: firsts, kinds, lines, weights, offsets, terms: terms.slice(0, term) };
}

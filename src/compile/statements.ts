import type { Document } from '../model/index.js';
import { type StatementTable, statementKinds } from '../snapshot/index.js';
import { forEachToken, isStopWord, normalize } from '../text/index.js';
import { fileTitle } from './fields.js';
import { Tellings } from './telling.js';
import type { TermDictionary } from './term-dictionary.js';
import { absent } from './term-order.js';
import type { TextIndex } from './text-index.js';

/** Short texts that a document makes about itself: what a symptom is compared with as a whole. */
export interface Statements {
  /** Kind of each statement (statementKinds). */
  readonly kinds: Uint8Array;
  /** Line of each statement in the source. */
  readonly lines: Uint32Array;
  /** Terms of statement `s` are `terms[offsets[s]]` to `terms[offsets[s + 1]]`, distinct. */
  readonly offsets: Uint32Array;
  readonly terms: Uint32Array;
}

const maximumTerms = 40;
const maximumPerKind = 12;
const maximumHeadings = 40;

/** The statements of a document with their terms, numbered by the dictionary. */
export function collectStatements(document: Document, dictionary: TermDictionary): Statements {
  const kinds: number[] = [];
  const lines: number[] = [];
  const offsets = [0];
  const terms: number[] = [];
  for (const { kind, text, line } of statementTexts(document)) {
    const own = statementTerms(text, dictionary);
    if (own.length === 0) continue;
    kinds.push(statementKinds.indexOf(kind));
    lines.push(line);
    terms.push(...own);
    offsets.push(terms.length);
  }
  return {
    kinds: Uint8Array.from(kinds),
    lines: Uint32Array.from(lines),
    offsets: Uint32Array.from(offsets),
    terms: Uint32Array.from(terms),
  };
}

interface StatementText {
  readonly kind: (typeof statementKinds)[number];
  readonly text: string;
  readonly line: number;
}

function statementTexts(document: Document): StatementText[] {
  const of = (
    kind: StatementText['kind'],
    items: readonly { text: string; range: Document['symptoms'][0]['range'] }[],
  ) => items.slice(0, maximumPerKind).map(({ text, range }) => ({ kind, text, line: range.start.line }));
  const file = fileTitle(document.path);
  return [
    { kind: 'title', text: document.title, line: 1 },
    ...(file === '' ? [] : [{ kind: 'title' as const, text: file, line: 1 }]),
    ...of('symptom', document.symptoms),
    ...headings(document),
  ];
}

/** What sections and steps are about, in documents that hold many answers. */
function headings(document: Document): StatementText[] {
  const steps = document.steps.map(({ title, range }) => ({ text: title, line: range.start.line }));
  const sections = document.sections.map(({ heading, range }) => ({ text: heading, line: range.start.line }));
  const known = new Set([document.title, '']);
  const kept = [...sections, ...steps].filter(({ text }) => !known.has(text) && known.add(text));
  return kept.slice(0, maximumHeadings).map(({ text, line }) => ({ kind: 'heading', text, line }));
}

/** Distinct terms without fillers; an identifier counts by its parts, since its whole would count twice. */
function statementTerms(text: string, dictionary: TermDictionary): number[] {
  const terms = new Set<string>();
  const normalized = normalize(text);
  let whole = { term: '', end: -1 };
  forEachToken(
    normalized,
    (term, start, end, kind) => {
      if (terms.size > maximumTerms || isStopWord(term, kind === 'han' ? 'zh' : 'en')) return;
      if (kind === 'word') whole = { term, end };
      else if (kind === 'part' && start < whole.end) terms.delete(whole.term);
      terms.add(term);
    },
    dictionary.stemmer,
  );
  const kept = [...terms].slice(0, maximumTerms);
  dictionary.forEachConcept(normalized, (concept) => kept.push(dictionary.conceptTerm(concept)));
  return [...new Set(kept)].map((term) => dictionary.id(term));
}

/** All statements of a knowledge base, their terms numbered by the index. */
export function mergeStatements(
  units: readonly Statements[],
  index: Pick<TextIndex, 'rankOf' | 'offsets'>,
  documents: number,
): StatementTable {
  const count = units.reduce((sum, unit) => sum + unit.kinds.length, 0);
  const size = units.reduce((sum, unit) => sum + unit.terms.length, 0);
  const merged = {
    kinds: new Uint8Array(count),
    lines: new Uint32Array(count),
    offsets: new Uint32Array(count + 1),
    terms: new Uint32Array(size),
    documents: new Uint32Array(units.length + 1),
    weights: new Float32Array(count),
  };
  const tellings = new Tellings(documents);
  let statement = 0;
  let term = 0;
  units.forEach((unit, document) => {
    merged.kinds.set(unit.kinds, statement);
    merged.lines.set(unit.lines, statement);
    term = addStatements(merged, unit, { statement, term, tellings, ...index });
    statement += unit.kinds.length;
    merged.documents[document + 1] = statement;
  });
  return { ...merged, terms: merged.terms.subarray(0, term) };
}

interface StatementPlace {
  /** Statements and terms before the document's own. */
  readonly statement: number;
  readonly term: number;
  readonly tellings: Tellings;
  readonly rankOf: Uint32Array;
  readonly offsets: Uint32Array;
}

/** Gives the terms before what is added next. A term that is in no field of any document is nothing to be found by. */
function addStatements(
  merged: Pick<StatementTable, 'terms' | 'weights' | 'offsets'>,
  unit: Statements,
  { statement, term, tellings, rankOf, offsets }: StatementPlace,
): number {
  let next = term;
  for (let own = 0; own < unit.kinds.length; own++) {
    for (let at = unit.offsets[own]!; at < unit.offsets[own + 1]!; at++) {
      const rank = rankOf[unit.terms[at]!]!;
      if (rank === absent) continue;
      merged.terms[next++] = rank;
      merged.weights[statement + own]! += tellings.of(offsets[rank + 1]! - offsets[rank]!);
    }
    merged.offsets[statement + own + 1] = next;
  }
  return next;
}

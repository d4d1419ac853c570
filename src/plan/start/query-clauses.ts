import { blanked, isHealthy, isNegative, type NamedApart, qualifierValues } from '../../text/index.js';
import { allOf, derived, type Vocabulary, wholeWords } from '../../vocabulary/index.js';
import { fold, lazily, type TermReader } from '../search-terms.js';

/** A query as start cues are compared with it. */
export interface Query {
  /** Folded. */
  readonly text: string;
  /** Null for a dump with so many words that it would match every cue. */
  readonly clauses: () => QueryClauses | null;
}

/** The terms of a query and of each of its clauses. */
export interface QueryClauses {
  readonly all: readonly Clause[];
  /** Terms of the corrected words. */
  readonly corrections: readonly string[];
  /** Terms of the clauses that are not healthy; all terms if every clause is. */
  readonly ofTrouble: ReadonlySet<string>;
  /** Values of qualifiers (qualifierValues). */
  readonly qualifiers: number;
}

export interface Clause {
  readonly terms: ReadonlySet<string>;
  readonly isHealthy: boolean;
  /** Whether it negates something or reports a failure. */
  readonly isNegative: boolean;
}

/** An analyzed text. */
export interface QueryText {
  readonly text: string;
  /** Folded, with corrections and without what is ruled out; default: the folded text. */
  readonly folded?: string;
  /** Spans that it rules out: `DNS works fine`. */
  readonly ruledOut?: readonly { readonly start: number; readonly end: number }[];
  /** Two names of different instances: `node1 到 node2` is between different nodes. */
  readonly apart?: NamedApart | undefined;
  /** Terms of the whole text; default: read when needed. */
  readonly terms?: readonly string[];
  /** Terms of the corrected words. */
  readonly corrections?: readonly string[];
}

/** Longer texts are logs, whose lines are not clauses. */
const maxSentenceLength = 1_000;
const maxTerms = 120;

export function readQuery(query: QueryText, reader: TermReader): Query {
  const { vocabulary } = reader;
  const { text, folded = fold(text), corrections = [], apart } = query;
  const phraseIn = (start: number, end: number) =>
    apart !== undefined && start <= apart.start && apart.end <= end ? ` ${apart.phrase}` : '';
  const asserted = assertedText(query);
  const clauses = () => {
    if (text.length > maxSentenceLength) {
      const terms = new Set([...(query.terms ?? reader.terms(asserted)), ...corrections]);
      return together([{ terms, isHealthy: false, isNegative: true }], [], 0);
    }
    const all = clauseRanges(text, vocabulary).map(([start, end]) => {
      const implied = phraseIn(start, end);
      const clause = text.slice(start, end) + implied;
      const terms = reader.terms(asserted.slice(start, end) + implied);
      for (const term of qualifierTerms(clause, vocabulary)) terms.add(term);
      return { terms, isHealthy: isHealthy(clause, vocabulary), isNegative: isNegative(clause, vocabulary) };
    });
    if (all.length === 1) for (const term of corrections) all[0]!.terms.add(term);
    return together(all, corrections, qualifierValues({ text: fold(text + phraseIn(0, text.length)) }, vocabulary));
  };
  return { text: folded + phraseIn(0, text.length), clauses: lazily(clauses) };
}

function together(all: readonly Clause[], corrections: readonly string[], qualifiers: number): QueryClauses | null {
  const termsOf = (clauses: readonly Clause[]) =>
    new Set([...corrections, ...clauses.flatMap(({ terms }) => [...terms])]);
  const terms = termsOf(all);
  if (terms.size > maxTerms) return null;
  const ofTrouble = all.filter((clause) => !clause.isHealthy);
  return { all, corrections, ofTrouble: ofTrouble.length === 0 ? terms : termsOf(ofTrouble), qualifiers };
}

const clauseEndOf = derived(
  ({ startStep: { contrasts } }: Vocabulary) =>
    new RegExp(`[,，。;；!！?？\\n]|\\.\\s|${wholeWords(allOf(contrasts))}`, 'gi'),
);

function clauseRanges(text: string, vocabulary?: Vocabulary): (readonly [start: number, end: number])[] {
  const ends = [...text.matchAll(clauseEndOf(vocabulary))];
  const starts = [0, ...ends.map(({ 0: end, index }) => index + end.length)];
  return starts.map((start, clause) => [start, ends[clause]?.index ?? text.length]);
}

/** The text of a query with commas in place of what it rules out. */
export const assertedText = ({ text, ruledOut = [] }: QueryText): string => blanked(text, ruledOut, ',');

export function qualifierTerms(text: string, vocabulary?: Vocabulary): string[] {
  const values = qualifierValues({ text: fold(text) }, vocabulary);
  return [...values.toString(2)].reverse().flatMap((bit, at) => (bit === '1' ? [`qualifier:${at}`] : []));
}

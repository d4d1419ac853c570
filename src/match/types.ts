import type { Evidence, Language } from '../model/index.js';
import type { Entity, FoldedText, NamedApart, NegationScope, NormalizedText, Span, TokenKind } from '../text/index.js';
import type { WordCorrection } from './corrections.js';
import type { ComparedText, Word } from './words.js';

/** An analyzed symptom. */
export interface Symptom {
  /** The complete text; only the first limits.queryCharacters are analyzed. */
  readonly text: string;
  /** The text without corrections. */
  readonly typed: ComparedText;
  /** The text with corrections and without negation scopes. */
  readonly normalized: NormalizedText;
  readonly folded: FoldedText;
  readonly negations: readonly NegationScope[];
  /** Names of instances, which count neither as matched nor as unmatched. */
  readonly names: readonly Span[];
  /** The first two names of different instances, with what that means. */
  readonly apart: NamedApart | undefined;
  readonly language: Language;
  /** Entities outside of negations. */
  readonly entities: readonly Entity[];
  /** Values of qualifiers outside of negations (qualifierValues). */
  readonly qualifiers: number;
  readonly corrections: readonly WordCorrection[];
  /** By descending weight; at most limits.queryTerms. */
  readonly terms: readonly SymptomTerm[];
  /** The terms that occur in documents, by position, longer ones first. */
  readonly knownTerms: readonly SymptomTerm[];
  /** Lines to compare with error lines. */
  readonly lines: readonly SymptomLine[];
  /** The salient lines of a log at their positions; null when all lines have the same weight. */
  readonly salientText: string | null;
  /** Weight of the other lines. */
  readonly background: number;
  /** Total weight of the single terms, known or not: the denominator of query coverage. */
  readonly weight: number;
  /** Total idf of the single terms: a Han pair counts by `acceptParameters.hanIdf`, repeated text once. */
  readonly idf: number;
  /** Fraction of the weight in words that no document contains in any language. */
  readonly unknownShare: number;
  /** Whether its subject is a program, product or device that no document has. */
  readonly foreignSubject: boolean;
  /** Decisive concepts (data/decisive.json) as term numbers, -1 for concepts that no document contains. */
  readonly decisive: readonly number[];
}

/** A line of a symptom; of lines that differ in variable parts, only the first one. */
export interface SymptomLine {
  readonly start: number;
  readonly end: number;
  /** Numbers of its known words, with repetitions. */
  readonly terms: readonly number[];
}

/** An occurrence of a word or concept in a text. */
export interface TextTerm {
  readonly word: Word;
  readonly kind: TokenKind;
  readonly form: 'single' | 'concept';
  /** Code units of the typed text. */
  readonly start: number;
  readonly end: number;
  /** The corrected text, if it contains corrections. */
  readonly corrected: string | undefined;
  /** Whether it is inside a common ending (data/common-endings.json). */
  readonly ending?: boolean;
}

/** One distinct term of a symptom. */
export interface SymptomTerm {
  readonly text: string;
  /** Number in the index, or -1 when no document has it. */
  readonly term: number;
  /** Inverse document frequency × weight of its kind × repetition. */
  readonly weight: number;
  /** Only `single` terms count for query coverage; concepts are other expressions for them. */
  readonly form: TextTerm['form'];
  /** A pair of Han characters. */
  readonly han: boolean;
  /** First position in the symptom. */
  readonly start: number;
  readonly end: number;
  readonly corrected: string | undefined;
  /** Whether it occurs only in common endings. */
  readonly ending: boolean;
}

/** A leaf of an explanation, before its score is rounded. */
export type Finding = Omit<Evidence, 'score'> & { score: number };

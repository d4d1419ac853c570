import type { Evidence, Language } from '../model/index.js';
import type { Entity, FoldedText, NegationScope, NormalizedText, TokenKind } from '../text/index.js';
import type { WordCorrection } from './corrections.js';
import type { ComparedText, Word } from './words.js';

/** A symptom as it is searched for. */
export interface Symptom {
  /** All of it; what is beyond limits.queryCharacters is not analysed. */
  readonly text: string;
  /** As it was typed. */
  readonly typed: ComparedText;
  /** With its corrections, and without what it negates. */
  readonly normalized: NormalizedText;
  readonly folded: FoldedText;
  readonly negations: readonly NegationScope[];
  readonly language: Language;
  /** Those that it does not negate. */
  readonly entities: readonly Entity[];
  readonly corrections: readonly WordCorrection[];
  /** By weight, greatest first; at most limits.queryTerms. */
  readonly terms: readonly SymptomTerm[];
  /** Those that documents have, in the order of the text, the longer of two first. */
  readonly knownTerms: readonly SymptomTerm[];
  /** Lines to compare with error lines. */
  readonly lines: readonly SymptomLine[];
  /** The salient lines of a log, at their positions; null where all lines count alike. */
  readonly salientText: string | null;
  /** Weight of what is not in these lines. */
  readonly background: number;
  /** Total weight of its single terms, known or not: what there is to explain. */
  readonly weight: number;
  /** The same as a total of idf: a Han pair counts by `acceptParameters.hanIdf`, repeated text once. */
  readonly idf: number;
  /** Share of its weight in words that no document has, in no language. */
  readonly unknownShare: number;
  /** Numbers of its decisive concepts (data/decisive.json), -1 for those that no document has. */
  readonly decisive: readonly number[];
}

/** A line of a symptom; of lines that differ in variable parts only the first. */
export interface SymptomLine {
  readonly start: number;
  readonly end: number;
  /** Numbers of its words that documents have, each any number of times. */
  readonly terms: readonly number[];
}

/** A word or concept where a text has it. */
export interface TextTerm {
  readonly word: Word;
  readonly kind: TokenKind;
  readonly form: 'single' | 'concept';
  /** Code units of the text as it was typed. */
  readonly start: number;
  readonly end: number;
  /** What stands there with its corrections, where it has any. */
  readonly corrected: string | undefined;
}

/** One distinct term of a symptom. */
export interface SymptomTerm {
  readonly text: string;
  /** Number in the index, or -1 when no document has it. */
  readonly term: number;
  /** Inverse document frequency × weight of its kind × repetition. */
  readonly weight: number;
  /** `single` terms are what there is to explain; concepts say the same in another way. */
  readonly form: TextTerm['form'];
  /** A pair of Han characters. */
  readonly han: boolean;
  /** First position in the symptom. */
  readonly start: number;
  readonly end: number;
  readonly corrected: string | undefined;
}

/** A leaf of an explanation; its score is rounded in the end. */
export type Finding = Omit<Evidence, 'score'> & { score: number };

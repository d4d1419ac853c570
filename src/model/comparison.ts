import type { Diagnosis, DocumentName, EvidenceKind, KnowledgeBaseName, Match, SourceLine } from './diagnosis.js';

/** Parts in which two answers to one symptom can differ. */
export type AnswerPart = 'first' | 'status' | 'start' | 'commands';

export interface ComparedAnswer extends Pick<Diagnosis, 'status' | 'confidence'> {
  readonly first: DocumentName | null;
  /** Title of the step to start at, or null. */
  readonly start: string | null;
  readonly commands: readonly string[];
}

/** Rank and score of a document in an answer; null when it was not among the matches. */
export type Standing = Pick<Match, 'rank' | 'score' | 'priority'> | null;

export interface ComparedDocument {
  readonly id: string;
  readonly before: Standing;
  readonly after: Standing;
  readonly exists: { readonly before: boolean; readonly after: boolean };
}

/** Evidence of a document whose score differs; null where there was none. */
export interface EvidenceChange {
  readonly document: string;
  readonly kind: EvidenceKind;
  readonly value: string;
  readonly before: number | null;
  readonly after: number | null;
  readonly source: SourceLine | null;
}

export interface AnswerChange {
  /** Id of the query, or `path:line` of the golden. */
  readonly id: string;
  readonly symptom: string;
  readonly parts: readonly AnswerPart[];
  readonly before: ComparedAnswer;
  readonly after: ComparedAnswer;
  /** The documents that come first before and after. */
  readonly documents: readonly ComparedDocument[];
  /** Evidence that differs, greatest change first. */
  readonly evidence: readonly EvidenceChange[];
  /** Whether the golden passes; null when the symptom comes from a query file. */
  readonly golden: { readonly before: boolean; readonly after: boolean } | null;
}

export interface ComparedVersion extends KnowledgeBaseName {
  readonly name: string;
}

/** Symptoms that two versions of a knowledge base answer differently. */
export interface VersionComparison {
  readonly schema: 'triagraph/comparison/1';
  readonly base: ComparedVersion;
  readonly head: ComparedVersion;
  readonly asked: { readonly goldens: number; readonly queries: number };
  readonly changes: readonly AnswerChange[];
}

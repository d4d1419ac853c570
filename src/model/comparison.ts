import type { Confidence, EvidenceKind, SourceLine, Status } from './diagnosis.js';

/** What can differ between two answers to one symptom. */
export type AnswerPart = 'first' | 'status' | 'start' | 'commands';

export interface ComparedAnswer {
  readonly status: Status;
  readonly confidence: Confidence;
  /** The first document, or null. */
  readonly first: { readonly id: string; readonly path: string; readonly title: string } | null;
  /** Title of the step to start at, or null. */
  readonly start: string | null;
  /** All commands of the answer, in the order of its steps. */
  readonly commands: readonly string[];
}

/** Where a document stood in an answer; null when it was not among the matches. */
export type Standing = { readonly rank: number; readonly score: number; readonly priority: number } | null;

export interface ComparedDocument {
  readonly id: string;
  readonly before: Standing;
  readonly after: Standing;
  /** Whether the version before and the one after have the document at all. */
  readonly exists: { readonly before: boolean; readonly after: boolean };
}

/** Evidence of a document whose score differs; null where there was none. */
export interface MovedEvidence {
  readonly document: string;
  readonly kind: EvidenceKind;
  readonly value: string;
  readonly before: number | null;
  readonly after: number | null;
  readonly source: SourceLine | null;
}

export interface AnswerChange {
  /** Id of the query, or place of the golden. */
  readonly id: string;
  readonly symptom: string;
  readonly parts: readonly AnswerPart[];
  readonly before: ComparedAnswer;
  readonly after: ComparedAnswer;
  /** The documents that come first before and after. */
  readonly documents: readonly ComparedDocument[];
  /** What moved them, greatest change first. */
  readonly evidence: readonly MovedEvidence[];
  /** Whether the golden is kept; null when the symptom comes from a query file. */
  readonly golden: { readonly before: boolean; readonly after: boolean } | null;
}

export interface ComparedVersion {
  readonly name: string;
  readonly hash: string;
  readonly documents: number;
}

/** What two versions of a knowledge base answer differently. */
export interface VersionComparison {
  readonly schema: 'triagraph/comparison/1';
  readonly base: ComparedVersion;
  readonly head: ComparedVersion;
  readonly asked: { readonly goldens: number; readonly queries: number };
  readonly changes: readonly AnswerChange[];
}

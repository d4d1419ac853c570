import type { Diagnosis, DocumentName, Evidence, EvidenceKind, SourceLine } from './diagnosis.js';
import type { Document } from './document.js';

/** Evidence of one kind; the scores of its leaves add up to its own. */
export interface EvidenceBranch {
  readonly kind: EvidenceKind;
  readonly score: number;
  readonly leaves: readonly Evidence[];
}

export interface ExplainedDocument extends DocumentName, Pick<Document, 'kind' | 'priority'> {
  /** Rank from 1; null when nothing of it matches the symptom. */
  readonly rank: number | null;
  readonly score: number;
  readonly evidence: readonly EvidenceBranch[];
}

/** One reason, with its score in each of the two documents. */
export interface EvidenceDifference {
  readonly kind: EvidenceKind;
  readonly value: string;
  readonly document: number;
  readonly rival: number;
}

/**
 * Why a trigger did not match: none of its phrases occurs (`absent`), some members of `all` are `missing`, a phrase of `not`
 * occurs (`vetoed`), a phrase occurs only within a longer word (`boundary`) or in another case (`case`), or its pattern does
 * not match (`pattern`).
 */
export type UnmatchedReason = 'absent' | 'missing' | 'vetoed' | 'boundary' | 'case' | 'pattern';

export interface UnmatchedTrigger {
  readonly trigger: string;
  readonly line: number;
  readonly reason: UnmatchedReason;
  /** Phrases to which the reason applies. */
  readonly phrases: readonly string[];
}

/** A change that swaps the two documents, as a query with the change has shown. */
export interface FlippingChange {
  /** `remove`: from the symptom. `add`: to the symptom. `trigger`: to the document's triggers. */
  readonly kind: 'remove' | 'add' | 'trigger';
  readonly text: string;
  readonly first: string;
  /** Scores of the two documents after the change. */
  readonly document: number;
  readonly rival: number;
}

/** Where the procedure of an answer starts, and why there. */
export interface ExplainedStart {
  /** The document whose procedure it is: a solved case may lead to a workflow. */
  readonly document: DocumentName;
  readonly step: string;
  /** `3.1`: numbers of the steps above and its own. */
  readonly number: string;
  readonly title: string;
  /** Cue found in the symptom, or title of the similar solved case; null for the first step. */
  readonly because: string | null;
  /** Number of the step to confirm with first; null when the start step changes nothing. */
  readonly confirm: string | null;
}

/** A rule of `excludes` that holds for the symptom. */
export interface Exclusion extends SourceLine {
  /** As its author wrote it. */
  readonly rule: string;
}

/** Why a document is the answer to a symptom, or why not, and what would change it. */
export interface Explanation extends Pick<Diagnosis, 'status' | 'confidence' | 'assessment'> {
  readonly schema: 'triagraph/explanation/1';
  readonly query: Pick<Diagnosis['query'], 'text' | 'language' | 'corrections'>;
  readonly document: ExplainedDocument;
  /**
   * Why the document says itself that it is not the answer; empty when it does not. When no document was named and nothing
   * matched, the rules of all documents that say so.
   */
  readonly excluded: readonly Exclusion[];
  /** Start of the answer's procedure, when the document is the first match; null otherwise, and without steps. */
  readonly start: ExplainedStart | null;
  /** The first document, or the second when the explained one is the first; null when there is no other. */
  readonly rival: ExplainedDocument | null;
  /** Evidence that differs between the two, greatest difference first. */
  readonly differences: readonly EvidenceDifference[];
  /** Parts of the symptom that nothing in the document matches, in order. */
  readonly unexplained: readonly { readonly text: string; readonly start: number; readonly end: number }[];
  readonly silentTriggers: readonly UnmatchedTrigger[];
  /** Upper bound of the changes tried; 0 when the symptom is too long to query again for each change. */
  readonly tried: number;
  /** At most one change of each kind, smallest first; empty when no change tried swaps the documents. */
  readonly changes: readonly FlippingChange[];
}

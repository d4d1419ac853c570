import type { Confidence, Correction, Evidence, EvidenceKind, Status } from './diagnosis.js';
import type { DocumentKind, Language } from './document.js';

/** Evidence of one kind; the scores of its leaves add up to its own. */
export interface EvidenceBranch {
  readonly kind: EvidenceKind;
  readonly score: number;
  readonly leaves: readonly Evidence[];
}

export interface ExplainedDocument {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly kind: DocumentKind;
  readonly priority: number;
  /** Place in the order, from 1; null when it has nothing in common with the symptom. */
  readonly rank: number | null;
  /** Sum of the branches. */
  readonly score: number;
  readonly evidence: readonly EvidenceBranch[];
}

/** One reason, and what it adds to each of the two documents. */
export interface EvidenceDifference {
  readonly kind: EvidenceKind;
  readonly value: string;
  readonly document: number;
  readonly rival: number;
}

/**
 * Why a trigger did not hit: its phrases are `absent`, some members of `all` are `missing`, a phrase of `not` stands in the
 * symptom (`vetoed`), a phrase stands there inside of a longer word (`boundary`) or in another case (`case`), or its
 * pattern was not found (`pattern`).
 */
export type SilentReason = 'absent' | 'missing' | 'vetoed' | 'boundary' | 'case' | 'pattern';

export interface SilentTrigger {
  /** As the author wrote it. */
  readonly trigger: string;
  readonly line: number;
  readonly reason: SilentReason;
  /** The phrases at fault. */
  readonly phrases: readonly string[];
}

/** A change after which the order of the two documents is the other way round; it was tried. */
export interface FlippingChange {
  /** Taken out of the symptom, added to it, or added to the triggers of the document by its author. */
  readonly kind: 'remove' | 'add' | 'trigger';
  /** The text that is taken out or added. */
  readonly text: string;
  /** Id of the document that then comes first. */
  readonly first: string;
  /** Scores of the two after the change. */
  readonly document: number;
  readonly rival: number;
}

/** Why a document is the answer to a symptom, or why not, and what would change it. */
export interface Explanation {
  readonly schema: 'triagraph/explanation/1';
  readonly query: {
    readonly text: string;
    readonly language: Language;
    readonly corrections: readonly Correction[];
  };
  readonly status: Status;
  readonly confidence: Confidence;
  readonly document: ExplainedDocument;
  /** The first document, or the second when the explained one is the first; null when there is no other. */
  readonly rival: ExplainedDocument | null;
  /** What makes the difference between the two, greatest first. */
  readonly differences: readonly EvidenceDifference[];
  /** Parts of the symptom that the document says nothing of, in order. */
  readonly unexplained: readonly { readonly text: string; readonly start: number; readonly end: number }[];
  readonly silentTriggers: readonly SilentTrigger[];
  /** Changes that were tried at most; 0 where the symptom is too long to be asked again for each. */
  readonly tried: number;
  /** At most one of each kind, smallest first; empty when none of those tried changes the order. */
  readonly changes: readonly FlippingChange[];
}

import type { EndReason, Language, SeenValue, Status, VisitOutcome } from '../../model/index.js';

/** A document of the walk as it was when the walk came to it. */
export interface DocumentReference {
  readonly id: string;
  readonly path: string;
  readonly hash: string;
}

export interface StateVisit {
  /** Index in `documents`. */
  readonly document: number;
  readonly step: string;
  readonly outcome: VisitOutcome;
  /** Index of the step's branch that was taken. */
  readonly branch: number | null;
  readonly seen: readonly SeenValue[];
  /** The document has changed since: the step is known by its id alone. */
  readonly outdated: boolean;
}

export interface WalkPosition {
  /** Index in `documents`. */
  readonly document: number;
  readonly step: string | null;
  /** Title of the step, which finds it again when the document has changed. */
  readonly title: string;
  readonly end: EndReason | null;
  /** The person was asked which branch it is. */
  readonly asked: boolean;
}

/** Everything that a walk is. Plain data, and all of it goes into the token. */
export interface WalkState {
  readonly documents: readonly DocumentReference[];
  readonly at: WalkPosition;
  readonly visits: readonly StateVisit[];
  /** Oldest answers that the limit let go. */
  readonly dropped: number;
  readonly params: readonly (readonly [name: string, value: string])[];
  readonly symptom: {
    /** The beginning of it. */
    readonly text: string;
    readonly match: Status;
    readonly entities: readonly (readonly [type: string, value: string])[];
  };
  readonly language: Language;
  readonly product: string | null;
  readonly version: string | null;
}

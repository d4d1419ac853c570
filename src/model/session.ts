import type { PlaceholderBinding, PlannedStep, SimilarCase, Status } from './diagnosis.js';
import type { DocumentKind, Language } from './document.js';
import type { Judgement } from './observation.js';
import type { Verdict } from './procedure.js';

/**
 * What the person at the step saw, or wants. One of:
 * - `outcome`: `normal`, `warning`, `abnormal`, `done` (carried out, nothing to judge), or a branch's condition as written
 * - `output`: what the commands printed; it is judged by the expectations of the step
 * - `branch`: number of one of the step's choices, from 1
 * - `jump`: id (`step-3`) or number (`3`, `2.1`) of a step of this document
 * - `set`: values of parameters by name
 * - `document`: id or path of another document to go on in
 * - `back`: the answer before is taken back
 * - `finish`: the walk ends here
 */
export type Observation =
  | { readonly outcome: string }
  | { readonly output: string }
  | { readonly branch: number }
  | { readonly jump: string }
  | { readonly set: Readonly<Record<string, string>> }
  | { readonly document: string }
  | { readonly back: true }
  | { readonly finish: true };

/** `skipped`: left without an answer. */
export type VisitOutcome = Verdict | 'done' | 'skipped';

/** A value that was read from pasted output, as far as it is remembered. */
export interface SeenValue {
  readonly name: string;
  readonly value: number | string;
  readonly unit: string | null;
  /** The line that it was read from; long ones are cut. */
  readonly text: string;
}

/** One step that was gone through. */
export interface Visit {
  /** Path of its document. */
  readonly path: string;
  readonly step: string;
  /** `3.1`; null when the document has changed since. */
  readonly number: string | null;
  /** Null when the document has changed since. */
  readonly title: string | null;
  readonly outcome: VisitOutcome;
  /** Condition of the branch that was taken. */
  readonly branch: string | null;
  readonly seen: readonly SeenValue[];
}

/** Where a branch of the step leads. */
export interface Choice {
  /** From 1, as `branch` of an observation. */
  readonly number: number;
  readonly when: string;
  readonly kind: 'step' | 'document' | 'resolution' | 'unresolved';
  /** Step id, document path, or the text of the resolution. */
  readonly to: string;
  /** Number (`3.1`) of the step that it leads to; null when it is not one. */
  readonly stepNumber: string | null;
  /** Title of the step or document; the text itself otherwise. */
  readonly title: string;
  /** Solved cases that ended there. */
  readonly cases: number;
  /** True when the pasted output holds a word that only this condition names. */
  readonly suggested: boolean;
}

/** What a cause or a resolution was reached as. */
export interface Conclusion {
  /** What was found, in the document's words. */
  readonly cause: string;
  /** What is done about it: the title of the procedure, or the text of the branch. */
  readonly resolution: string | null;
  /** Document, and step there, that deals with it. */
  readonly path: string;
  readonly step: string | null;
}

/** Solved cases behind a conclusion, or behind the workflow while there is none. */
export interface SessionCases {
  /** Cases that follow the workflow. */
  readonly workflow: number;
  /** Cases that ended at this conclusion; 0 while there is none. */
  readonly here: number;
  /** Versions that the counted cases name, sorted. */
  readonly versions: readonly string[];
  readonly similar: readonly SimilarCase[];
}

/**
 * Something that the person at the step should know. `code` is stable, `values` are for its sentence:
 * `started-at` {skipped}, `confirm-first` {number}, `seen-before` {times}, `choose-branch`, `no-verdict` {reason}, `mentioned` {number, text},
 * `sub-steps`, `no-branch`, `leads-nowhere` {to}, `unknown-outcome` {given}, `unknown-branch` {given, count},
 * `unknown-step` {given}, `unknown-document` {given}, `unknown-parameter` {name, note, names, nearest},
 * `value-refused` {name, reason, refusal, type},
 * `value-set` {name, value}, `at-start`, `has-ended`, `other-document` {title}, `new-knowledge-base`,
 * `contradiction` {verdict}, `judged-above` {number, title}, `truncated`, `answers-dropped` {count}.
 */
export interface Notice {
  readonly code: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What has changed under a session: nothing of the observation was used. */
export interface Staleness {
  readonly path: string;
  /** Hash of the document when the step was shown, and now. */
  readonly before: string;
  readonly now: string;
  /** Title of that step then. */
  readonly title: string;
  /**
   * `same`: it has its id and title. `moved`: a step with another id has its title. `renamed`: its id has a title that is much like it.
   * `gone`: the walk goes on at the beginning.
   */
  readonly step: 'same' | 'moved' | 'renamed' | 'gone';
}

/**
 * `finished`: the person ended the walk. `resolved`: the steps of a resolution are through. `nothing-found`: every check
 * is through and no branch was taken. `end-of-document`: its last step is through. `read`: a branch named what to do, or
 * the document has no steps.
 */
export type EndReason = 'finished' | 'resolved' | 'nothing-found' | 'end-of-document' | 'read';

/** A turn of a guided walk through a procedure: schema/session.schema.json. */
export interface SessionView {
  readonly schema: 'triagraph/session/1';
  /** `step`: answer it. `ended`: see `end`. `stale`: the document has changed; the token goes on at `step`. `no_match`: nothing to walk. */
  readonly status: 'step' | 'ended' | 'stale' | 'no_match';
  readonly language: Language;
  /** Status of the answer that the walk began with. */
  readonly match: Status;
  readonly symptom: string;
  /** What to give to the next turn; null when there is none. */
  readonly token: string | null;
  readonly document: {
    readonly id: string;
    readonly path: string;
    readonly kind: DocumentKind;
    readonly title: string;
    readonly language: Language;
    readonly hash: string;
    readonly steps: number;
  } | null;
  /** The step to do now, with the known values put into its commands. */
  readonly step: PlannedStep | null;
  /** Its number through all levels, `3.1`. */
  readonly number: string | null;
  readonly choices: readonly Choice[];
  /** Steps right below it. */
  readonly below: readonly { readonly step: string; readonly number: string; readonly title: string }[];
  /** Parameters of the document's commands: known ones and open ones. */
  readonly parameters: readonly PlaceholderBinding[];
  /** How the output of this turn was judged. */
  readonly judgement: Judgement | null;
  readonly notices: readonly Notice[];
  readonly visits: readonly Visit[];
  /** Oldest answers of a very long walk that are no longer remembered. */
  readonly dropped: number;
  readonly conclusion: Conclusion | null;
  readonly cases: SessionCases;
  readonly end: EndReason | null;
  readonly stale: Staleness | null;
}

/** How often a workflow's branches were the answer: its solved cases. */
export interface CaseGraph {
  readonly workflow: string;
  readonly cases: number;
  readonly versions: readonly string[];
  /** Steps that cases ended at, in document order; a case counts for the steps above its own too. */
  readonly steps: readonly {
    readonly step: string;
    readonly title: string;
    readonly cases: number;
    readonly versions: readonly string[];
    readonly ids: readonly string[];
  }[];
  /** Cases whose branch is not in the workflow. */
  readonly elsewhere: readonly string[];
}

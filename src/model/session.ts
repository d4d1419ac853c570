import type { Confirmation, PlaceholderBinding, PlannedStep, SimilarCase, SolvedCount, Status } from './diagnosis.js';
import type { Document, Language } from './document.js';
import type { Branch, Verdict } from './procedure.js';

export type OutputShape =
  | 'empty'
  | 'scalar'
  | 'json'
  | 'prometheus'
  | 'bordered-table'
  | 'table'
  | 'document'
  | 'pairs'
  | 'text';

/**
 * `holds`: an expectation holds (the first in document order). `none_holds`: values were read and no expectation holds.
 * `not_found`: the output has no value that an expectation refers to. `ambiguous`: several values have the name and lead to
 * different verdicts. `no_conditions`: no expectation has a condition that output can be compared with.
 */
export type ObservationOutcome = 'holds' | 'none_holds' | 'not_found' | 'ambiguous' | 'no_conditions';

export type ExpectationOutcome = 'holds' | 'fails' | 'not_found' | 'ambiguous' | 'no_condition';

/** A value read from the output, and its location. */
export interface Reading {
  /** The name as printed (`v4availableIPs`, `STATUS`), or `output` for the output as a whole. */
  readonly name: string;
  /** A number without its unit, or the value as written. */
  readonly value: number | string;
  /** Canonical unit (`s`, `%`, `GiB`), or null. */
  readonly unit: string | null;
  /** Row or object of the value, or null when there is only one, without a name. */
  readonly row: string | null;
  /** Line of the output, from 1. */
  readonly line: number;
  /** That line without terminal codes, truncated if long. */
  readonly text: string;
}

export interface ObservationResult {
  readonly outcome: ObservationOutcome;
  readonly verdict: Verdict | null;
  readonly expectation: number | null;
  /** Row or object that decided (the worst, when rows differ); null when there is only one, without a name. */
  readonly row: string | null;
  /** The first values that decided, in the order compared. */
  readonly readings: readonly Reading[];
  /** Result of each expectation for the row that decided, in document order. */
  readonly each: readonly ExpectationOutcome[];
  /** Indexes of later expectations that also hold, with a different verdict. */
  readonly contradictions: readonly number[];
  readonly shapes: readonly OutputShape[];
  /** True when the output was truncated (limits.ts): values after the limit were not read. */
  readonly truncated: boolean;
}

/**
 * Input of one turn of a session. One of:
 * - `outcome`: `normal`, `warning`, `abnormal`, `done` (carried out, no result to evaluate), or a branch's condition as written
 * - `output`: what the commands printed, evaluated against the expectations of the step
 * - `branch`: number of one of the step's choices, from 1
 * - `jump`: a step of this document: its number (`2.1`, `step 2.1`), its id (`step-2.1`), its title or a part of it
 * - `set`: values of parameters by name
 * - `document`: id or path of another document to continue with
 * - `note`: a remark for the report, at the current step
 * - `back`: undo the previous answer
 * - `finish`: end the session
 */
export type Observation =
  | { readonly outcome: string }
  | { readonly output: string }
  | { readonly branch: number }
  | { readonly jump: string }
  | { readonly set: Readonly<Record<string, string>> }
  | { readonly document: string }
  | { readonly note: string }
  | { readonly back: true }
  | { readonly finish: true };

/** `skipped`: left without an answer. */
export type VisitOutcome = Verdict | 'done' | 'skipped';

/** A value read from output; `line` counts the lines of that output, from 1. */
export type ObservedValue = Pick<Reading, 'name' | 'value' | 'unit' | 'text'> & { readonly line?: number };

export interface Visit {
  readonly path: string;
  readonly step: string;
  /** `3.1`; null when the document has changed since. */
  readonly number: string | null;
  /** Null when the document has changed since. */
  readonly title: string | null;
  readonly outcome: VisitOutcome;
  readonly branch: string | null;
  /** The expectation behind the verdict, as the document has it; null when it is unknown. */
  readonly expectation: string | null;
  readonly seen: readonly ObservedValue[];
  /** When it was answered (ISO 8601, UTC); null without a clock. */
  readonly time: string | null;
}

/** A remark that a person added to the report. Secrets are redacted. */
export interface SessionNote {
  readonly path: string;
  /** The step at which it was made; null after the end. */
  readonly step: string | null;
  readonly text: string;
  readonly time: string | null;
}

/** Values for an open parameter that pasted output names, in the order of the output. */
export interface OfferedValues {
  readonly name: string;
  readonly values: readonly string[];
}

export interface Choice {
  /** From 1, as `branch` of an observation. */
  readonly number: number;
  readonly when: string;
  readonly kind: Exclude<Branch['toKind'], 'section'>;
  /** Step id, document path, or the text of the resolution. */
  readonly to: string;
  /** Number (`3.1`) of the target step; null when the target is not a step. */
  readonly stepNumber: string | null;
  /** Title of the step or document; the text itself otherwise. */
  readonly title: string;
  readonly cases: number;
  /** True when the pasted output contains a word that only this condition names. */
  readonly suggested: boolean;
}

/** A step as people and programs name it. */
export interface StepName {
  readonly step: string;
  /** `3.1` */
  readonly number: string;
  readonly title: string;
}

/**
 * A check to make before a step that changes something. At the check itself: what its outcome may lead to. At the
 * change, when it was reached without the check: what to check first.
 */
export interface SessionConfirmation extends Confirmation, StepName {
  /** The step that changes something. */
  readonly leadsTo: StepName;
}

/**
 * The result of a session. `cause`: a branch led to a resolution, or a solved case was opened. `finding`: no branch names a
 * cause, and this is the last abnormal expectation that held.
 */
export interface Conclusion {
  readonly kind: 'cause' | 'finding';
  /** In the words of the document. */
  readonly cause: string;
  /** The condition of the branch; null without a branch. */
  readonly when: string | null;
  /** The resolution: title of the procedure, or text of the branch. */
  readonly resolution: string | null;
  /** Document, and its step, that describes the resolution; of a finding, the step where it was made. */
  readonly path: string;
  readonly step: string | null;
}

/** Solved cases that support the conclusion, or the workflow while there is no conclusion. */
export interface SessionCases {
  readonly workflow: number;
  /** Cases that ended at this conclusion; 0 while there is none. */
  readonly here: number;
  /** Versions that the counted cases name, sorted. */
  readonly versions: readonly string[];
  readonly similar: readonly SimilarCase[];
}

/** Codes of notices. docs/diagnosing.md says when each is given and which values it has. */
export type NoticeCode =
  | 'started-at'
  | 'check-first'
  | 'confirm-first'
  | 'changes'
  | 'seen-before'
  | 'choose-branch'
  | 'no-verdict'
  | 'to-decide'
  | 'mentioned'
  | 'condition-holds'
  | 'judged-above'
  | 'contradiction'
  | 'truncated'
  | 'sub-steps'
  | 'no-branch'
  | 'leads-nowhere'
  | 'empty-answer'
  | 'unknown-outcome'
  | 'only-command'
  | 'unknown-branch'
  | 'unknown-step'
  | 'which-step'
  | 'renamed-step'
  | 'unknown-document'
  | 'unknown-parameter'
  | 'value-refused'
  | 'value-set'
  | 'noted'
  | 'too-many-notes'
  | 'at-start'
  | 'has-ended'
  | 'other-document'
  | 'new-knowledge-base'
  | 'answers-dropped';

/** Why pasted output has no verdict: the `reason` of `no-verdict`. */
export type NoVerdictReason = Exclude<ObservationOutcome, 'holds'> | 'no_expectations' | 'partly_found' | 'empty';

/** A message about this turn: its stable code, and the parameters of its text. */
export interface Notice<Code extends string = NoticeCode> {
  readonly code: Code;
  readonly values: Readonly<Record<string, string>>;
}

/** How the document changed during a session; the observation was not used. */
export interface Staleness {
  readonly path: string;
  /** Hash of the document when the step was shown, and now. */
  readonly before: string;
  readonly now: string;
  /** Title of that step when it was shown. */
  readonly title: string;
  /**
   * `same`: it has its id and title. `moved`: a step with another id has its title. `renamed`: the step with its id has a
   * similar title. `gone`: the session continues at the first step.
   */
  readonly step: 'same' | 'moved' | 'renamed' | 'gone';
}

/**
 * `finished`: the person ended the session. `resolved`: all steps of a resolution are done. `nothing-found`: every check is
 * done and no branch was taken. `end-of-document`: the last step is done. `read`: a branch gave the resolution as text, or
 * the document has no steps.
 */
export type EndReason = 'finished' | 'resolved' | 'nothing-found' | 'end-of-document' | 'read';

/** One turn of a guided session: schema/session.schema.json. */
export interface SessionView {
  readonly schema: 'triagraph/session/1';
  /**
   * `step`: awaits an answer. `ended`: see `end`. `stale`: the document has changed, and the token continues at `step`.
   * `no_match`: no document to go through.
   */
  readonly status: 'step' | 'ended' | 'stale' | 'no_match';
  readonly language: Language;
  /** Status of the answer that the session began with. */
  readonly match: Status;
  readonly symptom: string;
  readonly token: string | null;
  readonly document:
    | (Pick<Document, 'id' | 'path' | 'kind' | 'title' | 'language' | 'hash' | 'owners'> & { readonly steps: number })
    | null;
  readonly step: PlannedStep | null;
  /** Number of the current step through all levels, `3.1`. */
  readonly number: string | null;
  readonly confirm: SessionConfirmation | null;
  readonly choices: readonly Choice[];
  /** Direct sub-steps of the current step. */
  readonly below: readonly StepName[];
  readonly parameters: readonly PlaceholderBinding[];
  readonly offers: readonly OfferedValues[];
  /** What was pasted in this turn, whole, with secrets redacted. */
  readonly output: string | null;
  readonly judgement: ObservationResult | null;
  readonly notices: readonly Notice[];
  readonly visits: readonly Visit[];
  readonly notes: readonly SessionNote[];
  /** When the session began (ISO 8601, UTC); null without a clock. */
  readonly began: string | null;
  /** Number of the oldest answers that a very long session no longer stores. */
  readonly dropped: number;
  readonly conclusion: Conclusion | null;
  readonly cases: SessionCases;
  readonly end: EndReason | null;
  readonly stale: Staleness | null;
}

export interface CaseGraph extends SolvedCount {
  readonly workflow: string;
  /** Steps at which cases ended, in document order; a case also counts for the parent steps of its own. */
  readonly steps: readonly (SolvedCount & {
    readonly step: string;
    readonly title: string;
    readonly ids: readonly string[];
  })[];
  /** Cases whose branch is not in the workflow. */
  readonly elsewhere: readonly string[];
}

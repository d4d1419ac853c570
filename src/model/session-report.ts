import type { PlannedStep } from './diagnosis.js';
import type { Document, Language } from './document.js';
import type { Effect } from './procedure.js';
import type { Conclusion, EndReason, Notice, SessionCases, SessionNote, Visit } from './session.js';

/** One step of a session, as it was shown and answered. */
export interface ReportedStep extends Visit {
  /** From 1; a step that was answered twice counts twice. */
  readonly index: number;
  /** Null when the step was not shown. */
  readonly phase: PlannedStep['phase'] | null;
  /** Line of the step in its document; null when the step was not shown. */
  readonly line: number | null;
  readonly commands: readonly {
    /** With the values known at the end. */
    readonly text: string;
    /** With its placeholders, as the document has it. */
    readonly template: string;
    readonly language: string;
    readonly effect: Effect;
    readonly description: string;
  }[];
  /** The whole pasted output. */
  readonly outputs: readonly string[];
}

/** What remains open. `not-checked`: nothing was checked after a change. The last three have {number, title}. */
export type OpenPoint = 'no-cause' | 'not-resolved' | 'not-checked' | 'still-abnormal' | 'unanswered';

/** What a session checked, saw, changed and concluded: schema/session-report.schema.json. Secrets are redacted. */
export interface SessionReport {
  readonly schema: 'triagraph/session-report/1';
  readonly language: Language;
  readonly title: string;
  readonly symptom: string;
  /** ISO 8601, UTC; null without a clock. */
  readonly began: string | null;
  /** Time of the last answer or note. */
  readonly ended: string | null;
  readonly documents: readonly Pick<Document, 'id' | 'path' | 'kind' | 'title' | 'hash' | 'owners'>[];
  /** Values that were put into commands. */
  readonly values: readonly { readonly name: string; readonly value: string }[];
  readonly conclusion: Conclusion | null;
  readonly cases: SessionCases;
  readonly end: EndReason | null;
  /** Steps that were answered, or for which output was pasted. */
  readonly steps: readonly ReportedStep[];
  /** Steps with commands that change something, and the indexes of the steps that were checked after each. */
  readonly changes: readonly { readonly index: number; readonly checkedBy: readonly number[] }[];
  readonly open: readonly Notice<OpenPoint>[];
  readonly notes: readonly SessionNote[];
  /** Number of the oldest answers that a very long session no longer stores. */
  readonly dropped: number;
}

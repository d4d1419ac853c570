import type { Condition, Verdict } from './procedure.js';

/** What judging pasted output needs of an expectation; the planned ones of an answer fit as they are. */
export interface JudgedExpectation {
  readonly verdict: Verdict;
  readonly text: string;
  readonly condition: Condition | null;
}

/** How a piece of pasted output was read. */
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
 * `holds`: an expectation holds, the first in the document's order. `none_holds`: values were read and no expectation holds.
 * `not_found`: no value that an expectation speaks of is in the output. `ambiguous`: several values bear the name and lead to
 * different verdicts. `no_conditions`: no expectation has a condition that could be held against output.
 */
export type JudgementOutcome = 'holds' | 'none_holds' | 'not_found' | 'ambiguous' | 'no_conditions';

/** What one expectation came to. */
export type ExpectationOutcome = 'holds' | 'fails' | 'not_found' | 'ambiguous' | 'no_condition';

/** A value that was read from the output, and where. */
export interface Reading {
  /** The name as it stands in the output (`v4availableIPs`, `STATUS`), or `output` for the output itself. */
  readonly name: string;
  /** A number where the value is one, without its unit; else the value as written. */
  readonly value: number | string;
  /** Canonical unit (`s`, `%`, `GiB`), or null. */
  readonly unit: string | null;
  /** The row or object that it belongs to, or null where there is only one without a name. */
  readonly row: string | null;
  /** Line of the output, from 1. */
  readonly line: number;
  /** That line, without terminal codes; long ones are cut. */
  readonly text: string;
}

/** What pasted output says about the expectations of a step. */
export interface Judgement {
  readonly outcome: JudgementOutcome;
  /** Verdict of the expectation that holds; null for every other outcome. */
  readonly verdict: Verdict | null;
  /** Index of the expectation that holds, or null. */
  readonly expectation: number | null;
  /** The row or object that decided: the worst, where rows differ. Null where there is only one without a name. */
  readonly row: string | null;
  /** The values that decided, in the order in which they were compared. Never more than a few. */
  readonly readings: readonly Reading[];
  /** What each expectation came to for the row that decided, in their order. */
  readonly each: readonly ExpectationOutcome[];
  /** Indexes of later expectations that hold as well, although their verdict is another. */
  readonly contradictions: readonly number[];
  /** How the output was read, in its order. */
  readonly shapes: readonly OutputShape[];
  /** True when the output was longer than what is read (limits.ts): a value behind the cut was not seen. */
  readonly truncated: boolean;
}

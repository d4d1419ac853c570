import type { Command } from './command.js';
import type { Range } from './source.js';

export type Verdict = 'normal' | 'warning' | 'abnormal';
export type ComparisonOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'contains' | 'lacks';

export interface Comparison {
  readonly subject: string;
  readonly operator: ComparisonOperator;
  readonly value: number | string;
  readonly unit?: string;
}

/** A conjunction (`all`) or disjunction (`any`) of comparisons. */
export type Condition = { readonly all: readonly Comparison[] } | { readonly any: readonly Comparison[] };

export interface Expectation {
  readonly verdict: Verdict;
  readonly text: string;
  readonly condition: Condition | null;
  readonly range: Range;
}

export interface Branch {
  /** The condition as written (`availableIPs == 0`, `x509 / tls verify`). */
  readonly when: string;
  /** Step id, section id, document id, or the text of a resolution. */
  readonly to: string;
  readonly toKind: 'step' | 'section' | 'document' | 'resolution' | 'unresolved';
  readonly text: string;
  readonly range: Range;
}

export interface Step {
  /** `step-N`, in document order through all levels. */
  readonly id: string;
  readonly parent: string | null;
  /** Position among its siblings, from 1. */
  readonly number: number;
  readonly title: string;
  /** Prose of the step without its commands. */
  readonly text: string;
  /** Phase of the procedure that it belongs to. */
  readonly phase: 'diagnosis' | 'resolution' | 'workaround' | 'verification' | 'other';
  /** Section that the step was read from. */
  readonly section: string;
  readonly commands: readonly Command[];
  readonly expectations: readonly Expectation[];
  readonly branches: readonly Branch[];
  readonly range: Range;
}

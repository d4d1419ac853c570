import { checkOptions, namesOf } from '../../check-options.js';
import type { Severity } from '../../model/index.js';
import type { PresentOptions } from '../options.js';

/** What a reporter tells of a rule. */
export interface ReportedRule {
  readonly id: string;
  readonly description: string;
  readonly severity: Severity;
  readonly url: string;
}

export interface LintOptions extends PresentOptions {
  /** Documents that were looked at, for the summary. */
  readonly documents?: number;
  /** The source's line, or null where it cannot be shown. `line` counts from 1. */
  readonly sourceLine?: (path: string, line: number) => string | null;
  /** Whether text ends with how many there are; true when absent. */
  readonly summary?: boolean;
  /** Rules by which it was looked, for formats that list them. */
  readonly rules?: readonly ReportedRule[];
  /** Version of the program, for formats that name it. */
  readonly version?: string;
}

const names = namesOf<LintOptions>({
  color: true,
  width: true,
  all: true,
  documents: true,
  sourceLine: true,
  summary: true,
  rules: true,
  version: true,
});

/** @throws TriagraphError for an option that there is not. @param taker `presenters.lint.text` */
export function checkLintOptions(taker: string, options: LintOptions): void {
  checkOptions(taker, options, names);
}

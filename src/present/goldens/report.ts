import type { Diagnostic, TestReport } from '../../model/index.js';

/** Everything that is wrong, of goldens and besides. */
export function failuresOf({ goldens, diagnostics }: TestReport): Diagnostic[] {
  return [...diagnostics, ...goldens.flatMap((each) => each.diagnostics)];
}

export interface TestCounts {
  readonly goldens: number;
  readonly failed: number;
  /** Errors besides the goldens: entries that cannot be read, symptoms that do not find their document. */
  readonly errors: number;
  readonly warnings: number;
}

export function countTests({ goldens, diagnostics }: TestReport): TestCounts {
  const count = (severity: string): number => diagnostics.filter((each) => each.severity === severity).length;
  return {
    goldens: goldens.length,
    failed: goldens.filter((each) => each.diagnostics.length > 0).length,
    errors: count('error'),
    warnings: count('warning'),
  };
}

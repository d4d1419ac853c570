import type { TestReport } from '../../model/index.js';
import { diagnosticJson } from '../diagnosis/json.js';
import { ordered, toJson } from '../json.js';
import { countTests } from './report.js';

/** `test --json`: counts, every golden with its answer, then what is wrong besides. */
export function goldensJson(report: TestReport): string {
  return toJson({
    schema: 'triagraph/test/1',
    ...countTests(report),
    results: report.goldens.map(({ golden, path, range, answer, diagnostics }) => ({
      ...ordered(golden, ['symptom', 'expect', 'step', 'status', 'not']),
      path,
      line: range.start.line,
      passed: diagnostics.length === 0,
      answer: ordered(answer, ['status', 'first', 'start']),
      diagnostics: diagnostics.map(diagnosticJson),
    })),
    diagnostics: report.diagnostics.map(diagnosticJson),
  });
}

import { expect, it } from 'vitest';
import type { Diagnostic, GoldenResult, TestReport } from '../../src/model/index.js';
import { countTests, failuresOf } from '../../src/present/goldens.js';

const finding = (severity: Diagnostic['severity'], message: string): Diagnostic => ({
  ruleId: 'retrieval/symptom-not-found',
  severity,
  message,
  path: 'a.md',
});
const golden = (...diagnostics: Diagnostic[]) => ({ diagnostics }) as unknown as GoldenResult;
const report: TestReport = {
  goldens: [golden(), golden(finding('error', 'one'), finding('error', 'two')), golden()],
  diagnostics: [finding('warning', 'three'), finding('error', 'four')],
};

it('counts a golden as failed once, whatever the number of problems', () => {
  expect(countTests(report)).toEqual({ goldens: 3, failed: 1, errors: 1, warnings: 1 });
});

it('shows problems other than goldens first', () => {
  expect(failuresOf(report).map(({ message }) => message)).toEqual(['three', 'four', 'one', 'two']);
});

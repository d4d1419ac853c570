import type { Diagnostic, GoldenResult, TestReport } from '../model/index.js';
import { diagnosticJson, toJson } from './json.js';
import { painter } from './layout.js';
import {
  byPath,
  checkLintOptions,
  type LintOptions,
  lintGithub,
  plural,
  xmlAttributes,
  xmlDeclaration,
  xmlText,
} from './lint/formats.js';
import { lintText } from './lint/text.js';

/** All diagnostics, of goldens and others. */
export function failuresOf({ goldens, diagnostics }: TestReport): Diagnostic[] {
  return [...diagnostics, ...goldens.flatMap((each) => each.diagnostics)];
}

export interface TestCounts {
  readonly goldens: number;
  readonly failed: number;
  /** Errors besides failing goldens: invalid entries, symptoms that do not find their document. */
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

/** `test --json`: counts, every golden with its answer, then other diagnostics. */
export function goldensJson(report: TestReport): string {
  return toJson({
    schema: 'triagraph/test/1',
    ...countTests(report),
    results: report.goldens.map(
      ({ golden: { symptom, expect, step, status, not }, path, range, answer, diagnostics }) => ({
        symptom,
        expect,
        step,
        status,
        not,
        path,
        line: range.start.line,
        passed: diagnostics.length === 0,
        answer,
        diagnostics: diagnostics.map(diagnosticJson),
      }),
    ),
    diagnostics: report.diagnostics.map(diagnosticJson),
  });
}

/** Each failure with its position in the golden file and the answer; the number of passed goldens, last. */
export function goldensText(report: TestReport, options: LintOptions = {}): string {
  checkLintOptions('presenters.goldens.text', options);
  const paint = painter(options.color === true);
  const { goldens, failed, errors, warnings } = countTests(report);
  const failures = failuresOf(report);
  const shown = failures.length === 0 ? '' : `${lintText(failures, { ...options, summary: false })}\n`;
  const parts = [`${goldens - failed} of ${plural(goldens, 'golden')} passed`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (errors > 0) parts.push(plural(errors, 'other error'));
  if (warnings > 0) parts.push(plural(warnings, 'warning'));
  const style = failed + errors > 0 ? 'red' : warnings > 0 ? 'yellow' : 'green';
  return `${shown}${paint(style, `${parts.join(', ')}.`)}\n`;
}

/** Failures as GitHub Actions annotations in the golden file. */
export const goldensGithub = (report: TestReport): string => lintGithub(failuresOf(report));

/**
 * JUnit XML: a suite for each golden file, a test case for each golden; other diagnostics are in suites of their own,
 * where only errors are failures, as for the exit code.
 */
export function goldensJunit(report: TestReport): string {
  const suites = [...goldensByFile(report.goldens)].map(([path, results]) => ({
    name: path,
    cases: results.map((each) => testCase(each.golden.symptom, each.path, each.range.start.line, each.diagnostics)),
    failures: results.filter(({ diagnostics }) => diagnostics.length > 0).length,
  }));
  const others = [...byPath(report.diagnostics)].map(([path, found]) => ({
    name: path,
    cases: found.map((each) => testCase(`${each.ruleId}: ${each.message}`, path, each.range?.start.line, [each])),
    failures: found.filter(isFailure).length,
  }));
  const all = [...suites, ...others];
  const sum = (count: (suite: (typeof all)[number]) => number): number =>
    all.reduce((total, suite) => total + count(suite), 0);
  const tests = sum(({ cases }) => cases.length);
  const failures = sum((suite) => suite.failures);
  const lines = all.flatMap((suite) => [
    `  <testsuite${xmlAttributes({ name: suite.name, tests: suite.cases.length, failures: suite.failures, errors: 0 })}>`,
    ...suite.cases.flat(),
    '  </testsuite>',
  ]);
  const head = xmlAttributes({ name: 'triagraph test', tests, failures, errors: 0 });
  return `${[xmlDeclaration, `<testsuites${head}>`, ...lines, '</testsuites>'].join('\n')}\n`;
}

function testCase(name: string, path: string, line: number | undefined, found: readonly Diagnostic[]): string[] {
  const head = `    <testcase${xmlAttributes({ name, classname: path, file: path, line })}`;
  const [first] = found;
  if (first === undefined) return [`${head}/>`];
  const text = found.map(
    ({ message, note, range }) =>
      `${path}${range === undefined ? '' : `:${range.start.line}:${range.start.column}`} ${message}${note === undefined ? '' : `\n${note}`}`,
  );
  const [open, close] = found.some(isFailure)
    ? [`<failure${xmlAttributes({ type: first.ruleId, message: first.message })}>`, '</failure>']
    : ['<system-out>', '</system-out>'];
  return [`${head}>`, `      ${open}${xmlText(text.join('\n'))}${close}`, '    </testcase>'];
}

const isFailure = ({ severity }: Diagnostic): boolean => severity === 'error';

function goldensByFile(results: readonly GoldenResult[]): Map<string, GoldenResult[]> {
  const groups = new Map<string, GoldenResult[]>();
  for (const each of results) {
    const group = groups.get(each.path);
    if (group) group.push(each);
    else groups.set(each.path, [each]);
  }
  return groups;
}

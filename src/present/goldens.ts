import { groupBy, plural } from '../collections.js';
import type { Diagnostic, TestReport } from '../model/index.js';
import { painter } from './layout.js';
import { byPath, checkLintOptions, countSeverities, type LintOptions, wholeMessage } from './lint/findings.js';
import { lintGithub } from './lint/formats.js';
import { lintText } from './lint/text.js';
import { toJson } from './sanitize.js';
import { junitText, type TestCase } from './xml.js';

export function failuresOf({ goldens, diagnostics }: TestReport): Diagnostic[] {
  return [...diagnostics, ...goldens.flatMap((each) => each.diagnostics)];
}

/** `errors` are those besides failing goldens: invalid entries, symptoms that do not find their document. */
export function countTests({ goldens, diagnostics }: TestReport) {
  const failed = goldens.filter((each) => each.diagnostics.length > 0).length;
  const { error, warning } = countSeverities(diagnostics);
  return { goldens: goldens.length, failed, errors: error, warnings: warning };
}

/** `test --json`: counts, every golden with its answer, then other diagnostics. */
export function goldensJson(report: TestReport): string {
  return toJson({
    schema: 'triagraph/test/1',
    ...countTests(report),
    results: report.goldens.map(({ golden, path, range, answer, diagnostics }) => ({
      ...golden,
      path,
      line: range.start.line,
      passed: diagnostics.length === 0,
      answer,
      diagnostics,
    })),
    diagnostics: report.diagnostics,
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

/** JUnit XML: a suite for each golden file, a case for each golden; other diagnostics fail by their errors alone. */
export function goldensJunit({ goldens, diagnostics }: TestReport): string {
  const suites = [...groupBy(goldens, ({ path }) => path)].map(([name, results]) => ({
    name,
    cases: results.map((each) => testCase(each.golden.symptom, name, each.range.start.line, each.diagnostics)),
  }));
  const others = [...byPath(diagnostics)].map(([name, findings]) => ({
    name,
    cases: findings.map((each) => testCase(`${each.ruleId}: ${each.message}`, name, each.range?.start.line, [each])),
  }));
  return junitText('triagraph test', [...suites, ...others]);
}

function testCase(name: string, path: string, line: number | undefined, findings: readonly Diagnostic[]): TestCase {
  const attributes = { name, classname: path, file: path, line };
  const [first] = findings;
  if (first === undefined) return { attributes };
  const text = findings.map((each) => {
    const position = each.range === undefined ? '' : `:${each.range.start.line}:${each.range.start.column}`;
    return `${path}${position} ${wholeMessage(each)}`;
  });
  const isFailure = findings.some(({ severity }) => severity === 'error');
  const failure = isFailure ? { type: first.ruleId, message: first.message } : null;
  return { attributes, result: { failure, text: text.join('\n') } };
}

import type { Diagnostic, GoldenResult, TestReport } from '../../model/index.js';
import { byPath } from '../lint/junit.js';
import { xmlAttributes, xmlDeclaration, xmlText } from '../lint/xml.js';

/**
 * JUnit XML: a suite for each golden file, a test case for each golden; what is wrong besides stands in suites of its own,
 * where only errors are failures, as they are for the exit code.
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

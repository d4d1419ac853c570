import type { Diagnostic } from '../../model/index.js';
import { countSeverities, sortedDiagnostics } from './order.js';
import { checkLintOptions, type LintOptions } from './types.js';
import { xmlAttributes, xmlDeclaration, xmlText } from './xml.js';

/** JUnit XML: a suite for each document with findings, a test case for each finding; errors and warnings are failures. */
export function lintJunit(diagnostics: readonly Diagnostic[], options: LintOptions = {}): string {
  checkLintOptions('presenters.lint.junit', options);
  const { error, warning } = countSeverities(diagnostics);
  const suites = [...byPath(diagnostics)].flatMap(([path, found]) => suite(path, found));
  const clean = diagnostics.length === 0 ? cleanSuite(options.documents) : [];
  const head = xmlAttributes({
    name: 'triagraph lint',
    tests: Math.max(1, diagnostics.length),
    failures: error + warning,
    errors: 0,
  });
  return `${[xmlDeclaration, `<testsuites${head}>`, ...suites, ...clean, '</testsuites>'].join('\n')}\n`;
}

/** Readers of JUnit take a file without a test case for one that was not run. */
function cleanSuite(documents: number | undefined): string[] {
  const name = documents === undefined ? 'no problems' : `no problems in ${documents} documents`;
  return [
    `  <testsuite${xmlAttributes({ name: 'documents', tests: 1, failures: 0, errors: 0 })}>`,
    `    <testcase${xmlAttributes({ name, classname: 'documents' })}/>`,
    '  </testsuite>',
  ];
}

function suite(path: string, found: readonly Diagnostic[]): string[] {
  const { error, warning } = countSeverities(found);
  const head = xmlAttributes({ name: path, tests: found.length, failures: error + warning, errors: 0 });
  return [`  <testsuite${head}>`, ...found.flatMap(testCase), '  </testsuite>'];
}

function testCase(diagnostic: Diagnostic): string[] {
  const { path, ruleId, range, severity, message, note } = diagnostic;
  const place = range === undefined ? '' : `:${range.start.line}:${range.start.column}`;
  const head = xmlAttributes({
    name: range === undefined ? ruleId : `${ruleId} at ${range.start.line}:${range.start.column}`,
    classname: path,
    file: path,
    line: range?.start.line,
  });
  const text = xmlText([`${path}${place} ${severity} ${message}`, ...(note === undefined ? [] : [note])].join('\n'));
  const body =
    severity === 'info'
      ? `      <system-out>${text}</system-out>`
      : `      <failure${xmlAttributes({ type: ruleId, message })}>${text}</failure>`;
  return [`    <testcase${head}>`, body, '    </testcase>'];
}

/** Findings in order, by their document. */
export function byPath(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>();
  for (const each of sortedDiagnostics(diagnostics)) {
    const group = groups.get(each.path);
    if (group) group.push(each);
    else groups.set(each.path, [each]);
  }
  return groups;
}

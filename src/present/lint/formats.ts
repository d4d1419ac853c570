import { plural } from '../../collections.js';
import type { Diagnostic, Range, Severity } from '../../model/index.js';
import { sanitize, sanitizeLine, toJson } from '../sanitize.js';
import { junitText, type TestCase, type TestSuite, xmlAttributes, xmlDeclaration } from '../xml.js';
import {
  byPath,
  checkLintOptions,
  countSeverities,
  type LintOptions,
  ruleAddress,
  sortedDiagnostics,
  unlessEmpty,
  wholeMessage,
} from './findings.js';

/** `lint --json`: counts by severity, then the diagnostics in order. */
export function lintJson(diagnostics: readonly Diagnostic[], options: LintOptions = {}): string {
  checkLintOptions('presenters.lint.json', options);
  const counts = countSeverities(diagnostics);
  return toJson({
    schema: 'triagraph/lint/1',
    documents: options.documents,
    errors: counts.error,
    warnings: counts.warning,
    infos: counts.info,
    diagnostics: sortedDiagnostics(diagnostics),
  });
}

const commands: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' };

/** GitHub Actions workflow commands, one per line: each becomes an annotation at its position in the pull request. */
export function lintGithub(diagnostics: readonly Diagnostic[]): string {
  return sortedDiagnostics(diagnostics)
    .map((each) => `${annotation(each)}\n`)
    .join('');
}

/** One workflow command; its text cannot start another one. */
function annotation(diagnostic: Diagnostic): string {
  const { severity, ruleId, path, range } = diagnostic;
  const isOneLine = range?.end.line === range?.start.line;
  const properties = {
    file: path,
    line: range?.start.line,
    endLine: range?.end.line,
    col: range?.start.column,
    // GitHub accepts columns only for a finding on one line, and includes the last column.
    endColumn: range && isOneLine ? Math.max(range.start.column, range.end.column - 1) : undefined,
    title: ruleId,
  };
  const list = Object.entries(properties).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${escapeProperty(String(value))}`],
  );
  return `::${commands[severity]} ${list.join(',')}::${escapeData(sanitize(withAddress(diagnostic)))}`;
}

function withAddress(diagnostic: Diagnostic): string {
  const address = ruleAddress(diagnostic.url);
  return address === undefined ? wholeMessage(diagnostic) : `${wholeMessage(diagnostic)}\n${address}`;
}

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeData(sanitizeLine(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Checkstyle XML, which many review tools read. */
export function lintCheckstyle(diagnostics: readonly Diagnostic[]): string {
  const files = [...byPath(diagnostics)].flatMap(([path, findings]) => [
    `  <file${xmlAttributes({ name: path })}>`,
    ...findings.map((each) => `    <error${checkstyleAttributes(each)}/>`),
    '  </file>',
  ]);
  return `${[xmlDeclaration, '<checkstyle version="4.3">', ...files, '</checkstyle>'].join('\n')}\n`;
}

function checkstyleAttributes({ range, severity, message, note, ruleId, url }: Diagnostic): string {
  const parts = [message, note?.replace(/\.$/, ''), ruleAddress(url)].filter((part) => part !== undefined);
  return xmlAttributes({
    line: range?.start.line,
    column: range?.start.column,
    severity,
    message: parts.reduce((before, part) => `${before}${/[.?!]$/.test(before) ? '' : '.'} ${part}`),
    source: `triagraph.${ruleId}`,
  });
}

/** JUnit XML: a suite for each document with findings, a test case for each; errors and warnings are failures. */
export function lintJunit(diagnostics: readonly Diagnostic[], options: LintOptions = {}): string {
  checkLintOptions('presenters.lint.junit', options);
  const suites = [...byPath(diagnostics)].map(([name, findings]) => ({ name, cases: findings.map(testCase) }));
  return junitText('triagraph lint', suites.length > 0 ? suites : [cleanSuite(options.documents)]);
}

/** JUnit readers treat a file without a test case as not run. */
function cleanSuite(documents: number | undefined): TestSuite {
  const name = documents === undefined ? 'no problems' : `no problems in ${plural(documents, 'document')}`;
  return { name: 'documents', cases: [{ attributes: { name, classname: 'documents' } }] };
}

function testCase(diagnostic: Diagnostic): TestCase {
  const { path, ruleId: type, range, severity, message } = diagnostic;
  const position = range && `${range.start.line}:${range.start.column}`;
  const name = position === undefined ? type : `${type} at ${position}`;
  const place = position === undefined ? path : `${path}:${position}`;
  return {
    attributes: { name, classname: path, file: path, line: range?.start.line },
    result: {
      failure: severity === 'info' ? null : { type, message },
      text: `${place} ${severity} ${withAddress(diagnostic)}`,
    },
  };
}

const severities: Readonly<Record<Severity, string>> = { error: 'ERROR', warning: 'WARNING', info: 'INFO' };

type SourceLine = NonNullable<LintOptions['sourceLine']>;

/** Reviewdog Diagnostic Format, as one object. Its columns count UTF-8 bytes, so they need the source lines. */
export function lintRdjson(diagnostics: readonly Diagnostic[], options: LintOptions = {}): string {
  checkLintOptions('presenters.lint.rdjson', options);
  const sourceLine = options.sourceLine ?? (() => null);
  return toJson({
    source: { name: 'triagraph' },
    diagnostics: sortedDiagnostics(diagnostics).map((each) => rdjsonDiagnostic(each, sourceLine)),
  });
}

function rdjsonDiagnostic(diagnostic: Diagnostic, sourceLine: SourceLine): object {
  const { path, range, severity, ruleId, url, related = [], fix } = diagnostic;
  const suggestions = (fix?.edits ?? []).map((edit) => ({
    range: exactRange(edit.range, path, sourceLine),
    text: edit.text,
  }));
  // A partial fix is not reported.
  const isWhole = fix !== undefined && suggestions.every((each) => each.range !== null);
  // Reviewdog makes the rule a link to the address; a path in the package is none.
  const isAddress = url?.startsWith('https:') === true;
  return {
    message: isAddress ? wholeMessage(diagnostic) : withAddress(diagnostic),
    location: location(path, range, sourceLine),
    severity: severities[severity],
    code: { value: ruleId, url: isAddress ? url : undefined },
    suggestions: isWhole ? suggestions : undefined,
    related_locations: unlessEmpty(
      related.map((each) => ({ message: each.message, location: location(each.path, each.range, sourceLine) })),
    ),
  };
}

function location(path: string, range: Range | undefined, sourceLine: SourceLine): object {
  if (range === undefined) return { path };
  const exact = exactRange(range, path, sourceLine);
  return { path, range: exact ?? { start: { line: range.start.line }, end: { line: range.end.line } } };
}

/** Null when a line is unknown: a column in other units would be wrong. */
function exactRange({ start, end }: Range, path: string, sourceLine: SourceLine): object | null {
  const from = byteColumn(sourceLine(path, start.line), start.column);
  const to = byteColumn(end.line === start.line || end.column > 1 ? sourceLine(path, end.line) : '', end.column);
  if (from === null || to === null) return null;
  return { start: { line: start.line, column: from }, end: { line: end.line, column: to } };
}

function byteColumn(line: string | null, column: number): number | null {
  return line === null ? null : new TextEncoder().encode(line.slice(0, column - 1)).length + 1;
}

import { checkOptions, namesOf } from '../../check-options.js';
import type { Diagnostic, Range, Severity } from '../../model/index.js';
import { diagnosticJson, toJson } from '../json.js';
import type { PresentOptions } from '../layout.js';
import { sanitize, sanitizeLine } from '../sanitize.js';

/** Diagnostics by path, position, rule and message: by code unit, independent of the locale. */
export function sortedDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) =>
      byText(a.path, b.path) ||
      line(a) - line(b) ||
      column(a) - column(b) ||
      byText(a.ruleId, b.ruleId) ||
      byText(a.message, b.message),
  );
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const line = (each: Diagnostic): number => each.range?.start.line ?? 0;
const column = (each: Diagnostic): number => each.range?.start.column ?? 0;

/** The number of diagnostics of each severity. */
export function countSeverities(diagnostics: readonly Diagnostic[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const each of diagnostics) counts[each.severity]++;
  return counts;
}

/** `1 error`, `2 errors`. */
export const plural = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);

/** Text of an element. What XML 1.0 cannot represent, and invisible characters, are made visible. */
export const xmlText = (text: string): string => escapeXml(sanitize(text));

/** One attribute with a space before it, on one line. */
export const xmlAttribute = (name: string, value: string | number): string =>
  ` ${name}="${escapeXml(sanitizeLine(String(value)))}"`;

/** Attributes in the given order; those without a value are left out. */
export function xmlAttributes(values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : xmlAttribute(name, value)))
    .join('');
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** `lint --json`: counts by severity, then the diagnostics in order. */
export function lintJson(diagnostics: readonly Diagnostic[], options: LintOptions = {}): string {
  checkLintOptions('presenters.lint.json', options);
  const counts = countSeverities(diagnostics);
  return toJson({
    schema: 'triagraph/lint/1',
    ...(options.documents === undefined ? {} : { documents: options.documents }),
    errors: counts.error,
    warnings: counts.warning,
    infos: counts.info,
    diagnostics: sortedDiagnostics(diagnostics).map(diagnosticJson),
  });
}

const commands: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' };

/** GitHub Actions workflow commands, one per line: each becomes an annotation at its position in the pull request. */
export function lintGithub(diagnostics: readonly Diagnostic[]): string {
  return sortedDiagnostics(diagnostics)
    .map((each) => `${annotation(each)}\n`)
    .join('');
}

function annotation(diagnostic: Diagnostic): string {
  const { severity, ruleId, path, range, message, note } = diagnostic;
  const place =
    range === undefined
      ? {}
      : {
          line: range.start.line,
          endLine: range.end.line,
          col: range.start.column,
          // GitHub accepts columns only for a finding on one line, and includes the last column.
          ...(range.end.line === range.start.line
            ? { endColumn: Math.max(range.start.column, range.end.column - 1) }
            : {}),
        };
  const text = note === undefined ? message : `${message}\n${note}`;
  return githubCommand(commands[severity], { file: path, ...place, title: ruleId }, text);
}

/** One workflow command; its text cannot start another one. */
export function githubCommand(
  name: string,
  properties: Readonly<Record<string, string | number>>,
  message: string,
): string {
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${name} ${list.join(',')}::${escapeData(sanitize(message))}`;
}

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeData(sanitizeLine(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Checkstyle XML, which many review tools read. */
export function lintCheckstyle(diagnostics: readonly Diagnostic[]): string {
  const files = [...byPath(diagnostics)].flatMap(([path, found]) => [
    `  <file${xmlAttributes({ name: path })}>`,
    ...found.map((each) => `    <error${attributesOf(each)}/>`),
    '  </file>',
  ]);
  return `${[xmlDeclaration, '<checkstyle version="4.3">', ...files, '</checkstyle>'].join('\n')}\n`;
}

function attributesOf({ range, severity, message, note, ruleId }: Diagnostic): string {
  return xmlAttributes({
    line: range?.start.line,
    column: range?.start.column,
    severity,
    message: note === undefined ? message : `${message}. ${note}`,
    source: `triagraph.${ruleId}`,
  });
}

/**
 * JUnit XML: a suite for each document with findings, a test case for each finding; errors and warnings are failures.
 */
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

/** JUnit readers treat a file without a test case as not run. */
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

/** Findings in order, grouped by document. */
export function byPath(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>();
  for (const each of sortedDiagnostics(diagnostics)) {
    const group = groups.get(each.path);
    if (group) group.push(each);
    else groups.set(each.path, [each]);
  }
  return groups;
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
  const { message, note, path, range, severity, ruleId, url, related = [], fix } = diagnostic;
  const code = { value: ruleId, ...(url?.startsWith('https:') ? { url } : {}) };
  const suggestions = (fix?.edits ?? []).flatMap((edit) => {
    const place = exactRange(edit.range, path, sourceLine);
    return place === null ? [] : [{ range: place, text: edit.text }];
  });
  // A partial fix is not reported.
  const whole = fix !== undefined && suggestions.length === fix.edits.length ? { suggestions } : {};
  return {
    message: note === undefined ? message : `${message}\n${note}`,
    location: location(path, range, sourceLine),
    severity: severities[severity],
    code,
    ...whole,
    ...(related.length === 0
      ? {}
      : {
          related_locations: related.map((each) => ({
            message: each.message,
            location: location(each.path, each.range, sourceLine),
          })),
        }),
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

/** A rule as reporters describe it. */
export interface ReportedRule {
  readonly id: string;
  readonly description: string;
  readonly severity: Severity;
  readonly url: string;
}

export interface LintOptions extends PresentOptions {
  /** Number of linted documents, for the summary. */
  readonly documents?: number;
  /** The source line, or null when it cannot be shown. `line` counts from 1. */
  readonly sourceLine?: (path: string, line: number) => string | null;
  /** Whether the text ends with the totals; default: true. */
  readonly summary?: boolean;
  /** The rules that were applied, for formats that list them. */
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

/**
 * @throws TriagraphError for an unknown option
 * @param taker `presenters.lint.text`
 */
export function checkLintOptions(taker: string, options: LintOptions): void {
  checkOptions(taker, options, names);
}

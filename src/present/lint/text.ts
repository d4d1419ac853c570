import { plural } from '../../collections.js';
import type { Diagnostic, Severity } from '../../model/index.js';
import { displayWidth, type Paint, painter, type Style, truncate } from '../layout.js';
import { sanitize, sanitizeLine } from '../sanitize.js';
import { checkLintOptions, countSeverities, type LintOptions, sortedDiagnostics } from './findings.js';

const severityStyle: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow', info: 'cyan' };
/** Columns of an excerpt, and those of it before the finding. */
const longestExcerpt = 160;
const longestBefore = 80;

/** `path:line:column severity message ruleId`, the line with a caret, the suggested fix; a summary last. */
export function lintText(diagnostics: readonly Diagnostic[], options: LintOptions = {}): string {
  checkLintOptions('presenters.lint.text', options);
  const paint = painter(options.color === true);
  const lines = sortedDiagnostics(diagnostics).flatMap((each) => findingLines(each, options, paint));
  if (options.summary === false) return lines.map((line) => `${line}\n`).join('');
  if (lines.length > 0) lines.push('');
  return `${[...lines, summary(diagnostics, options)].join('\n')}\n`;
}

function findingLines(diagnostic: Diagnostic, options: LintOptions, paint: Paint): string[] {
  const related = (diagnostic.related ?? []).map(
    (each) => `    ${place(each.path, each.range)}: ${sanitizeLine(each.message)}`,
  );
  return [
    diagnosticLine(diagnostic, paint),
    ...excerpt(diagnostic, options, paint),
    ...(diagnostic.note ? [`    ${paint('dim', `note: ${sanitizeLine(diagnostic.note)}`)}`] : []),
    ...related,
    ...(diagnostic.fix ? [`    fix: ${sanitizeLine(diagnostic.fix.title)}`] : []),
  ];
}

/** `path:line:column severity message ruleId`. */
export function diagnosticLine(diagnostic: Diagnostic, paint: Paint): string {
  const { severity, ruleId, message, path, range } = diagnostic;
  const rule = paint('dim', sanitizeLine(ruleId));
  return `${place(path, range)} ${paint(severityStyle[severity], severity)} ${sanitizeLine(message)} ${rule}`;
}

function place(path: string, range: Diagnostic['range']): string {
  return range ? `${sanitizeLine(path)}:${range.start.line}:${range.start.column}` : sanitizeLine(path);
}

function excerpt(diagnostic: Diagnostic, options: LintOptions, paint: Paint): string[] {
  const { range, path } = diagnostic;
  const line = range && options.sourceLine?.(path, range.start.line);
  if (!range || line === null || line === undefined || line.trim() === '') return [];
  const end = range.end.line === range.start.line ? range.end.column : line.length + 1;
  const from = range.start.column - 1;
  const to = Math.max(end - 1, range.start.column);
  const before = endOf(shownSegment(line.slice(0, from)));
  const marked = shownSegment(line.slice(from, Math.min(to, from + longestExcerpt)));
  const after = shownSegment(line.slice(to, to + longestExcerpt));
  const shown = truncate((before + marked + after).trimEnd(), longestExcerpt);
  const room = longestExcerpt - displayWidth(before);
  const number = `    ${range.start.line} |`;
  const carets = '^'.repeat(Math.min(Math.max(1, displayWidth(marked.trimEnd())), room));
  const margin = `${' '.repeat(number.length - 1)}| ${' '.repeat(displayWidth(before))}`;
  return [`${paint('dim', number)} ${shown}`, margin + paint(severityStyle[diagnostic.severity], carets)];
}

/** The text before a finding, cut on the left when it is long, so that the finding stays visible. */
const endOf = (text: string): string =>
  displayWidth(text) <= longestBefore ? text : `…${[...text].slice(-longestBefore / 2).join('')}`;

/** Each segment is sanitized separately, so that carets align with the displayed text, not the stored one. */
const shownSegment = (text: string): string => sanitize(text.replace(/[\t\n]/g, ' '));

function summary(diagnostics: readonly Diagnostic[], options: LintOptions): string {
  const paint = painter(options.color === true);
  const counts = countSeverities(diagnostics);
  const where = options.documents === undefined ? '' : ` in ${plural(options.documents, 'document')}`;
  if (diagnostics.length === 0) return paint('green', `No problems${where}.`);
  const parts = [plural(counts.error, 'error'), plural(counts.warning, 'warning')];
  if (counts.info > 0) parts.push(`${counts.info} info`);
  const hasPages = diagnostics.some(({ url }) => url?.startsWith('docs/rules/'));
  const pages = hasPages ? ' Each rule has a page in the package: docs/rules/AREA-NAME.md' : '';
  return paint(counts.error > 0 ? 'red' : 'yellow', `${parts.join(', ')}${where}.`) + paint('dim', pages);
}

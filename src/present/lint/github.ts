import type { Diagnostic, Severity } from '../../model/index.js';
import { sanitize, sanitizeLine } from '../sanitize.js';
import { sortedDiagnostics } from './order.js';

const commands: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' };

/** Workflow commands of GitHub Actions, one a line: each becomes an annotation at its place in the pull request. */
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
          // GitHub takes columns only where a finding lies on one line, and counts the last one in.
          ...(range.end.line === range.start.line
            ? { endColumn: Math.max(range.start.column, range.end.column - 1) }
            : {}),
        };
  const text = note === undefined ? message : `${message}\n${note}`;
  return githubCommand(commands[severity], { file: path, ...place, title: ruleId }, text);
}

/** One workflow command: no text in it can begin another one. */
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

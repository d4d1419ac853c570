import type { Diagnostic, Range, Severity } from '../../model/index.js';
import { toJson } from '../json.js';
import { sortedDiagnostics } from './order.js';
import { checkLintOptions, type LintOptions } from './types.js';

const severities: Readonly<Record<Severity, string>> = { error: 'ERROR', warning: 'WARNING', info: 'INFO' };

type SourceLine = NonNullable<LintOptions['sourceLine']>;

/** Reviewdog Diagnostic Format, as one object. Its columns count bytes of UTF-8, so they need the source's lines. */
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
  // Half of a fix is no fix.
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

/** Null when a line is not known: a column in other units would be a wrong one. */
function exactRange({ start, end }: Range, path: string, sourceLine: SourceLine): object | null {
  const from = byteColumn(sourceLine(path, start.line), start.column);
  const to = byteColumn(end.line === start.line || end.column > 1 ? sourceLine(path, end.line) : '', end.column);
  if (from === null || to === null) return null;
  return { start: { line: start.line, column: from }, end: { line: end.line, column: to } };
}

function byteColumn(line: string | null, column: number): number | null {
  return line === null ? null : new TextEncoder().encode(line.slice(0, column - 1)).length + 1;
}

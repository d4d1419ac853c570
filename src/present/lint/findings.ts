import { checkOf } from '../../check-options.js';
import { byText, groupBy } from '../../collections.js';
import type { Diagnostic, Severity } from '../../model/index.js';
import type { PresentOptions } from '../layout.js';

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

export const checkLintOptions = checkOf<LintOptions>({
  color: true,
  width: true,
  all: true,
  documents: true,
  sourceLine: true,
  summary: true,
  rules: true,
  version: true,
});

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

const line = (each: Diagnostic): number => each.range?.start.line ?? 0;
const column = (each: Diagnostic): number => each.range?.start.column ?? 0;

export const byPath = (diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> =>
  groupBy(sortedDiagnostics(diagnostics), ({ path }) => path);

/**
 * Where the page of a rule is, from the `url` of a diagnostic: an address, or for shipped rules the path in the package
 * `triagraph`. Undefined for a plugin rule without a page.
 */
export const ruleAddress = (url: string | undefined): string | undefined =>
  url?.startsWith('https:') ? url : /^docs\/rules\/[\w-]+\.md$/.exec(url ?? '')?.[0].replace(/^/, 'triagraph/');

export const wholeMessage = ({ message, note }: Diagnostic): string =>
  note === undefined ? message : `${message}\n${note}`;

/** Undefined for an empty list, which JSON then leaves out. */
export const unlessEmpty = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  items.length > 0 ? items : undefined;

export function countSeverities(diagnostics: readonly Diagnostic[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const each of diagnostics) counts[each.severity]++;
  return counts;
}

import type { Diagnostic, Severity } from '../../model/index.js';

/** Diagnostics by path, place, rule and message: by code unit, never by locale. */
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

/** How many there are of each severity. */
export function countSeverities(diagnostics: readonly Diagnostic[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const each of diagnostics) counts[each.severity]++;
  return counts;
}

/** `1 error`, `2 errors`. */
export const plural = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;

import type { Diagnostic, Range } from '../model/index.js';
import { stageRules } from './stage-rules.js';

const stages: ReadonlySet<string> = new Set(stageRules);

/**
 * Leaves out what the schema finds where reading has told the same in words of its own: one fault is one finding, and who
 * turns the one off does not get the other instead.
 */
export function saidOnce(diagnostics: readonly Diagnostic[], frontMatter: Range | null): readonly Diagnostic[] {
  if (!frontMatter) return diagnostics;
  const told = diagnostics.filter(
    ({ ruleId, range }) => stages.has(ruleId) && range !== undefined && range.end.offset <= frontMatter.end.offset,
  );
  if (told.length === 0) return diagnostics;
  const places = told.map(({ range }) => range!);
  return diagnostics.filter(
    ({ ruleId, range }) => ruleId !== 'front-matter/schema' || !range || !touches(range, places),
  );
}

/** Whether one of some places has a character of a range, or ends where it begins. */
function touches({ start, end }: Range, places: readonly Range[]): boolean {
  return places.some((place) => place.start.offset <= end.offset && start.offset <= place.end.offset);
}

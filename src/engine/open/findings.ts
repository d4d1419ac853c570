import type { Diagnostic } from '../../model/index.js';
import { type DocumentFacts, shownDiagnostics } from '../../validate/index.js';
import type { ProjectConfig } from './project-config.js';

export interface AllFindings {
  /** By path, what comments turn off. */
  readonly suppressions: ReadonlyMap<string, DocumentFacts['suppressions']>;
  /** Of reading, of each document in its order, and of the documents together. */
  readonly found: readonly Diagnostic[];
}

/** Everything that was found, as the project wants it shown. */
export function shownFindings(
  { found, suppressions }: AllFindings,
  { settings, diagnostics }: ProjectConfig,
): Diagnostic[] {
  return sortDiagnostics([
    ...diagnostics,
    ...shownDiagnostics({ diagnostics: found, suppressions, settings }, 'documents'),
  ]);
}

/** By path, and in each document from its beginning. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const key = (diagnostic: Diagnostic) => diagnostic.range?.start.offset ?? -1;
  return [...diagnostics].sort(
    (left, right) => compare(left.path, right.path) || key(left) - key(right) || compare(left.ruleId, right.ruleId),
  );
}

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

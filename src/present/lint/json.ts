import type { Diagnostic } from '../../model/index.js';
import { diagnosticJson } from '../diagnosis/json.js';
import { toJson } from '../json.js';
import { countSeverities, sortedDiagnostics } from './order.js';
import { checkLintOptions, type LintOptions } from './types.js';

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

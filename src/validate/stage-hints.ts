import type { Diagnostic } from '../model/index.js';
import { nearestOf } from './nearest.js';
import { knownKeys } from './schemas.js';
import { SourceText } from './source-text.js';

/** Names of which one was meant, by the rule of another room that misses it. */
const names: Readonly<Record<string, readonly string[]>> = {
  'kind/unknown': ['workflow', 'case', 'article', 'incident', 'runbook', 'postmortem', 'solution', 'troubleshooting'],
  'triggers/unknown-key': knownKeys.trigger,
};

/** Adds the name that was probably meant to what other rooms reported of one that nothing has. */
export function withHints(diagnostics: readonly Diagnostic[], text: string): Diagnostic[] {
  const source = new SourceText(text);
  return diagnostics.map((diagnostic) => {
    const { ruleId, range, message } = diagnostic;
    if (!range || !Object.hasOwn(names, ruleId)) return diagnostic;
    const nearest = nearestOf(
      source
        .slice(range)
        .trim()
        .replace(/^["']|["']$/g, ''),
      names[ruleId]!,
    );
    return nearest === null ? diagnostic : { ...diagnostic, message: `${message}: did you mean ${nearest}?` };
  });
}

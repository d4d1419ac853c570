import type { DocumentRule } from '../rule.js';
import { implies, isPlain, phraseRange } from './triggers.js';

/** A longer phrase beside a shorter one is fine, since it counts more. A phrase that defeats the `not` of a trigger is reported. */
export const triggerSubsumed: DocumentRule = {
  id: 'triggers/subsumed',
  description: 'No trigger matches where the `not` of another trigger of the document is meant to prevent a match.',
  severity: 'warning',
  *check(view) {
    const { triggers } = view.document;
    const rules = triggers.filter(({ not, all, regex }) => not.length > 0 && all.length === 0 && regex === null);
    if (rules.length === 0) return;
    for (const trigger of triggers.filter(isPlain)) {
      const undone = rules.find(
        ({ any }) => any.length > 0 && any.every((phrase) => implies(trigger.source, phrase, view.vocabulary)),
      );
      if (undone === undefined) continue;
      yield {
        message: `Unexpected trigger '${trigger.source}' beside not '${undone.not[0]}' of another, expected one that respects the \`not\``,
        note: 'It matches where the rule must not. Remove it, or give it the same `not`.',
        range: phraseRange(view, trigger, trigger.source),
        related: [{ path: view.document.path, range: undone.range, message: 'is the rule' }],
      };
    }
  },
};

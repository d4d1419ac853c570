import type { DocumentRule } from '../rule.js';
import { implies, isPlain, phraseRange } from './triggers.js';

/** A longer phrase beside a shorter one is no fault: it weighs more where it hits. One that undoes the `not` of a rule is. */
export const triggerSubsumed: DocumentRule = {
  id: 'triggers/subsumed',
  description: 'No trigger hits wherever another one of its document is meant to stay silent.',
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
        message: `Unexpected trigger '${trigger.source}' beside not '${undone.not[0]}' of another, expected one that leaves the \`not\` its effect`,
        note: 'It hits where the rule stays silent. Leave it out, or give it the same `not`.',
        range: phraseRange(view, trigger, trigger.source),
        related: [{ path: view.document.path, range: undone.range, message: 'is the rule' }],
      };
    }
  },
};

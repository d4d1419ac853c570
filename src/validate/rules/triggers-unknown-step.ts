import type { DocumentRule } from '../rule.js';
import { phraseRange } from './triggers.js';

export const triggerUnknownStep: DocumentRule = {
  id: 'triggers/unknown-step',
  description: 'The step that a rule of `starts` names is a step of the document.',
  severity: 'error',
  *check(view) {
    const { starts, steps } = view.document;
    const ids = new Set(steps.map(({ id }) => id));
    for (const rule of starts) {
      const { step } = rule;
      if (ids.has(step)) continue;
      yield {
        message: `Unexpected step '${step}' in \`starts\`, expected one of ${[...ids].slice(0, 12).join(', ')}`,
        note: 'The rule has no effect. `triagraph show` lists the steps with their ids.',
        range: phraseRange(view, rule, step),
      };
    }
  },
};

import { nearestOf } from '../nearest.js';
import type { Finding, RuleName, Suppression } from '../types.js';

export const suppressionUnknownRule: RuleName & {
  finding(comment: Suppression, rule: string, known: ReadonlySet<string>): Finding;
} = {
  id: 'suppression/unknown-rule',
  description: 'A comment that turns a rule off names a rule that exists.',
  severity: 'warning',
  finding: ({ range }, rule, known) => {
    const nearest = nearestOf(rule, [...known]);
    return {
      message: `Unexpected rule '${rule}' in a triagraph-disable comment, expected a rule that exists${nearest ? `: did you mean '${nearest}'?` : ''}`,
      range,
    };
  },
};

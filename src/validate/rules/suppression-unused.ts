import type { Finding, RuleName, Suppression } from '../types.js';

export const suppressionUnused: RuleName & { finding(comment: Suppression): Finding } = {
  id: 'suppression/unused',
  description: 'A comment that turns a rule off stands where the rule finds something.',
  severity: 'warning',
  finding: ({ range, rules }) => ({
    message: `Unexpected triagraph-disable of ${rules.join(', ')}, expected a comment that turns something off`,
    range,
    note: 'Nothing is found there any more: delete the comment.',
  }),
};

import { readSuppressions } from '../suppressions.js';
import type { DocumentRule } from '../types.js';

export const suppressionNoReason: DocumentRule = {
  id: 'suppression/no-reason',
  description: 'A comment that turns a rule off names the rule and says why; without both it turns nothing off.',
  severity: 'warning',
  *check({ document }) {
    for (const { reason, rules, range } of readSuppressions(document)) {
      if (reason !== '' && rules.length > 0) continue;
      const missing = rules.length === 0 ? 'without a rule' : 'without a reason';
      yield {
        message: `Unexpected triagraph-disable ${missing}, expected <!-- triagraph-disable ${rules[0] ?? 'area/name'} -- why -->`,
        range,
      };
    }
  },
};

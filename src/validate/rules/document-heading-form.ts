import type { RuleName } from '../rule.js';

export const headingForm: RuleName = {
  id: 'document/heading-form',
  description: 'A heading is one line of `#`, one space and its text, with nothing behind it.',
  severity: 'info',
};

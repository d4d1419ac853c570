import type { RuleName } from '../types.js';

export const triggerRegex: RuleName = {
  id: 'triggers/regex',
  description: 'A pattern of a trigger compiles for the linear-time engine.',
  severity: 'error',
};

import type { RuleName } from '../types.js';

export const triggerMatchesEverything: RuleName = {
  id: 'triggers/matches-everything',
  description: 'A pattern of a trigger leaves texts alone that have nothing to do with the problem.',
  severity: 'error',
};

import type { RuleName } from '../types.js';

export const shadowed: RuleName = {
  id: 'retrieval/shadowed',
  description: 'A document comes first for something that it says: its title, a symptom, a signature or a trigger.',
  severity: 'warning',
};

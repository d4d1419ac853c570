import type { RuleName } from '../types.js';

export const symptomNotFound: RuleName = {
  id: 'retrieval/symptom-not-found',
  description: 'A symptom that a document lists finds that document.',
  severity: 'warning',
};

import type { RuleName } from '../rule.js';

export const symptomNotFound: RuleName = {
  id: 'retrieval/symptom-not-found',
  description: 'A symptom that a document lists finds that document.',
  severity: 'warning',
};

export const signatureNotFound: RuleName = {
  id: 'retrieval/signature-not-found',
  description: 'An error message in a document finds that document.',
  severity: 'info',
};

export const shadowed: RuleName = {
  id: 'retrieval/shadowed',
  description: 'A document comes first for its title, one of its symptoms, error messages or triggers.',
  severity: 'warning',
};

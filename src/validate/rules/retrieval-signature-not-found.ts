import type { RuleName } from '../types.js';

export const signatureNotFound: RuleName = {
  id: 'retrieval/signature-not-found',
  description: 'An error message that a document holds finds that document.',
  severity: 'info',
};

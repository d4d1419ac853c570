export { type AskableDocument, type Candidate, candidateOf } from './candidate.js';
export { askedSymptom, bestQuestion } from './question.js';

export { explainsSymptoms } from './dialects/index.js';
export { type LoweredDocument, type LowerOptions, lowerDocument } from './document.js';
export type { Dialect, DialectInput, FrontMatterReader, TrailingMetadata } from './reading.js';
export { branchExpectation } from './steps/branch-expectation.js';

export type { Dialect, DialectInput, FrontMatterReader } from './dialect.js';
export { explainsSymptoms } from './dialects/index.js';
export { type LoweredDocument, type LowerOptions, lowerDocument } from './document.js';
export type { TrailingMetadata } from './trailing-list.js';

export { type Assembly, assembleSnapshot } from './assemble.js';
export { domainConcepts } from './domain-concepts.js';
export { type Groups, groupDocuments } from './groups.js';
export { TermCounter, type TermCounts } from './term-counts.js';
export { TermDictionary } from './term-dictionary.js';
export { orderTerms } from './term-order.js';
export { compileTriggers } from './triggers.js';
export { compileDocument, type DocumentUnit } from './unit.js';
export type { WordLists } from './word-lists.js';

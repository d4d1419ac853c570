export { type AssembledSnapshot, assembleSnapshot, type DocumentVectors } from './assemble.js';
export { type CompiledDocument, compileDocument, type IndexedParts } from './compile-document.js';
export { type Groups, groupDocuments } from './graph.js';
export { domainConcepts, TermReader } from './terms.js';
export { compileTriggers } from './triggers.js';

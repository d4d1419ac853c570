export { type CanonicalDocument, canonicalize, type ImportSource } from './canonical.js';
export { mergeCopies } from './merge.js';
export { proposeTriggers } from './triggers.js';

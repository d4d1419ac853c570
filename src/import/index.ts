export { mergeCopies } from './blocks.js';
export { type CanonicalDocument, canonicalize, type ImportSource } from './canonical.js';
export { proposeTriggers } from './triggers.js';

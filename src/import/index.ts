export { type CanonicalDocument, canonicalize, type ImportSource, mergeCopies } from './canonical.js';
export { proposeTriggers } from './triggers.js';

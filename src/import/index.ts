export { type CanonicalDocument, canonicalize, type ImportSource, mergeCopies } from './canonical.js';
export { canonicalName } from './edits.js';
export { lostWords, type SourceLine } from './kept-words.js';
export { proposeTriggers } from './triggers.js';

export { commandKnowledge } from './commands/analyze.js';
export type { CommandKnowledge } from './commands/effects/table.js';
export { type LoweredDocument, type LowerOptions, lowerDocument } from './document.js';
export { type HeadingClassifier, headingClassifier } from './headings.js';

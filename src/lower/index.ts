export { CommandAnalyst, commandKnowledge, isKnownProgram } from './commands/index.js';
export { type LoweredDocument, type LowerOptions, lowerDocument } from './document.js';
export { type HeadingClassifier, headingClassifier } from './headings.js';

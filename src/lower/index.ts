export { CommandAnalyst } from './commands/index.js';
export { type LoweredDocument, type LowerOptions, lowerDocument } from './document.js';

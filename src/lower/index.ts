export { type LoweredDocument, type LowerOptions, lowerDocument } from './document.js';

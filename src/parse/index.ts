export { parseDocument, parseGuarded } from './document.js';
export { LineIndex } from './lines.js';
export { parseRecords, type YamlRecord } from './records.js';
export type { FrontMatter, ParsedDocument } from './types.js';
export { visit } from './visit.js';

export { type ParsedDocument, parseDocument, parseGuarded } from './document.js';
export type { FrontMatter } from './front-matter.js';
export { LineIndex } from './lines.js';
export { parseRecords, type YamlRecord } from './records.js';
export { visit } from './tree.js';

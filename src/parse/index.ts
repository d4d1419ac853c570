export { placedAtLine, placedInFile, placedInLine, placesInFile } from './case-lines.js';
export { parseDocument, parseGuarded } from './document.js';
export { contentOfHtml, isHtmlDocument, markdownOfHtml } from './html.js';
export { LineIndex } from './lines.js';
export { parseRecords, type YamlRecord } from './records.js';
export { visit } from './tree.js';
export type { FrontMatter, ParsedDocument } from './types.js';

import type { SourceFile } from '../model/index.js';
import { parseDocument } from './document.js';
import type { ParsedDocument } from './types.js';

export { parseDocument } from './document.js';
export type { FrontMatter, ParsedDocument } from './types.js';

/** Like parseDocument, for text that is not trusted. */
export async function parseGuarded(file: SourceFile): Promise<ParsedDocument> {
  return parseDocument(file);
}

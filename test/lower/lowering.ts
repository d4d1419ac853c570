import { type LoweredDocument, lowerDocument } from '../../src/lower/index.js';
import { type ParsedDocument, parseDocument } from '../../src/parse/index.js';
import { decodeSource } from '../../src/read/index.js';

export function parse(text: string, path = 'notes/sample.md'): ParsedDocument {
  return parseDocument(decodeSource(path, Buffer.from(text)));
}

/** Lowers a text as if it stood in a file. */
export function lower(text: string, path?: string): LoweredDocument {
  return lowerDocument(parse(text, path));
}

export const texts = (items: readonly { text: string }[]) => items.map((item) => item.text);
export const rules = (lowered: LoweredDocument) => lowered.diagnostics.map((diagnostic) => diagnostic.ruleId);

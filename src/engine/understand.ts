import { compileDocument, type DocumentUnit, type TermCounter } from '../compile/index.js';
import { lowerDocument } from '../lower/index.js';
import type { SourceFile } from '../model/index.js';
import { parseGuarded } from '../parse/index.js';
import { validateDocument, validatePatterns } from '../validate/index.js';

/** A document ready to be merged. */
export type UnderstoodFile = DocumentUnit;

/** One file through parse, lower and validate, ready to be merged. Never throws on what a file contains. */
export async function understandFile(file: SourceFile, counter: TermCounter): Promise<UnderstoodFile> {
  const parsed = await parseGuarded(file);
  const { document, diagnostics } = lowerDocument(parsed);
  const findings = [
    ...validateDocument(document, parsed.frontMatter),
    ...(await validatePatterns(document, parsed.frontMatter)),
  ];
  return compileDocument(document, [...file.diagnostics, ...parsed.diagnostics, ...diagnostics, ...findings], counter);
}

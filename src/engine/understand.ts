import { compileDocument, type DocumentUnit, type TermCounter } from '../compile/index.js';
import { lowerDocument } from '../lower/index.js';
import type { SourceFile } from '../model/index.js';
import { parseGuarded } from '../parse/index.js';
import {
  collectFacts,
  type DocumentFacts,
  type OptionsOf,
  validateDocument,
  validatePatterns,
  withMends,
} from '../validate/index.js';

/** A document ready to be merged, and what rules about the collection need of it. */
export interface UnderstoodFile extends DocumentUnit {
  readonly facts: DocumentFacts;
}

/** One file through parse, lower and validate, ready to be merged. Never throws on what a file contains. */
export async function understandFile(
  file: SourceFile,
  counter: TermCounter,
  optionsOf?: OptionsOf,
): Promise<UnderstoodFile> {
  const parsed = await parseGuarded(file);
  const { document, diagnostics } = lowerDocument(parsed);
  const { frontMatter, text } = parsed;
  const findings = [
    ...validateDocument(document, { frontMatter, text, ...(optionsOf ? { optionsOf } : {}) }),
    ...(await validatePatterns(document, frontMatter)),
  ];
  const all = [...file.diagnostics, ...parsed.diagnostics, ...withMends(diagnostics, text), ...findings];
  return { ...compileDocument(document, all, counter), facts: collectFacts(document, frontMatter) };
}

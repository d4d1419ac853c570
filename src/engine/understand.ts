import { compileDocument, type DocumentUnit, TermCounter, type TermDictionary } from '../compile/index.js';
import { CommandAnalyst, lowerDocument } from '../lower/index.js';
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

/** What is kept from file to file in one thread. It only saves time. */
export class RunMemory {
  readonly counter: TermCounter;
  readonly analyst = new CommandAnalyst();

  constructor(dictionary: TermDictionary) {
    this.counter = new TermCounter(dictionary);
  }
}

/** One file through parse, lower and validate, ready to be merged. Never throws on what a file contains. */
export async function understandFile(
  file: SourceFile,
  { counter, analyst }: RunMemory,
  optionsOf?: OptionsOf,
): Promise<UnderstoodFile> {
  const parsed = await parseGuarded(file);
  const { document, diagnostics } = lowerDocument(parsed, { analyst });
  const { frontMatter, text } = parsed;
  const findings = [
    ...validateDocument(document, { frontMatter, text, ...(optionsOf ? { optionsOf } : {}) }),
    ...(await validatePatterns(document, frontMatter)),
  ];
  const all = [...parsed.diagnostics, ...withMends(diagnostics, text), ...findings];
  return { ...compileDocument(document, all, counter), facts: collectFacts(document, frontMatter, text) };
}

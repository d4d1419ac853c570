import { compileDocument, type DocumentUnit, TermCounter, type TermDictionary } from '../../compile/index.js';
import {
  type CommandKnowledge,
  commandKnowledge,
  type HeadingClassifier,
  headingClassifier,
  lowerDocument,
} from '../../lower/index.js';
import type { ProjectData, SourceFile } from '../../model/index.js';
import { parseGuarded } from '../../parse/index.js';
import { collectFacts, type DocumentFacts, type OptionsOf } from '../../validate/index.js';
import { documentFindings } from './document-findings.js';

/** A document ready to be merged, and what rules about the collection need of it. */
export interface UnderstoodFile extends DocumentUnit {
  readonly facts: DocumentFacts;
}

/** What is kept from file to file in one thread. It only saves time. */
export class RunMemory {
  readonly counter: TermCounter;
  readonly commands: CommandKnowledge;
  readonly headings: HeadingClassifier;

  constructor(dictionary: TermDictionary, { commands, headings }: ProjectData) {
    this.counter = new TermCounter(dictionary);
    this.commands = commandKnowledge(commands);
    this.headings = headingClassifier(headings);
  }
}

/** One file through parse, lower and validate, ready to be merged. Never throws on what a file contains. */
export async function understandFile(
  file: SourceFile,
  { counter, commands, headings }: RunMemory,
  optionsOf?: OptionsOf,
): Promise<UnderstoodFile> {
  const parsed = await parseGuarded(file);
  const lowered = lowerDocument(parsed, { commands, headings });
  const { document } = lowered;
  const found = await documentFindings(parsed, lowered, optionsOf);
  const facts = collectFacts(document, parsed.frontMatter, parsed.text);
  return { ...compileDocument(document, found, counter), facts };
}

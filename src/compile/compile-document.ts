import type { Diagnostic, Document } from '../model/index.js';
import { nodePlatform } from '../platform/node.js';
import {
  type DocumentHead,
  encodeDocument,
  type KeyText,
  type StoredDocument,
  splitDocument,
} from '../snapshot/index.js';
import { countTerms, fieldLines, type TermCounts } from './fields.js';
import { collectKeyTexts } from './key-texts.js';
import { DocumentTerms, type TermReader } from './terms.js';

/**
 * One document, ready to be merged with others. It is self-contained: its terms are numbered by its own list, so that it
 * can be cached or sent from another thread.
 */
export interface CompiledDocument {
  readonly head: DocumentHead;
  /** The document in the encoding of a snapshot. */
  readonly stored: StoredDocument;
  /** Its terms by number. */
  readonly terms: readonly string[];
  readonly counts: TermCounts;
  readonly keyTexts: readonly KeyText[];
  /** Its error lines, in the order of the head's signatures. */
  readonly errorLines: readonly LineWords[];
  /** Texts that may mention an error line without quoting it. */
  readonly mentions: readonly LineWords[];
  /** First line of each field, 0 where there is none. */
  readonly fieldLines: Uint32Array;
  /** The text of its file, deflated; absent when it was not at hand. */
  readonly source?: Uint8Array;
  /** Diagnostics of reading, parsing, lowering and validating the document. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The distinct words of a line, by number. */
export interface LineWords {
  readonly line: number;
  readonly words: readonly number[];
}

export function compileDocument(
  document: Document,
  diagnostics: readonly Diagnostic[],
  reader: TermReader,
): CompiledDocument {
  const { head } = splitDocument(document);
  const own = new DocumentTerms();
  const wordsOf = ({ text, line }: LocatedText): LineWords => ({
    line,
    words: Array.from(reader.errorLineWords(text), (word) => own.number(word)),
  });
  return {
    head,
    stored: encodeDocument(document, nodePlatform),
    terms: own.terms,
    counts: countTerms(document, reader, own),
    keyTexts: collectKeyTexts(document, reader, own),
    errorLines: errorLineTexts(head).map(wordsOf),
    mentions: mentioningTexts(head).map(wordsOf),
    fieldLines: fieldLines(document),
    diagnostics,
  };
}

interface LocatedText {
  readonly text: string;
  readonly line: number;
}

const errorLineTexts = ({ signatures }: DocumentHead): LocatedText[] =>
  signatures.map(({ masked, range }) => ({ text: masked, line: range.start.line }));

function mentioningTexts({ title, symptoms, triggers, causes }: DocumentHead): LocatedText[] {
  const located = [...symptoms, ...causes].map(({ text, range }) => ({ text, line: range.start.line }));
  const phrases = triggers.map(({ any, all, range }) => ({
    text: [...any, ...all].join('\n'),
    line: range.start.line,
  }));
  return [{ text: title, line: 1 }, ...located, ...phrases];
}

import type { Diagnostic, Document } from '../model/index.js';
import { nodePlatform } from '../platform/node.js';
import { type DocumentHead, encodeDocument, type StoredDocument, splitDocument } from '../snapshot/index.js';
import { countTerms, fieldLines, type TermCounts } from './fields.js';
import { collectKeyTexts, type KeyTexts } from './key-texts.js';
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
  readonly keyTexts: KeyTexts;
  /** Words of each of its error lines. */
  readonly errorLines: WordLists;
  /** Words of each text that may mention an error line without quoting it. */
  readonly mentions: WordLists;
  /** First line of each field, 0 where there is none. */
  readonly fieldLines: Uint32Array;
  /** Diagnostics of reading, parsing, lowering and validating the document. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Distinct words of lines of a document; those of list `l` are `words[offsets[l]]` to `words[offsets[l + 1]]`. */
export interface WordLists {
  /** Line of each list in the source. */
  readonly lines: Uint32Array;
  readonly offsets: Uint32Array;
  readonly words: Uint32Array;
}

export function compileDocument(
  document: Document,
  diagnostics: readonly Diagnostic[],
  reader: TermReader,
): CompiledDocument {
  const { head } = splitDocument(document);
  const own = new DocumentTerms();
  return {
    head,
    stored: encodeDocument(document, nodePlatform),
    terms: own.terms,
    counts: countTerms(document, reader, own),
    keyTexts: collectKeyTexts(document, reader, own),
    errorLines: wordLists(errorLineTexts(head), reader, own),
    mentions: wordLists(mentioningTexts(head), reader, own),
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

function wordLists(texts: readonly LocatedText[], reader: TermReader, own: DocumentTerms): WordLists {
  const offsets = new Uint32Array(texts.length + 1);
  const words: number[] = [];
  texts.forEach(({ text }, list) => {
    for (const word of reader.errorLineWords(text)) words.push(own.number(word));
    offsets[list + 1] = words.length;
  });
  return { lines: Uint32Array.from(texts, ({ line }) => line), offsets, words: Uint32Array.from(words) };
}

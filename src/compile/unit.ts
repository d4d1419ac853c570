import type { Diagnostic, Document } from '../model/index.js';
import { nodePlatform } from '../platform/node.js';
import { type DocumentHead, encodeDocument, splitDocument } from '../snapshot/index.js';
import { fieldLines } from './fields.js';
import { collectStatements, type Statements } from './statements.js';
import type { TermCounter, TermCounts } from './term-counts.js';
import { shownWords, statedWords, type WordLists } from './word-lists.js';

/** One document, ready to be merged with others: what it is, its bytes for the snapshot, and its terms. */
export interface DocumentUnit {
  readonly head: DocumentHead;
  /** The document as the snapshot holds it. */
  readonly bytes: Uint8Array;
  readonly counts: TermCounts;
  readonly statements: Statements;
  /** Words of each of its error lines. */
  readonly shown: WordLists;
  /** Words of each text in which it may speak of an error line. */
  readonly stated: WordLists;
  /** First line of each field, 0 where there is none. */
  readonly fieldLines: Uint32Array;
  /** What reading, parsing, lowering and validating this document found. */
  readonly diagnostics: readonly Diagnostic[];
}

export function compileDocument(
  document: Document,
  diagnostics: readonly Diagnostic[],
  counter: TermCounter,
): DocumentUnit {
  const { head, body } = splitDocument(document);
  return {
    head,
    bytes: encodeDocument(head, body, nodePlatform),
    counts: counter.count(document),
    statements: collectStatements(document, counter.dictionary),
    shown: shownWords(head, counter.dictionary),
    stated: statedWords(head, counter.dictionary),
    fieldLines: fieldLines(document),
    diagnostics,
  };
}

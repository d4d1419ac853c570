import type { Diagnostic, Document } from '../model/index.js';
import { type DocumentHead, encodeJson, splitDocument } from '../snapshot/index.js';
import { collectStatements, type Statements } from './statements.js';
import { countTerms, type TermCounts } from './term-counts.js';
import type { TermDictionary } from './term-dictionary.js';

/** One document, ready to be merged with others: what it is, its bytes for the snapshot, and its terms. */
export interface DocumentUnit {
  readonly head: DocumentHead;
  readonly headBytes: Uint8Array;
  readonly tailBytes: Uint8Array;
  readonly counts: TermCounts;
  readonly statements: Statements;
  /** What reading, parsing, lowering and validating this document found. */
  readonly diagnostics: readonly Diagnostic[];
}

export function compileDocument(
  document: Document,
  diagnostics: readonly Diagnostic[],
  dictionary: TermDictionary,
): DocumentUnit {
  const { head, tail } = splitDocument(document);
  return {
    head,
    headBytes: encodeJson(head),
    tailBytes: encodeJson(tail),
    counts: countTerms(document, dictionary),
    statements: collectStatements(head, dictionary),
    diagnostics,
  };
}

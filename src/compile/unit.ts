import type { Diagnostic, Document } from '../model/index.js';
import { type DocumentHead, encodeDocument, splitDocument } from '../snapshot/index.js';
import { fieldLines } from './fields.js';
import { collectStatements, type Statements } from './statements.js';
import { countTerms, type TermCounts } from './term-counts.js';
import type { TermDictionary } from './term-dictionary.js';

/** One document, ready to be merged with others: what it is, its bytes for the snapshot, and its terms. */
export interface DocumentUnit {
  readonly head: DocumentHead;
  /** The document as the snapshot holds it. */
  readonly bytes: Uint8Array;
  readonly counts: TermCounts;
  readonly statements: Statements;
  /** First line of each field, 0 where there is none. */
  readonly fieldLines: Uint32Array;
  /** What reading, parsing, lowering and validating this document found. */
  readonly diagnostics: readonly Diagnostic[];
}

export function compileDocument(
  document: Document,
  diagnostics: readonly Diagnostic[],
  dictionary: TermDictionary,
): DocumentUnit {
  const { head, body } = splitDocument(document);
  return {
    head,
    bytes: encodeDocument(head, body),
    counts: countTerms(document, dictionary),
    statements: collectStatements(document, dictionary),
    fieldLines: fieldLines(document),
    diagnostics,
  };
}

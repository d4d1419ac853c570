export { countBits } from './bits.js';
export { documentDictionary } from './dictionary.js';
export type { DocumentNames } from './document-codec.js';
export {
  type DecodedDocument,
  type DecodedHead,
  type DocumentBody,
  type DocumentHead,
  decodeDocument,
  decodeHead,
  decodeJson,
  decodeSections,
  encodeDocument,
  encodeJson,
  joinDocument,
  splitDocument,
} from './documents.js';
export { type DocumentPostings, type EditedTerms, editPostings, goneTerm } from './edit-postings.js';
export { type DocumentStatements, editStatements } from './edit-statements.js';
export { type FoundPostings, findPostings } from './find-postings.js';
export { snapshotMagic, snapshotVersion } from './format.js';
export { type DocumentNumbers, type PackedPostings, type PostingLists, packPostings } from './packed-postings.js';
export { mostStatements, type PackedStatements, packStatements, type StatementTable } from './packed-statements.js';
export { mergeTerms, noTerms, type PackedTerms, packTerms } from './packed-terms.js';
export { Postings } from './postings.js';
export { SnapshotError, SnapshotReader, type StringList } from './reader.js';
export { addRecord, readRecord } from './record.js';
export { ReferenceIndex } from './references.js';
export { isSameBytes } from './same-bytes.js';
export type { SignatureTable } from './signatures.js';
export { moreFollow, Statements } from './statements.js';
export {
  documentKinds,
  edgeKinds,
  type FieldName,
  fieldNames,
  inverseDocumentFrequency,
  languages,
  nodeKinds,
  type SnapshotMeta,
  type StatementKind,
  statementKinds,
} from './tables.js';
export { TermList } from './term-list.js';
export { type SectionData, SnapshotWriter } from './writer.js';

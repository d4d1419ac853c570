export {
  type DecodedProcedure,
  type DocumentBody,
  type DocumentHead,
  decodeJson,
  decodeProcedure,
  decodeSections,
  decodeSource,
  encodeDocument,
  encodeJson,
  encodeSource,
  joinDocument,
  type StoredDocument,
  splitDocument,
} from './documents.js';
export { type SectionData, snapshotMagic, snapshotVersion } from './format.js';
export { type KeyText, KeyTexts, offsetsOf, type PackedKeyTexts, packKeyTexts } from './key-texts.js';
export { type DocumentNumbers, type PostingLists, Postings, packPostings } from './postings.js';
export { SnapshotError, SnapshotReader, type StringList } from './reader.js';
export { ReferenceIndex } from './references.js';
export {
  documentKinds,
  edgeKinds,
  type FieldName,
  fieldNames,
  inverseDocumentFrequency,
  type KeyTextKind,
  keyTextKinds,
  languages,
  nodeKinds,
  type SignatureTable,
  type SnapshotMeta,
} from './tables.js';
export { type PackedTerms, packTerms, TermList } from './terms.js';
export {
  type ByLanguages,
  type NearestText,
  type PackedVectors,
  packVectors,
  type QuantizedVector,
  quantize,
  similarity,
  type TextVector,
  type VectorModel,
  Vectors,
} from './vectors.js';
export { SnapshotWriter } from './writer.js';

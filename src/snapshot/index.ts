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
  ReferenceIndex,
  type StoredDocument,
  splitDocument,
} from './documents.js';
export { arrayTypeOf, checksumBytes, type SectionData, SnapshotError, snapshotMagic, snapshotVersion, tooLarge } from './format.js';
export type { SnapshotSource } from './pieces.js';
export { SnapshotReader, type StringList } from './reader.js';
export {
  documentKinds,
  edgeKinds,
  type FieldName,
  fieldNames,
  inverseDocumentFrequency,
  type KeyText,
  type KeyTextKind,
  KeyTexts,
  keyTextKinds,
  languages,
  nodeKinds,
  offsetsOf,
  type PackedKeyTexts,
  type PackedSayings,
  packKeyTexts,
  roundedIdf,
  type SignatureTable,
  type SnapshotMeta,
} from './tables.js';
export {
  type DocumentNumbers,
  type PackedTerms,
  type PostingLists,
  Postings,
  packPostings,
  packTerms,
  TermList,
} from './terms.js';
export {
  type ByLanguages,
  meanOfNearest,
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
export { type SnapshotFile, SnapshotWriter } from './writer.js';

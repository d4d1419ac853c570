export * from './documents.js';
export {
  arrayTypeOf,
  type SectionData,
  SnapshotError,
  snapshotMagic,
  snapshotVersion,
  tooLarge,
} from './format.js';
export type { SnapshotSource } from './pieces.js';
export { SnapshotReader, type StringList } from './reader.js';
export * from './tables.js';
export * from './terms.js';
export * from './vectors.js';
export * from './writer.js';

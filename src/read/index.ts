export { decodeSource } from './decode.js';
export { ReadError, type ReadErrorCode } from './folder.js';
export { type ReadOptions, readSources } from './roots.js';
export type { ProjectIgnore, ReadResult } from './walk.js';

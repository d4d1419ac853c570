export { decodeSource } from './decode.js';
export { type ReadOptions, readSources } from './roots.js';
export type { ProjectIgnore, ReadResult } from './walk.js';

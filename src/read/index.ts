export { decodeSource } from './decode.js';
export { ReadError, type ReadErrorCode } from './problems.js';
export { type ReadOptions, readSources } from './roots.js';
export type { Bytes, Source, SourceEntry, SourceProblem } from './source.js';
export { directorySource, memorySource } from './sources.js';
export type { ProjectIgnore } from './walk.js';
export { type ReadResult, readSource } from './walk.js';

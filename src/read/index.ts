export { decodeSource } from './decode.js';
export { directorySource } from './directory.js';
export { ReadError, type ReadErrorCode } from './errors.js';
export type { ProjectIgnore } from './ignore-rules.js';
export { memorySource } from './memory.js';
export { type ReadOptions, readSources } from './roots.js';
export type { Bytes, Source, SourceEntry, SourceProblem } from './source.js';
export type { FileStamp, ReadMemory } from './stamp.js';
export { type ReadResult, readSource } from './walk.js';

export { decodeSource } from './decode.js';
export { directorySource } from './directory.js';
export type { ProjectIgnore } from './ignore-rules.js';
export { memorySource } from './memory.js';
export { ReadError, type ReadErrorCode } from './problems.js';
export { type ReadOptions, readSources } from './roots.js';
export type { Bytes, FileStamp, ReadMemory, Source, SourceEntry, SourceProblem } from './source.js';
export { type ReadResult, readSource } from './walk.js';

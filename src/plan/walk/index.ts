export { branchOfVerdict } from './branches.js';
export type { WalkLibrary } from './library.js';
export { type Lead, Procedure, type WalkableDocument } from './procedure.js';
export { cut, titleOf } from './remember.js';
export type { DocumentReference, StateVisit, WalkPosition, WalkState } from './state.js';
export { advanceWalk, type Turn } from './transition.js';
export { viewOf } from './view.js';

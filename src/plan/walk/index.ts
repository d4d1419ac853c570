export { branchOfVerdict } from './branches.js';
export { type Lead, Procedure, type WalkableDocument } from './procedure.js';
export { cut, titleOf } from './remember.js';
export type { DocumentReference, StateVisit, WalkPosition, WalkState } from './state.js';
export { advanceWalk, type Turn, type WalkLibrary } from './transition.js';
export { viewOf } from './view.js';

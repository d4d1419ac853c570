export { branchOfVerdict } from './branches.js';
export { type Lead, Procedure, type WalkableDocument } from './procedure.js';
export type { DocumentReference, StateVisit, WalkPosition, WalkState } from './state.js';
export { advanceWalk, cut, type Turn, titleOf, type WalkLibrary } from './transition.js';
export { viewOf } from './view.js';

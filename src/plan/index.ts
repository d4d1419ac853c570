export { casesFor, type RunningProduct, type SolvedCase, sortedVersions, stepOfBranch } from './cases.js';
export { confirmationOf } from './confirmation.js';
export { type JudgementContext, judgeOutput } from './observe/index.js';
export { type PlannableDocument, Planner, type PlanRequest } from './plan.js';
export { askedSymptom, bestQuestion } from './question/index.js';
export { saidBefore, saidText, type WordedSpan, type Wording } from './start/index.js';
export {
  advanceWalk,
  branchOfVerdict,
  cut,
  Procedure,
  type StateVisit,
  type Turn,
  titleOf,
  viewOf,
  type WalkLibrary,
  type WalkState,
} from './walk/index.js';

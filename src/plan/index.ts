export { casesFor, type RunningProduct, sortedVersions, stepOfBranch } from './cases.js';
export { onlyCommand } from './observe/commands.js';
export { evaluateOutput } from './observe/evaluate-output.js';
export { namedValues, otherNames } from './observe/other-values.js';
export { hasAlternatives, pointsOnly } from './observe/printed-texts.js';
export {
  branchFulfilled,
  branchHolding,
  branchMentioned,
  branchNamed,
  branchOfVerdict,
  outcomeOf,
} from './outcomes.js';
export { offeredValues, pastedNames } from './parameters/pasted-names.js';
export { type Plan, Planner, type PlanRequest } from './plan.js';
export { Procedure } from './procedure.js';
export type { QueryText } from './start/query-clauses.js';

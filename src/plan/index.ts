export { casesFor, type RunningProduct, type SolvedCase, sortedVersions, stepOfBranch } from './cases.js';
export { type JudgementContext, judgeOutput } from './observe/judge.js';
export { branchMentioned, branchNamed, branchOfVerdict, outcomeOf } from './outcomes.js';
export { type PlannableDocument, Planner, type PlanRequest } from './plan.js';
export { confirmationOf, Procedure } from './procedure.js';
export type { SearchTerms } from './search-terms.js';
export type { QueryText } from './start/query-clauses.js';

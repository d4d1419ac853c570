export { type JudgementContext, judgeOutput } from './observe/index.js';
export { type PlannableDocument, Planner, type PlanRequest } from './plan.js';

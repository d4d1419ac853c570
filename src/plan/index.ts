export { type PlannableDocument, Planner, type PlanRequest } from './plan.js';

export { type PlannableDocument, type PlanRequest, planWorkflow } from './plan.js';

export { groupOf, type RankedDocument } from './combine.js';
export { Knowledge } from './knowledge.js';
export { Matcher, type MatchResult } from './matcher.js';
export { type MatchParameters, matchParameters } from './parameters.js';
export { worthOfPhrase } from './retrieve-triggers.js';
export type { Finding, Retrieval, Retriever } from './retriever.js';
export type { Symptom } from './symptom.js';
export { openTriggers, type TriggerMatcher } from './triggers/index.js';
export { considering, supposingTrigger } from './what-if.js';

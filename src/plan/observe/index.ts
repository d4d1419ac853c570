export { type JudgementContext, judgeOutput } from './judge.js';

import type { PlannedStep } from '../../model/index.js';
import type { StepTarget } from './outline.js';

/** A condition and where it leads, as both are told beside a step. */
export interface ToldBranch {
  readonly when: string;
  readonly title: string;
}

/** The branches of a step, as they are told beside it. */
export const toldBranches = (step: PlannedStep, targets: ReadonlyMap<string, StepTarget>): ToldBranch[] =>
  step.branches.map(({ when, to }) => ({ when, title: targets.get(to)?.title ?? to }));

/** Prose of a step without the lines that only say where a condition leads, which is told beside it. */
export function proseWithout(text: string, told: readonly ToldBranch[]): string {
  const conditions = told.filter(({ when }) => when.length >= shortestCondition);
  if (conditions.length === 0) return text;
  const saysNoMore = (line: string): boolean =>
    conditions.some(
      ({ when, title }) => line.includes(when) && line.length <= when.length + title.length + longestConnection,
    );
  const lines = text.split('\n');
  const isTold = (line: string, next: string): boolean =>
    (isItem.test(line) || decides.test(line)) && saysNoMore(line) && !continues.test(next);
  return lines.filter((line, index) => !isTold(line, lines[index + 1] ?? '')).join('\n');
}

const shortestCondition = 4;
/** `- If …, go to the section "…"`: what stands around the condition and the title. */
const longestConnection = 30;
const isItem = /^\s*(?:[-*+•]|\d{1,3}[.)、])\s/;
/** A paragraph that its author broke into lines goes on in the middle of a sentence. */
const continues = /^[a-z]/;
const decides = /^\s*(?:如果|若|当|if\s|when\s|otherwise)/i;

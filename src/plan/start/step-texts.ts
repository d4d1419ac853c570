import type { Step } from '../../model/index.js';
import { outerOf, type Places } from './places.js';
import type { Subject } from './subject.js';

/** What a symptom has of the prose of one step alone. */
export interface Trace {
  readonly step: string;
  readonly text: string;
}

/** What a step says, commands aside. */
export function textOf({ title, text, expectations, branches }: Step): string {
  let all = `${title}\n${text}`;
  for (const each of expectations) all += `\n${each.text}`;
  for (const each of branches) all += `\n${each.text}`;
  return all;
}

/** Calls back with what a document says, and the step to start at that it speaks for: null where it is said of the whole. */
export function forEachText(
  steps: readonly Step[],
  subject: Subject,
  places: Places,
  callback: (text: string, step: string | null) => void,
): void {
  callback(subject.all, null);
  for (const { step, text } of subject.ofSteps) callback(text, places.of.get(step) ?? null);
  for (const step of steps) callback(textOf(step), places.of.get(step.id) ?? null);
}

/** The only step that has what two texts have, or the outer one; null when several do. @param before undefined: no other text */
export function onlyStep(places: Places, before: string | null | undefined, step: string | null): string | null {
  if (before === undefined || before === step) return step;
  return before === null || step === null ? null : outerOf(places, before, step);
}

import type { Step, TextItem } from '../../model/index.js';
import type { Places } from './places.js';

/** What a document is about. */
export interface Subject {
  readonly title: string;
  /** The title with the symptoms of the whole document, which tell its steps not apart. */
  readonly all: string;
  /** Symptoms that stand below one situation, by its step. */
  readonly ofSteps: readonly { readonly step: string; readonly text: string }[];
}

/** @param symptoms in document order, as the steps are */
export function subjectOf(
  title: string,
  symptoms: readonly TextItem[],
  steps: readonly Step[],
  places: Places,
): Subject {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const all = [title];
  const ofSteps: { step: string; text: string }[] = [];
  let next = 0;
  for (const { text, range } of symptoms) {
    while (next < steps.length && steps[next]!.range.start.offset <= range.start.offset) next++;
    let step = steps[next - 1];
    while (step && !(places.situations.has(step.id) && covers(step, range))) {
      step = step.parent === null ? undefined : byId.get(step.parent);
    }
    if (step) ofSteps.push({ step: step.id, text });
    else all.push(text);
  }
  return { title, all: all.join('\n'), ofSteps };
}

const covers = ({ range }: Step, inner: TextItem['range']): boolean =>
  range.start.offset <= inner.start.offset && inner.end.offset <= range.end.offset;

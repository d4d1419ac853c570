import {
  type Diagnosis,
  type DiagnosisSentences,
  diagnosisSentences,
  type Effect,
  type PlannedStep,
  type PlannedWorkflow,
  type StepSentences,
} from '../../../browser.js';
import { type SymptomLine, symptomLines } from './symptom-lines.js';

/** A step as an answer shows it in full. */
export type FocusStep = PlannedStep & { readonly words: StepSentences };

/** A step in the list of all. */
export interface OutlineStep {
  readonly id: string;
  readonly number: string;
  readonly depth: number;
  readonly title: string;
  /** The worst effect of its commands; null without commands. */
  readonly effect: Effect | null;
}

/** An answer as the page shows it. Long documents are cut to what is shown: it crosses from the worker at every key. */
export interface Asked {
  readonly diagnosis: Omit<Diagnosis, 'workflow'> & { readonly workflow: Omit<PlannedWorkflow, 'steps'> | null };
  readonly sentences: Omit<DiagnosisSentences, 'steps'>;
  /** The check to make first; null when there is none. */
  readonly check: FocusStep | null;
  readonly start: FocusStep | null;
  /** The first step below the start that has commands, when the start itself has none. */
  readonly acting: FocusStep | null;
  /** Steps around the start; all of them in any document of usual size. */
  readonly outline: readonly OutlineStep[];
  readonly stepCount: number;
  readonly lines: readonly SymptomLine[];
  readonly lineCount: number;
}

const mostListed = 300;

export function askedOf(text: string, diagnosis: Diagnosis): Asked {
  const { steps: words, ...sentences } = diagnosisSentences(diagnosis);
  const { workflow, query } = diagnosis;
  const steps = workflow?.steps ?? [];
  const focus = (index: number): FocusStep | null => (index < 0 ? null : { ...steps[index]!, words: words[index]! });
  const start = steps.findIndex(({ id }) => id === workflow?.start);
  const first = Math.max(0, Math.min(start - mostListed / 2, steps.length - mostListed));
  const shown = diagnosis.matches.find(({ id }) => id === workflow?.id) ?? diagnosis.matches[0];
  const { steps: _all, ...head } = workflow ?? { steps: [] };
  return {
    diagnosis: {
      ...diagnosis,
      query: { ...query, text: '' },
      workflow: workflow ? (head as Omit<PlannedWorkflow, 'steps'>) : null,
    },
    sentences,
    check: focus(steps.findIndex(({ id }) => id === workflow?.confirm?.step)),
    start: focus(start),
    acting: focus(actingBelow(steps, start)),
    outline: steps.slice(first, first + mostListed).map(({ id, commands }, index) => {
      const { number, depth, title } = words[first + index]!;
      return { id, number, depth, title, effect: worstOf(commands.map(({ effect }) => effect)) };
    }),
    stepCount: steps.length,
    ...symptomLines(text, shown?.evidence ?? []),
  };
}

/** Sub-steps follow their step; -1 when the start has commands, or none below it has. */
function actingBelow(steps: readonly PlannedStep[], start: number): number {
  if (start < 0 || steps[start]!.commands.length > 0) return -1;
  const within = new Set([steps[start]!.id]);
  for (let index = start + 1; index < steps.length; index++) {
    const { id, parent, commands } = steps[index]!;
    if (parent === null || !within.has(parent)) return -1;
    if (commands.length > 0) return index;
    within.add(id);
  }
  return -1;
}

const severity: readonly Effect[] = ['read', 'unknown', 'change', 'destroy'];

export const worstOf = (effects: readonly Effect[]): Effect | null =>
  effects.reduce<Effect | null>(
    (worst, effect) => (worst === null || severity.indexOf(effect) > severity.indexOf(worst) ? effect : worst),
    null,
  );

import {
  type Diagnosis,
  type DiagnosisSentences,
  diagnosisSentences,
  type Effect,
  type PlaceholderBinding,
  type PlannedStep,
  type PlannedWorkflow,
  type StepSentences,
} from '../../../browser.js';
import type { Readable } from './readable.js';
import { type SymptomLine, symptomLines } from './symptom-lines.js';

/** A step as an answer shows it in full. */
export type FocusStep = PlannedStep & { readonly words: StepSentences; readonly outcomes: readonly Outcome[] };

/** Where a step leads: conditions that lead to the same place stand together. */
export interface Outcome {
  readonly conditions: readonly string[];
  /** Of a step; null for another document, or where the branch itself says what to do. */
  readonly number: string | null;
  readonly title: string;
  /** The path and line to read; null where nothing has them. */
  readonly place: { readonly path: string; readonly line: number | null } | null;
  /** Whether the symptom itself says one of the conditions. */
  readonly isSaid: boolean;
}

/** Title and path of a document by its id, or null. */
export type NamesOf = (id: string) => { readonly title: string; readonly path: string } | null;

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
  readonly outline: readonly (OutlineStep & { readonly source: PlannedStep['source'] })[];
  readonly stepCount: number;
  /** Values that the commands of the shown steps take, by name. */
  readonly parameters: readonly PlaceholderBinding[];
  readonly lines: readonly SymptomLine[];
  readonly lineCount: number;
  /** How many lines were read of a symptom that is longer than the engine reads; null for any other. */
  readonly linesRead: number | null;
}

const mostListed = 300;

export function askedOf({ text, selection }: Readable, diagnosis: Diagnosis, namesOf: NamesOf): Asked {
  const { steps: words, ...sentences } = diagnosisSentences(diagnosis);
  const { workflow, query } = diagnosis;
  const steps = workflow?.steps ?? [];
  const start = steps.findIndex(({ id }) => id === workflow?.start);
  const check = steps.findIndex(({ id }) => id === workflow?.confirm?.step);
  const reached = workflow?.startBecause;
  const focus = (index: number): FocusStep | null => {
    if (index < 0) return null;
    // The start is shown next to the check that leads there.
    const branches = steps[index]!.branches.filter(({ to }) => index !== check || to !== workflow?.start);
    const outcomes = outcomesOf(branches, (to) => {
      const at = steps.findIndex(({ id }) => id === to);
      return at < 0 ? namesOf(to) : { ...words[at]!, ...steps[at]!.source };
    }).map((outcome) => ({ ...outcome, isSaid: index === start && outcome.conditions.includes(reached ?? '') }));
    return { ...steps[index]!, words: words[index]!, outcomes };
  };
  const acting = actingBelow(steps, start);
  const used = [check, start, acting]
    .flatMap((at) => steps[at]?.commands ?? [])
    .flatMap(({ placeholders }) => placeholders);
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
    check: focus(check),
    start: focus(start),
    acting: focus(acting),
    outline: steps.slice(first, first + mostListed).map(({ id, commands, source }, index) => {
      const { number, depth, title } = words[first + index]!;
      return { id, number, depth, title, source, effect: worstOf(commands.map(({ effect }) => effect)) };
    }),
    parameters: [...new Map(used.map((binding) => [binding.name, binding])).values()],
    stepCount: steps.length,
    ...symptomLines(text, shown?.evidence ?? [], selection),
    linesRead: selection?.numbers.length ?? null,
  };
}

interface Target {
  readonly title: string;
  readonly path: string;
  readonly number?: string;
  readonly line?: number;
}

function outcomesOf(branches: PlannedStep['branches'], targetOf: (to: string) => Target | null) {
  return [...new Set(branches.map(({ to }) => to))].map((to) => {
    const target = targetOf(to);
    return {
      conditions: branches.flatMap((branch) => (branch.to === to && branch.when !== '' ? [branch.when] : [])),
      number: target?.number ?? null,
      title: target?.title ?? to,
      place: target && { path: target.path, line: target.line ?? null },
    };
  });
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

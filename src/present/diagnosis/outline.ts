import type { PlannedStep, PlannedWorkflow } from '../../model/index.js';
import { truncate } from '../width.js';
import { stepTitle } from './step-title.js';

/** A step with its place in the answer. */
export interface OutlineStep {
  readonly step: PlannedStep;
  /** `3`, `3.1`: numbers of the ancestors and its own. */
  readonly label: string;
  readonly depth: number;
  /** False when only the title is shown. */
  readonly full: boolean;
  readonly isStart: boolean;
  /** What a title stands for: steps below it that are left out, and their commands with its own. */
  readonly hidden: { readonly steps: number; readonly commands: number };
}

/** Lines of steps that one answer may take before the rest becomes titles: about three screens. */
const lineBudget = 120;
const deepest = 16;
const longestTitle = 40;

/**
 * The steps to show, in document order. A long workflow keeps the start, what leads to it, what hangs below it and where
 * it branches to; then what is nearest to it while there is room. The rest is titles; what is below them is counted.
 */
export function outline(workflow: PlannedWorkflow, options: { all: boolean }): OutlineStep[] {
  const tree = new StepTree(workflow);
  const full = options.all ? new Set(workflow.steps.map((step) => step.id)) : chooseFull(workflow, tree);
  const result: OutlineStep[] = [];
  for (const step of workflow.steps) {
    const parent = tree.parentOf(step);
    const shown = full.has(step.id);
    if (!shown && parent && !full.has(parent.id)) continue;
    const below = shown ? [] : tree.descendants(step);
    const commands = shown ? 0 : [step, ...below].reduce((sum, each) => sum + each.commands.length, 0);
    result.push({
      step,
      label: tree.label(step.id) ?? String(step.number),
      depth: tree.ancestors(step).length,
      full: shown,
      isStart: step.id === workflow.start,
      hidden: { steps: below.length, commands },
    });
  }
  return result;
}

/** How a step is referred to: `3.1` and its title. */
export interface StepTarget {
  readonly number: string;
  readonly title: string;
  readonly parent: string | null;
}

/** Step id → how other steps refer to it. */
export function stepTargets(workflow: PlannedWorkflow): ReadonlyMap<string, StepTarget> {
  const tree = new StepTree(workflow);
  const targetOf = (step: PlannedStep): StepTarget => ({
    number: tree.label(step.id)!,
    title: truncate(stepTitle(step), longestTitle),
    parent: step.parent,
  });
  return new Map(workflow.steps.map((step) => [step.id, targetOf(step)]));
}

function chooseFull(workflow: PlannedWorkflow, tree: StepTree): Set<string> {
  const full = new Set<string>();
  let lines = 0;
  const add = (step: PlannedStep): void => {
    if (full.has(step.id)) return;
    full.add(step.id);
    lines += estimatedLines(step);
  };
  const start = workflow.steps.find((step) => step.id === workflow.start) ?? workflow.steps[0];
  if (start) for (const step of essential(start, tree)) add(step);
  for (const step of nearestFirst(workflow.steps, start)) {
    const chain = [...tree.ancestors(step), step].filter((each) => !full.has(each.id));
    const cost = chain.reduce((sum, each) => sum + estimatedLines(each), 0);
    if (lines + cost <= lineBudget) chain.forEach(add);
  }
  return full;
}

function essential(start: PlannedStep, tree: StepTree): PlannedStep[] {
  const targets = start.branches.map((branch) => tree.get(branch.to)).filter((step) => step !== undefined);
  const path = [...tree.ancestors(start), start, ...tree.descendants(start)];
  return [...path, ...targets.flatMap((step) => [...tree.ancestors(step), step, ...tree.descendants(step)])];
}

/** Steps around the start first, in both directions; what belongs to no phase of the procedure comes last. */
function nearestFirst(steps: readonly PlannedStep[], start: PlannedStep | undefined): PlannedStep[] {
  const from = start ? steps.indexOf(start) : 0;
  const aside = (step: PlannedStep): number => (step.phase === 'other' ? 1 : 0);
  return steps
    .map((step, index) => ({ step, index, distance: Math.abs(index - from) }))
    .sort((a, b) => aside(a.step) - aside(b.step) || a.distance - b.distance || b.index - a.index)
    .map(({ step }) => step);
}

function estimatedLines(step: PlannedStep): number {
  const commands = step.commands.reduce((sum, command) => sum + 2 + command.text.split('\n').length, 0);
  const prose = Math.min(6, step.text === '' ? 0 : step.text.split('\n').length + Math.floor(step.text.length / 60));
  return 2 + prose + commands + step.expectations.length + step.branches.length;
}

/** Parents and children of a flat list. A parent that does not come before its step is taken as none, so walks end. */
class StepTree {
  readonly #steps = new Map<string, PlannedStep>();
  readonly #parents = new Map<string, PlannedStep>();
  readonly #children = new Map<string, PlannedStep[]>();
  readonly #labels = new Map<string, string>();

  constructor(workflow: PlannedWorkflow) {
    for (const step of workflow.steps) {
      const parent = step.parent === null ? undefined : this.#steps.get(step.parent);
      this.#steps.set(step.id, step);
      this.#children.set(step.id, []);
      if (parent) {
        this.#parents.set(step.id, parent);
        this.#children.get(parent.id)!.push(step);
      }
      const prefix = parent ? `${this.#labels.get(parent.id)}.` : '';
      this.#labels.set(step.id, `${prefix}${step.number}`);
    }
  }

  get(id: string): PlannedStep | undefined {
    return this.#steps.get(id);
  }

  label(id: string): string | undefined {
    return this.#labels.get(id);
  }

  parentOf(step: PlannedStep): PlannedStep | undefined {
    return this.#parents.get(step.id);
  }

  ancestors(step: PlannedStep): PlannedStep[] {
    const path: PlannedStep[] = [];
    for (let at = this.parentOf(step); at && path.length < deepest; at = this.parentOf(at)) path.unshift(at);
    return path;
  }

  descendants(step: PlannedStep): PlannedStep[] {
    const found: PlannedStep[] = [];
    const open = [...(this.#children.get(step.id) ?? [])].reverse();
    while (open.length > 0) {
      const next = open.pop()!;
      found.push(next);
      open.push(...[...(this.#children.get(next.id) ?? [])].reverse());
    }
    return found;
  }
}

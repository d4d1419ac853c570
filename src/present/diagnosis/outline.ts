import type { PlannedStep, PlannedWorkflow } from '../../model/index.js';
import { StepTree } from '../../step-tree.js';
import { truncate } from '../layout.js';
import { sanitizeLine } from '../sanitize.js';

/** Numbering that authors put before a title: `第一步：`, `步骤 2.`, `Step 3 -`, `4、`. */
const ownNumber =
  /^(?:第\s*([一二三四五六七八九十]|\d{1,3})\s*步|步骤\s*(\d{1,3})|step\s+(\d{1,3})|(\d{1,3})(?=[.、)）](?!\d)))\s*[：:.、)）\-–—]*\s*(?=\S)/iu;
const chineseDigits = '一二三四五六七八九十';

/**
 * A step's title without the author's number when that repeats the number before it (`1. 第一步：…`) or is a bare number:
 * authors restart at 1 in each section, and `3. 1. …` would be contradictory.
 */
export function stepTitle(step: { readonly title: string; readonly number: number }): string {
  const title = sanitizeLine(step.title);
  const found = ownNumber.exec(title);
  if (!found) return title;
  if (found[4] !== undefined) return title.slice(found[0].length);
  const digits = found.slice(1).find((group) => group !== undefined)!;
  const chinese = chineseDigits.indexOf(digits);
  const number = chinese >= 0 ? chinese + 1 : Number(digits);
  return number === step.number ? title.slice(found[0].length) : title;
}

/** A condition and its target, as both are displayed beside a step. */
export interface ShownBranch {
  readonly when: string;
  readonly title: string;
}

/** The branches of a step, as they are displayed beside it. */
export const shownBranches = (step: PlannedStep, targets: ReadonlyMap<string, StepTarget>): ShownBranch[] =>
  step.branches.map(({ when, to }) => ({ when, title: targets.get(to)?.title ?? to }));

/** Prose of a step without the lines that only repeat a branch displayed beside it. */
export function proseWithout(text: string, branches: readonly ShownBranch[]): string {
  const conditions = branches.filter(({ when }) => when.length >= shortestCondition);
  if (conditions.length === 0) return text;
  const saysNoMore = (line: string): boolean =>
    conditions.some(
      ({ when, title }) => line.includes(when) && line.length <= when.length + title.length + longestConnection,
    );
  const lines = text.split('\n');
  const isShown = (line: string, next: string): boolean =>
    (isItem.test(line) || decides.test(line)) && saysNoMore(line) && !continues.test(next);
  return lines.filter((line, index) => !isShown(line, lines[index + 1] ?? '')).join('\n');
}

const shortestCondition = 4;
/** `- If …, go to the section "…"`: the text around the condition and the title. */
const longestConnection = 30;
const isItem = /^\s*(?:[-*+•]|\d{1,3}[.)、])\s/;
/** A line that continues a paragraph in the middle of a sentence. */
const continues = /^[a-z]/;
const decides = /^\s*(?:如果|若|当|if\s|when\s|otherwise)/i;

/** A step with its position in the answer. */
export interface OutlineStep {
  readonly step: PlannedStep;
  /** `3`, `3.1`: numbers of its ancestors and its own. */
  readonly label: string;
  readonly depth: number;
  /** False when only the title is shown. */
  readonly full: boolean;
  readonly isStart: boolean;
  /** Whether this is the confirming step. */
  readonly isCheck: boolean;
  /** What a title hides: the substeps left out, and the commands of the step and its substeps. */
  readonly hidden: { readonly steps: number; readonly commands: number };
}

/** The steps to show, each group in document order. */
export interface Outline {
  /** The confirming step, when the start step changes something. */
  readonly check: readonly OutlineStep[];
  /** The start step with its substeps, below the titles of its ancestors. */
  readonly start: readonly OutlineStep[];
  /** Steps before the start step that it does not lead to: titles only. */
  readonly skipped: readonly OutlineStep[];
  /** Later steps, and earlier ones that the start step leads back to. */
  readonly after: readonly OutlineStep[];
}

/** Lines of steps in one answer before the rest is reduced to titles: about three screens. */
const lineBudget = 120;
const longestTitle = 40;

/**
 * The start step is shown in full, then its substeps, its branch targets and its successors, until the line budget is
 * used up; the rest is reduced to titles with counts of what they hide.
 */
export function outline(workflow: PlannedWorkflow): Outline {
  const tree = new StepTree(workflow.steps);
  const { steps } = workflow;
  const start = tree.get(workflow.start ?? '') ?? steps[0];
  if (!start) return { check: [], start: [], skipped: [], after: [] };
  const from = steps.indexOf(start);
  const above = new Set(tree.above(start.id));
  const own = new Set([start, ...tree.below(start.id)]);
  const led = branchTargets(start, tree);
  const check = tree.get(workflow.confirm?.step ?? '');
  const ahead = steps.filter((step, index) => step === check || (!above.has(step) && (index >= from || led.has(step))));
  const full = chooseFull(ahead, [...(check ? [check] : []), ...own, ...led], tree);
  const groups: Record<keyof Outline, OutlineStep[]> = { check: [], start: [], skipped: [], after: [] };
  const groupOf = (step: PlannedStep, index: number): keyof Outline => {
    if (own.has(step) || above.has(step)) return 'start';
    if (step === check) return 'check';
    return index < from && !led.has(step) ? 'skipped' : 'after';
  };
  for (const [index, step] of steps.entries()) {
    const [parent] = tree.above(step.id);
    if (!full.has(step) && parent && !full.has(parent) && !above.has(parent)) continue;
    const below = full.has(step) || above.has(step) ? [] : tree.below(step.id);
    groups[groupOf(step, index)].push(outlineStep(step, { workflow, tree, full: full.has(step), below }));
  }
  return groups;
}

/** All steps in full, in document order. */
export function wholeOutline(workflow: PlannedWorkflow): OutlineStep[] {
  const tree = new StepTree(workflow.steps);
  return workflow.steps.map((step) => outlineStep(step, { workflow, tree, full: true, below: [] }));
}

interface Showing {
  readonly workflow: PlannedWorkflow;
  readonly tree: StepTree<PlannedStep>;
  readonly full: boolean;
  readonly below: readonly PlannedStep[];
}

function outlineStep(step: PlannedStep, { workflow, tree, full, below }: Showing): OutlineStep {
  const commands = full ? 0 : [step, ...below].reduce((sum, each) => sum + each.commands.length, 0);
  return {
    step,
    label: tree.number(step.id)!,
    depth: tree.above(step.id).length,
    full,
    isStart: step.id === workflow.start,
    isCheck: step.id === workflow.confirm?.step,
    hidden: { steps: below.length, commands },
  };
}

/** How a step is referred to: `3.1` and its title. */
export interface StepTarget {
  readonly number: string;
  readonly title: string;
  readonly parent: string | null;
}

/** Step id → how other steps refer to it. */
export function stepTargets(workflow: PlannedWorkflow): ReadonlyMap<string, StepTarget> {
  const tree = new StepTree(workflow.steps);
  const targetOf = (step: PlannedStep): StepTarget => ({
    number: tree.number(step.id)!,
    title: truncate(stepTitle(step), longestTitle),
    parent: step.parent,
  });
  return new Map(workflow.steps.map((step) => [step.id, targetOf(step)]));
}

/**
 * @param ahead the steps that may be shown in full; those without a phase come last
 * @param first the start step and those that it needs most
 */
function chooseFull(
  ahead: readonly PlannedStep[],
  first: readonly PlannedStep[],
  tree: StepTree<PlannedStep>,
): Set<PlannedStep> {
  const known = new Set(ahead);
  const full = new Set<PlannedStep>();
  let lines = 0;
  for (const step of new Set([...first, ...ahead.filter(({ phase }) => phase !== 'other'), ...ahead])) {
    const chain = [step, ...tree.above(step.id)].filter((each) => known.has(each) && !full.has(each));
    lines += chain.reduce((sum, each) => sum + estimatedLines(each), 0);
    if (lines > lineBudget && full.size > 0) break;
    for (const each of chain) full.add(each);
  }
  return full;
}

/** The branch targets of a step, with their substeps. */
function branchTargets(start: PlannedStep, tree: StepTree<PlannedStep>): Set<PlannedStep> {
  const targets = start.branches.flatMap(({ to }) => tree.get(to) ?? []);
  return new Set(targets.flatMap((step) => [step, ...tree.below(step.id)]));
}

function estimatedLines(step: PlannedStep): number {
  const commands = step.commands.reduce((sum, command) => sum + 2 + command.text.split('\n').length, 0);
  const prose = Math.min(6, step.text === '' ? 0 : step.text.split('\n').length + Math.floor(step.text.length / 60));
  return 2 + prose + commands + step.expectations.length + step.branches.length;
}

import type { PlannedStep, PlannedWorkflow } from '../../model/index.js';
import { StepTree } from '../../step-tree.js';
import { allOf, alternatives, derived, type Phrase, wholeWords } from '../../vocabulary/index.js';
import { displayWidth, truncate } from '../layout.js';
import { sanitizeLine } from '../sanitize.js';

const wordsOf = derived(({ procedure, startStep: { stepNumbers } }) => {
  const { words, wordsAlone, prefixes, suffixes, numerals } = stepNumbers;
  const ordinal = `(?:${alternatives(prefixes)})\\s*(?:[${numerals.join('')}]{1,3}|\\d{1,3})\\s*(?:${alternatives(suffixes)})`;
  const counted = `(?:(?:${alternatives(wordsAlone)})\\s*|(?:${alternatives(words)})\\s+)\\d{1,3}`;
  const conditional = (['if', 'when', 'whenDo', 'otherwise'] as const).flatMap((name) =>
    allOf<Phrase>(procedure[name]),
  );
  return {
    /** Numbering that authors put before a title: `Step 3 -`, `4)`. */
    ownNumber: new RegExp(
      `^(?:${ordinal}|${counted}|\\d{1,3}(?=[.、)）](?!\\d)))\\s*[：:.、)）\\-–—]*\\s*(?=\\S)`,
      'iu',
    ),
    decides: new RegExp(`^\\s*${wholeWords(conditional)}`, 'i'),
  };
});

/**
 * A step's title without the author's number: authors restart at 1 in each section, and a step has one number, the one
 * that is displayed before its title. `Step 9: Step 1: Resolve repeatedly` would be contradictory.
 */
export const stepTitle = (step: { readonly title: string }): string =>
  sanitizeLine(step.title).replace(wordsOf().ownNumber, '');

/** Prose of a step without the lines that only repeat a branch displayed beside it. */
export function proseWithout(
  text: string,
  branches: readonly (Pick<OutlineBranch, 'when' | 'title'> & { readonly to?: string })[],
): string {
  const conditions = branches.filter(({ when }) => when.length >= shortestCondition);
  if (conditions.length === 0) return text;
  const saysNoMore = (line: string): boolean =>
    conditions.some(({ when, title, to = '' }) => {
      if (!line.includes(when)) return false;
      const shown = [when, stepTitle({ title }), stem(to)].reduce((rest, part) => rest.replace(part, ''), line);
      return displayWidth(shown) <= longestConnection;
    });
  const lines = text.split('\n');
  const isShown = (line: string, next: string): boolean =>
    (isItem.test(line) || wordsOf().decides.test(line)) && saysNoMore(line) && !continues.test(next);
  return lines.filter((line, index) => !isShown(line, lines[index + 1] ?? '')).join('\n');
}

const shortestCondition = 4;
/** Columns of `- If …, go to the section "…"`: the text around the condition and the title. */
const longestConnection = 40;
/** The name by which documents refer to each other: `workflows/en/mtu.md` is `mtu`. */
const stem = (path: string): string => path.replace(/^.*\//, '').replace(/\.md$/, '');
const isItem = /^\s*(?:[-*+•]|\d{1,3}[.)、])\s/;
/** A line that continues a paragraph in the middle of a sentence. */
const continues = /^[a-z]/;

/** A branch of a step, and the step that it leads to. */
export interface OutlineBranch {
  readonly when: string;
  readonly to: string;
  /** Of the step; else where the branch leads, in words. */
  readonly title: string;
  readonly target: { readonly number: string; readonly parent: string | null } | null;
}

/** A step with its position in the answer. */
export interface OutlineStep {
  readonly step: PlannedStep;
  /** `3`, `3.1`: numbers of its ancestors and its own. */
  readonly label: string;
  readonly depth: number;
  readonly isStart: boolean;
  readonly isCheck: boolean;
  /** Its prose, without the lines that only repeat a branch. */
  readonly text: string;
  readonly branches: readonly OutlineBranch[];
  /** The steps below it, and the commands of all of them and of the step itself. */
  readonly holds: { readonly steps: number; readonly commands: number };
}

const longestTitle = 40;

export function outline(workflow: PlannedWorkflow): OutlineStep[] {
  const tree = new StepTree(workflow.steps);
  const holds = new Map(workflow.steps.map(({ id, commands }) => [id, { steps: 0, commands: commands.length }]));
  for (const { id, commands } of workflow.steps) {
    for (const above of tree.above(id)) {
      const held = holds.get(above.id)!;
      held.steps++;
      held.commands += commands.length;
    }
  }
  return workflow.steps.map((step) => {
    const branches = step.branches.map(({ when, to }): OutlineBranch => {
      const target = tree.get(to);
      if (!target) return { when, to, title: to, target: null };
      const title = truncate(stepTitle(target), longestTitle);
      return { when, to, title, target: { number: tree.number(to)!, parent: target.parent } };
    });
    return {
      step,
      label: tree.number(step.id)!,
      depth: tree.above(step.id).length,
      isStart: step.id === workflow.start,
      isCheck: step.id === workflow.confirm?.step,
      text: proseWithout(step.text, branches),
      branches,
      holds: holds.get(step.id)!,
    };
  });
}

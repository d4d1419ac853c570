import type { PlannedWorkflow } from '../../model/index.js';
import { StepTree } from '../../step-tree.js';
import { displayWidth, type Page, prose, truncate } from '../layout.js';
import { fillMessage } from '../messages/index.js';
import { sanitizeLine } from '../sanitize.js';
import { type OutlineStep, outline, stepTargets } from './outline.js';
import { type Parameter, parametersOf, refusalOf } from './phrases.js';
import { fullStep, titleLine } from './steps-text.js';

/** Lines of an answer, unless a single step is longer. */
export const screenLines = 40;
/** A list of fewer titles than this is left out: it would say nothing. */
const fewestTitles = 3;
const mostParameterLines = 2;

/**
 * What somebody on call needs first, on one screen: the confirming step and the step to start at, the titles of the others
 * as far as there is room, and the values to fill in.
 * @param taken lines that the rest of the answer takes
 */
export function screenParts(workflow: PlannedWorkflow, taken: number, page: Page): string[][] {
  const targets = stepTargets(workflow);
  const steps = outline(workflow);
  const all = parametersOf(workflow);
  const layout = (full: readonly OutlineStep[], titled: readonly OutlineStep[], tight: boolean): string[][] => [
    ...full.map((each) => fullStep(each, workflow, targets, { ...page, tight })),
    titled.map((each) => titleLine(each, page)),
    openParameters(all, full, page),
  ];
  const [first, ...others] = stepsToShow(steps, workflow);
  const shown = [first!, ...others];
  // A check leads to the step that changes something, which may wait.
  const [full, titled] = first!.isCheck ? [[first!], others] : [shown, []];
  const ways = [layout(shown, [], false), layout(full, titled, false), layout(full, titled, true)];
  const room = (parts: string[][]): number => screenLines - taken - linesOf(parts);
  const chosen = ways.find((way) => room(way) >= 0) ?? ways.at(-1)!;
  return [...chosen.slice(0, -1), titles(steps, new Set(shown), room(chosen), page), chosen.at(-1)!];
}

/** The check and the step to start at; without a check, and for a start without commands, also its first step that has one. */
function stepsToShow(steps: readonly OutlineStep[], { start, steps: all }: PlannedWorkflow): OutlineStep[] {
  const check = steps.find(({ isCheck }) => isCheck);
  const first = steps.find(({ isStart }) => isStart) ?? steps[0]!;
  if (check) return [check, first];
  const below = new Set(new StepTree(all).below(start ?? '').map(({ id }) => id));
  const acting = steps.find(({ step }) => below.has(step.id) && step.commands.length > 0);
  return acting && first.step.commands.length === 0 ? [first, acting] : [first];
}

/** The lines of parts, with a blank line after each. */
export const linesOf = (parts: readonly (readonly string[])[]): number =>
  parts.reduce((sum, part) => sum + (part.length > 0 ? part.length + 1 : 0), 0);

/** The titles of other steps: outer ones, and those beside and below a shown one. Where not all fit, those after it. */
function titles(steps: readonly OutlineStep[], shown: ReadonlySet<OutlineStep>, room: number, page: Page): string[] {
  const parents = new Set([null, ...[...shown].flatMap(({ step }) => [step.parent, step.id])]);
  const listed = steps.filter((each) => !shown.has(each) && parents.has(each.step.parent));
  if (listed.length === 0 || room <= fewestTitles) return [];
  if (listed.length < room) return listed.map((each) => titleLine(each, page));
  const first = steps.findIndex(({ isStart }) => isStart);
  const count = room - 2;
  const next = listed.filter((each) => steps.indexOf(each) > first).slice(0, count);
  const more = fillMessage(page.messages.moreSteps, { count: listed.length - next.length });
  return [...next.map((each) => titleLine(each, page)), page.paint('dim', more)];
}

/** What the shown steps still need, as options to add to the query; and the values that were refused. */
function openParameters(all: readonly Parameter[], shown: readonly OutlineStep[], page: Page): string[] {
  const numbers = new Set(shown.map(({ label }) => label));
  const used = all.filter(
    ({ binding, steps }) => binding.value === null && steps.some((number) => numbers.has(number)),
  );
  if (used.length === 0) return [];
  const refused = used.flatMap(({ binding }) => {
    const reason = refusalOf(binding, page.messages);
    return reason === '' ? [] : prose(page, `${sanitizeLine(binding.name)}${reason}`, 2);
  });
  const options = used.map(({ binding }) => `--param ${sanitizeLine(binding.name)}=…`);
  return [page.messages.fillIn, ...optionLines(options, page).slice(0, mostParameterLines), ...refused];
}

/** Options side by side as far as they fit, never broken. */
export function optionLines(options: readonly string[], page: Page): string[] {
  const margin = '  ';
  const lines: string[] = [];
  let line = '';
  for (const option of options) {
    const longer = line === '' ? margin + option : `${line} ${option}`;
    if (line !== '' && displayWidth(longer) > page.width) {
      lines.push(line);
      line = margin + option;
    } else line = longer;
  }
  return [...lines, line];
}

/** How to see more, in one line. */
export const moreLine = (page: Page): string => page.paint('dim', truncate(page.messages.seeMore, page.width));

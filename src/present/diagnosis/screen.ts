import type { PlannedWorkflow } from '../../model/index.js';
import { StepTree } from '../../step-tree.js';
import { cut, displayWidth, type Page, prose, truncate } from '../layout.js';
import { fillMessage } from '../messages/index.js';
import { sanitizeLine } from '../sanitize.js';
import { type OutlineStep, outline } from './outline.js';
import { type Parameter, parametersOf, refusalOf } from './phrases.js';
import { fullStep, titleLine } from './steps-text.js';

/** Lines of an answer, unless a single step is longer. */
const screenLines = 40;
/** A shorter list of titles is left out. */
const fewestTitles = 3;
const mostParameterLines = 2;

/** How much of an answer is shown, from everything to the minimum. */
const ways: readonly Way[] = [
  { startInFull: true, lists: 2 },
  { startInFull: false, lists: 2 },
  { startInFull: false, lists: 2, density: 'tight' },
  { startInFull: false, lists: 1, density: 'tight' },
  { startInFull: false, lists: 1, density: 'brief' },
  { startInFull: false, lists: 1, density: 'brief', cutsTexts: true },
  { startInFull: false, lists: 0, density: 'brief', cutsTexts: true },
];

interface Way extends Pick<Page, 'density' | 'cutsTexts'> {
  /** Whether the step to start at is shown in full after the confirming step. */
  readonly startInFull: boolean;
  /** How many of the lists below the steps are shown. */
  readonly lists: number;
}

/** What stands around the steps: above them, lists below them, and the end. */
interface Around {
  readonly before: (page: Page) => string[][];
  readonly lists: readonly string[][];
  /** Takes the number of the step to start at where only its title is shown, else `N`. */
  readonly end: (number: string, page: Page) => string[][];
}

/**
 * What somebody on call needs first, on one screen: the confirming step and the step to start at, the titles of the others
 * as far as there is room, the values to fill in, and what stands around them. Longer only where a single step is.
 */
export function screenParts(workflow: PlannedWorkflow, around: Around, page: Page): string[][] {
  let parts: string[][] = [];
  for (const way of ways) {
    parts = screen(workflow, way, around, { ...page, density: way.density, cutsTexts: way.cutsTexts });
    if (linesOf(parts) <= screenLines) break;
  }
  return parts;
}

function screen(workflow: PlannedWorkflow, way: Way, { before, lists, end }: Around, page: Page): string[][] {
  const steps = outline(workflow);
  const shown = stepsToShow(steps, workflow);
  const isBrief = way.density === 'brief';
  // A check leads to the step that changes something, which may wait.
  const full = shown[0]!.isCheck && !way.startInFull ? shown.slice(0, 1) : shown;
  const inFull = full.map((each) => fullStep(each, workflow, page));
  const open = openParameters(parametersOf(workflow), full, page);
  const next = shown.slice(full.length);
  const waiting = next.map((each) => titleLine(each, page));
  const above = [
    ...(isBrief ? [before(page).flat()] : before(page)),
    ...(isBrief ? [[...inFull.flat(), ...open]] : inFull),
  ];
  const below = [isBrief ? [] : open, lists.slice(0, way.lists).flat(), ...end(next[0]?.label ?? 'N', page)];
  const room = screenLines - linesOf([...above, waiting, ...below]);
  const listed = [...waiting, ...titles(steps, new Set(shown), room, page)];
  return way.lists === 0 ? [...above, [...listed, ...below.flat()]] : [...above, listed, ...below];
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

const linesOf = (parts: readonly (readonly string[])[]): number =>
  parts.reduce((sum, part) => sum + (part.length > 0 ? part.length + 1 : 0), -1);

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
  const { fillIn } = page.messages;
  if (page.density === 'brief') return [...cut(optionLines([fillIn, ...options], page), 1, page.width), ...refused];
  return [fillIn, ...optionLines(options, page).slice(0, mostParameterLines), ...refused];
}

/** Options side by side as far as they fit, never broken. */
function optionLines(options: readonly string[], page: Page): string[] {
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

/** How to see more. @param number the step whose commands come next */
export const moreLine = (number: string, page: Page): string =>
  page.paint('dim', truncate(fillMessage(page.messages.seeMore, { number }), page.width));

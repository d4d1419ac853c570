import type { PlannedStep, PlannedWorkflow, Verdict } from '../../model/index.js';
import { displayWidth, type Page, prose, type Style } from '../layout.js';
import { fillMessage } from '../messages/index.js';
import { sanitizeLine } from '../sanitize.js';
import { commandLines } from './command-text.js';
import {
  type OutlineStep,
  outline,
  proseWithout,
  type StepTarget,
  shownBranches,
  stepTargets,
  stepTitle,
  wholeOutline,
} from './outline.js';
import { branchText } from './phrases.js';

const verdictLabels: Readonly<Record<Verdict, { readonly symbol: string; readonly style: Style }>> = {
  normal: { symbol: '✓', style: 'green' },
  warning: { symbol: '!', style: 'yellow' },
  abnormal: { symbol: '✗', style: 'red' },
};

const deepestIndent = 3;
const indentStep = 2;
const shownProseLines = 6;
const longestRun = 30;
const titlesAtEnd = 3;

type Targets = ReadonlyMap<string, StepTarget>;
type Workflow = Pick<PlannedWorkflow, 'steps' | 'start' | 'path'>;

/**
 * The steps of a workflow, one part each: the confirming step and the start step, then the titles of skipped steps,
 * then the following steps.
 */
export function stepParts(workflow: PlannedWorkflow, page: Page): string[][] {
  const targets = stepTargets(workflow);
  const partsOf = (shown: readonly OutlineStep[]): string[][] => outlineParts(shown, workflow, targets, page);
  if (page.all) return partsOf(wholeOutline(workflow));
  const { check, start, skipped, after } = outline(workflow);
  const shortened = [...start, ...skipped, ...after].some((each) => !each.full);
  return [
    ...partsOf(check),
    ...partsOf(start),
    skippedPart(skipped, start, workflow, page),
    ...partsOf(after),
    shortened ? prose(page, page.messages.shortened) : [],
  ];
}

/** Each full step is a part; consecutive titles form one part. */
function outlineParts(shown: readonly OutlineStep[], workflow: Workflow, targets: Targets, page: Page): string[][] {
  const parts: string[][] = [];
  for (let index = 0; index < shown.length; index++) {
    const each = shown[index]!;
    if (each.full) {
      parts.push(fullStep(each, workflow, targets, page));
      continue;
    }
    const end = shown.findIndex((next, at) => at > index && next.full);
    const run = shown.slice(index, end < 0 ? shown.length : end);
    parts.push(titleRun(run, workflow, page));
    index += run.length - 1;
  }
  return parts;
}

/** The steps before the start, as titles: they need no scrolling and stay visible. */
function skippedPart(
  skipped: readonly OutlineStep[],
  start: readonly OutlineStep[],
  workflow: Workflow,
  page: Page,
): string[] {
  if (skipped.length === 0) return [];
  const number = start.find(({ isStart }) => isStart)?.label ?? '';
  const titles = titleRun(skipped, workflow, { ...page, width: page.width - indentStep });
  return [
    page.paint('bold', fillMessage(page.messages.skipped, { number })),
    ...titles.map((line) => ' '.repeat(indentStep) + line),
  ];
}

/** Consecutive titles; of very many, the first and the last. */
function titleRun(run: readonly OutlineStep[], workflow: Workflow, page: Page): string[] {
  const lines = (steps: readonly OutlineStep[]): string[] => steps.flatMap((each) => titleLines(each, workflow, page));
  if (run.length <= longestRun) return lines(run);
  const more = fillMessage(page.messages.moreSteps, { count: run.length - longestRun });
  return [...lines(run.slice(0, longestRun - titlesAtEnd)), page.paint('dim', more), ...lines(run.slice(-titlesAtEnd))];
}

function titleLines(each: OutlineStep, workflow: Workflow, page: Page): string[] {
  const { messages, paint } = page;
  const counts = [
    each.hidden.steps > 0 ? fillMessage(messages.substeps, { count: each.hidden.steps }) : '',
    each.hidden.commands > 0 ? fillMessage(messages.commandCount, { count: each.hidden.commands }) : '',
  ].filter((count) => count !== '');
  const hidden = counts.length > 0 ? ` (${counts.join(messages.listSeparator)})` : '';
  const lines = heading(each, page, hidden);
  const last = lines.pop() ?? '';
  return [...lines, last + paint('dim', sourceLabel(each.step, workflow, last, page))];
}

function fullStep(each: OutlineStep, workflow: Workflow, targets: Targets, page: Page): string[] {
  const { step } = each;
  const indent = Math.min(each.depth, deepestIndent) * indentStep + 3;
  const text = stepProse({ ...step, text: proseWithout(step.text, shownBranches(step, targets)) }, page, indent);
  const groups = [
    headingLines(each, workflow, page),
    text,
    ...step.commands.map((command) => commandLines(command, page, indent)),
    [
      ...expectationLines(step, page, indent),
      ...branchLines(step, targets, page, indent),
      ...solvedLines(step, page, indent),
    ],
  ];
  return spaced(groups);
}

const shownVersions = 6;

function solvedLines({ solved }: PlannedStep, page: Page, indent: number): string[] {
  if (!solved) return [];
  const shown = solved.versions.slice(0, shownVersions).map(sanitizeLine);
  const more = solved.versions.length > shownVersions ? ' …' : '';
  const versions = shown.length > 0 ? ` (${shown.join(page.messages.listSeparator)}${more})` : '';
  const text = fillMessage(page.messages.solvedHere, { count: solved.cases }) + versions;
  return prose(page, text, indent, 2).map((line) => page.paint('dim', line));
}

/** Blank lines between the groups, but none below the heading. */
function spaced(groups: readonly string[][]): string[] {
  return groups.filter((group) => group.length > 0).flatMap((group, index) => (index < 2 ? group : ['', ...group]));
}

function heading(each: OutlineStep, page: Page, behind = ''): string[] {
  const indent = ' '.repeat(Math.min(each.depth, deepestIndent) * indentStep);
  const label = each.label.includes('.') ? each.label : `${each.label}.`;
  // `3.` is laid out as a list item, with its own hanging indent.
  const hang = label.endsWith('.') ? 0 : label.length + 1;
  return prose(page, `${label} ${stepTitle(each.step)}${behind}`, indent.length, hang);
}

function headingLines(each: OutlineStep, workflow: Workflow, page: Page): string[] {
  const { paint } = page;
  const lines = heading(each, page);
  const last = lines.pop() ?? '';
  const symbol = each.isStart ? page.messages.startHere : each.isCheck ? page.messages.confirmHere : '';
  const start = symbol === '' ? '' : `  ${symbol}`;
  const source = sourceLabel(each.step, workflow, last + start, page);
  const style: readonly Style[] = each.isStart ? ['bold', 'cyan'] : ['bold'];
  return [...lines.map((line) => paint(style, line)), paint(style, last + start) + paint('dim', source)];
}

/** `  (:88)`, with the path when it differs from the workflow's; nothing when it does not fit. */
function sourceLabel(step: PlannedStep, workflow: Workflow, before: string, page: Page): string {
  const own = step.source.path === '' || step.source.path === workflow.path;
  const symbol = `  (${own ? '' : sanitizeLine(step.source.path)}:${step.source.line})`;
  return displayWidth(before + symbol) <= page.width ? symbol : '';
}

/** Prose of a step, shortened when it is long. */
export function stepProse(step: PlannedStep, page: Page, indent: number): string[] {
  const lines = prose(page, step.text, indent);
  if (page.all || lines.length <= shownProseLines + 1) return lines;
  const more = fillMessage(page.messages.moreProse, {
    count: lines.length - shownProseLines,
    path: step.source.path,
    line: step.source.line,
  });
  return [...lines.slice(0, shownProseLines), ...prose(page, more, indent).map((line) => page.paint('dim', line))];
}

/** What the commands should show, with a marker. */
export function expectationLines(step: PlannedStep, page: Page, indent: number): string[] {
  return step.expectations.flatMap((expectation) => {
    const { symbol, style } = verdictLabels[expectation.verdict];
    const label = `${symbol} ${page.messages.verdict[expectation.verdict]}`;
    const text = `${label}${page.messages.colon}${sanitizeLine(expectation.text)}`;
    return prose(page, text, indent, displayWidth(symbol) + 1).map((line) => page.paint(style, line));
  });
}

function branchLines(step: PlannedStep, targets: Targets, page: Page, indent: number): string[] {
  return step.branches.flatMap((branch) => {
    if (isTitle(branch, step) || saysWhatFollows(branch, step, targets)) return [];
    const when = sanitizeLine(branch.when);
    const isRepeated = targets.get(branch.to)?.title.includes(when);
    const shown = { when: isRepeated ? '' : when, to: sanitizeLine(branch.to) };
    const text = `→ ${branchText(shown, targets, page.messages)}`;
    return prose(page, text, indent, 2).map((line) => page.paint('cyan', line));
  });
}

/** An `If X, do Y` branch that only repeats the title of the step. */
const isTitle = ({ when, to }: PlannedStep['branches'][number], { title }: PlannedStep): boolean =>
  title.includes(when) && title.includes(to);

/** A branch to the next substep, whose title already names the condition. */
function saysWhatFollows(branch: PlannedStep['branches'][number], step: PlannedStep, targets: Targets): boolean {
  const target = targets.get(branch.to);
  return target?.parent === step.id && target.title.includes(sanitizeLine(branch.when));
}

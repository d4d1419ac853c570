import type { PlannedStep, PlannedWorkflow, Verdict } from '../../model/index.js';
import { fillMessage } from '../messages/index.js';
import { type Page, prose } from '../page.js';
import { sanitizeLine } from '../sanitize.js';
import type { Style } from '../style.js';
import { displayWidth } from '../width.js';
import { commandLines } from './command-text.js';
import { type OutlineStep, outline, stepLabels } from './outline.js';

const verdictMark: Readonly<Record<Verdict, { readonly mark: string; readonly style: Style }>> = {
  normal: { mark: '✓', style: 'green' },
  warning: { mark: '!', style: 'yellow' },
  abnormal: { mark: '✗', style: 'red' },
};

const deepestIndent = 3;
const indentStep = 2;
const shownProseLines = 6;

type Workflow = Pick<PlannedWorkflow, 'steps' | 'start' | 'path'>;

/** All steps of a workflow, one part each; a run of titles is one part. */
export function stepParts(workflow: PlannedWorkflow, page: Page): string[][] {
  const shown = outline(workflow, { all: page.all });
  const labels = stepLabels(workflow);
  const parts: string[][] = [];
  let titles: string[] | null = null;
  for (const each of shown) {
    if (each.full) {
      titles = null;
      parts.push(fullStep(each, workflow, labels, page));
    } else if (titles) titles.push(...titleLines(each, workflow, page));
    else {
      titles = titleLines(each, workflow, page);
      parts.push(titles);
    }
  }
  if (shown.some((each) => !each.full)) parts.push(prose(page, page.messages.shortened));
  return parts;
}

function titleLines(each: OutlineStep, workflow: Workflow, page: Page): string[] {
  const { messages, paint } = page;
  const counts = [
    each.hidden.steps > 0 ? fillMessage(messages.substeps, { count: each.hidden.steps }) : '',
    each.hidden.commands > 0 ? fillMessage(messages.commandCount, { count: each.hidden.commands }) : '',
  ].filter((count) => count !== '');
  const hidden = counts.length > 0 ? ` (${counts.join(messages.listSeparator)})` : '';
  const [first = '', ...rest] = heading(each, page);
  const last = rest.pop();
  const source = sourceMark(each.step, workflow, `${last ?? first}${hidden}`, page);
  const tail = paint('dim', `${hidden}${source}`);
  return last === undefined ? [`${first}${tail}`] : [first, ...rest, `${last}${tail}`];
}

function fullStep(each: OutlineStep, workflow: Workflow, labels: ReadonlyMap<string, string>, page: Page): string[] {
  const { step } = each;
  const indent = Math.min(each.depth, deepestIndent) * indentStep + 3;
  const groups = [
    [...headingLines(each, workflow, page), ...stepProse(step, page, indent)],
    ...step.commands.map((command) => commandLines(command, page, indent)),
    [...expectationLines(step, page, indent), ...branchLines(step, labels, page, indent)],
  ];
  return spaced(groups.filter((group) => group.length > 0));
}

function spaced(groups: readonly string[][]): string[] {
  return groups.flatMap((group, index) => (index < 2 ? group : ['', ...group]));
}

function heading(each: OutlineStep, page: Page): string[] {
  const indent = ' '.repeat(Math.min(each.depth, deepestIndent) * indentStep);
  const label = each.label.includes('.') ? each.label : `${each.label}.`;
  return prose({ ...page }, `${label} ${sanitizeLine(each.step.title)}`, indent.length, label.length + 1);
}

function headingLines(each: OutlineStep, workflow: Workflow, page: Page): string[] {
  const { paint } = page;
  const lines = heading(each, page);
  const last = lines.pop() ?? '';
  const start = each.isStart ? `  ${page.messages.startHere}` : '';
  const source = sourceMark(each.step, workflow, last + start, page);
  const style: readonly Style[] = each.isStart ? ['bold', 'cyan'] : ['bold'];
  return [...lines.map((line) => paint(style, line)), paint(style, last + start) + paint('dim', source)];
}

/** `  (workflows/ip.md:88)`, or `  (:88)` where the path does not fit, or nothing. */
function sourceMark(step: PlannedStep, workflow: Workflow, before: string, page: Page): string {
  const room = page.width - displayWidth(before);
  const path = sanitizeLine(step.source.path || workflow.path);
  const forms = [`  (${path}:${step.source.line})`, `  (:${step.source.line})`];
  return forms.find((form) => displayWidth(form) <= room) ?? '';
}

function stepProse(step: PlannedStep, page: Page, indent: number): string[] {
  const lines = prose(page, step.text, indent);
  if (page.all || lines.length <= shownProseLines + 1) return lines;
  const more = fillMessage(page.messages.moreProse, {
    count: lines.length - shownProseLines,
    path: step.source.path,
    line: step.source.line,
  });
  return [...lines.slice(0, shownProseLines), ...prose(page, more, indent).map((line) => page.paint('dim', line))];
}

function expectationLines(step: PlannedStep, page: Page, indent: number): string[] {
  return step.expectations.flatMap((expectation) => {
    const { mark, style } = verdictMark[expectation.verdict];
    const label = `${mark} ${page.messages.verdict[expectation.verdict]}`;
    const text = `${label}${page.messages.colon}${sanitizeLine(expectation.text)}`;
    return prose(page, text, indent, displayWidth(mark) + 1).map((line) => page.paint(style, line));
  });
}

function branchLines(step: PlannedStep, labels: ReadonlyMap<string, string>, page: Page, indent: number): string[] {
  return step.branches.flatMap((branch) => {
    const text = `→ ${branchText(branch, labels, page)}`;
    return prose(page, text, indent, 2).map((line) => page.paint('cyan', line));
  });
}

/** `if x == 0: go to step 3.1 "…"`. */
function branchText(branch: PlannedStep['branches'][number], labels: ReadonlyMap<string, string>, page: Page): string {
  const { messages } = page;
  const when = sanitizeLine(branch.when);
  const condition = when === '' ? '' : fillMessage(messages.when, { condition: when }) + messages.colon;
  const number = labels.get(branch.to);
  if (number !== undefined) return condition + fillMessage(messages.step, { number });
  if (/^section-\d+$/.test(branch.to)) return condition + messages.sectionOfDocument;
  return condition + sanitizeLine(branch.to);
}

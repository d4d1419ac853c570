import { groupBy } from '../../collections.js';
import type { Effect, PlannedCommand, PlannedStep, PlannedWorkflow, Verdict } from '../../model/index.js';
import { cut, displayWidth, type Page, prose, type Style, truncate, wrap } from '../layout.js';
import { fillMessage, versionIn } from '../messages/index.js';
import { holdsHiddenCharacters, sanitize, sanitizeLine } from '../sanitize.js';
import { type OutlineBranch, type OutlineStep, outline, stepTitle } from './outline.js';
import { branchText } from './phrases.js';

const verdictLabels: Readonly<Record<Verdict, { readonly symbol: string; readonly style: Style }>> = {
  normal: { symbol: '✓', style: 'green' },
  warning: { symbol: '!', style: 'yellow' },
  abnormal: { symbol: '✗', style: 'red' },
};

const deepestIndent = 3;
const indentStep = 2;
const shownProseLines = 6;

type Workflow = Pick<PlannedWorkflow, 'steps' | 'start' | 'path'>;

export function stepParts(workflow: PlannedWorkflow, page: Page): string[][] {
  return outline(workflow).map((each) => fullStep(each, workflow, page));
}

/** A step as one line: its title, and how much is left out. */
export function titleLine({ step, label, depth, holds, isStart }: OutlineStep, page: Page): string {
  const { messages, paint } = page;
  const counts = [
    holds.steps > 0 ? fillMessage(messages.substeps, { count: holds.steps }) : '',
    holds.commands > 0 ? fillMessage(messages.commandCount, { count: holds.commands }) : '',
  ].filter((count) => count !== '');
  const hidden = counts.length > 0 ? ` (${counts.join(messages.listSeparator)})` : '';
  const start = isStart ? `  ${messages.startHere}` : '';
  const head = `${' '.repeat(Math.min(depth, deepestIndent) * indentStep)}${numbered(label)} ${stepTitle(step)}`;
  const title = truncate(head, page.width - displayWidth(start + hidden)) + start;
  return (isStart ? paint(['bold', 'cyan'], title) : title) + paint('dim', hidden);
}

/** `3.` or `3.1`. */
const numbered = (label: string): string => (label.includes('.') ? label : `${label}.`);

/** A step with its commands, what they should show, and where it leads. */
export function fullStep(each: OutlineStep, workflow: Workflow, page: Page): string[] {
  const { step } = each;
  const indent = Math.min(each.depth, deepestIndent) * indentStep + 3;
  const groups = [
    headingLines(each, workflow, page),
    stepProse({ ...step, text: each.text }, page, indent),
    ...step.commands.map((command) => commandLines(command, page, indent)),
    [...expectationLines(step, page, indent), ...branchLines(each, page, indent), ...solvedLines(step, page, indent)],
  ];
  return spaced(groups, page);
}

const shownVersions = 6;

function solvedLines({ solved }: PlannedStep, page: Page, indent: number): string[] {
  if (!solved) return [];
  const shown = solved.versions.slice(0, shownVersions).map((each) => sanitizeLine(versionIn(each, page.messages)));
  const more = solved.versions.length > shownVersions ? ' …' : '';
  const versions = shown.length > 0 ? ` (${shown.join(page.messages.listSeparator)}${more})` : '';
  const text = fillMessage(page.messages.solvedHere, { count: solved.cases }) + versions;
  const lines = prose(page, text, indent, 2);
  return (page.cutsTexts ? cut(lines, 1, page.width) : lines).map((line) => page.paint('dim', line));
}

/** Blank lines between the groups, but none below the heading, and none where room is short. */
function spaced(groups: readonly string[][], { density }: Page): string[] {
  const filled = groups.filter((group) => group.length > 0);
  return filled.flatMap((group, index) => (index < 2 || density ? group : ['', ...group]));
}

function headingLines(each: OutlineStep, workflow: Workflow, page: Page): string[] {
  const { paint } = page;
  const label = numbered(each.label);
  // `3.` is laid out as a list item, with its own hanging indent.
  const hang = label.endsWith('.') ? 0 : label.length + 1;
  const indent = Math.min(each.depth, deepestIndent) * indentStep;
  const lines = prose(page, `${label} ${stepTitle(each.step)}`, indent, hang);
  const symbol = each.isStart ? page.messages.startHere : each.isCheck ? page.messages.confirmHere : '';
  let start = symbol === '' ? '' : `  ${symbol}`;
  if (displayWidth((lines.at(-1) ?? '') + start) > page.width) {
    lines.push(' '.repeat(indent + label.length + 1));
    start = symbol;
  }
  const last = lines.pop() ?? '';
  const source = sourceLabel(each.step, workflow, last + start, page);
  const style: readonly Style[] = each.isStart ? ['bold', 'cyan'] : ['bold'];
  return [...lines.map((line) => paint(style, line)), paint(style, last + start) + paint('dim', source)];
}

/** `  (:88)`, with the path when it differs from the workflow's; nothing when it does not fit. */
function sourceLabel(step: PlannedStep, workflow: Workflow, before: string, page: Page): string {
  const own = step.source.path === '' || step.source.path === workflow.path;
  const symbol = `  (${own ? '' : sanitizeLine(step.source.path)}:${step.source.line})`;
  if (displayWidth(before + symbol) > page.width) return '';
  return page.link(symbol, step.source.path || workflow.path, step.source.line);
}

export function stepProse(step: PlannedStep, page: Page, indent: number): string[] {
  const lines = prose(page, step.text, indent);
  if (page.cutsTexts) return cut(lines, 1, page.width);
  if (page.all || lines.length <= shownProseLines + 1) return lines;
  const more = fillMessage(page.messages.moreProse, {
    count: lines.length - shownProseLines,
    path: step.source.path,
    line: step.source.line,
  });
  return [...lines.slice(0, shownProseLines), ...prose(page, more, indent).map((line) => page.paint('dim', line))];
}

export function expectationLines(step: PlannedStep, page: Page, indent: number): string[] {
  return step.expectations.flatMap((expectation) => {
    const { symbol, style } = verdictLabels[expectation.verdict];
    const label = `${symbol} ${page.messages.verdict[expectation.verdict]}`;
    const text = `${label}${page.messages.colon}${sanitizeLine(expectation.text)}`;
    const lines = prose(page, text, indent, displayWidth(symbol) + 1);
    const shown = page.cutsTexts ? cut(lines, 1, page.width) : lines;
    return shown.map((line) => page.paint(style, line));
  });
}

/** Where a step leads, one line each unless everything is shown; one for each target where room is short. */
function branchLines({ step, branches: all }: OutlineStep, page: Page, indent: number): string[] {
  const branches = page.density === 'brief' ? byTarget(all, page) : all;
  return branches.flatMap((branch) => {
    if (isTitle(branch, step) || saysWhatFollows(branch, step)) return [];
    const when = sanitizeLine(branch.when);
    const isRepeated = branch.target && branch.title.includes(when);
    const textOf = (condition: string, brief: boolean): string =>
      `→ ${branchText({ ...branch, when: condition, to: sanitizeLine(branch.to) }, page.messages, brief)}`;
    const condition = isRepeated ? '' : when;
    if (page.all) return prose(page, textOf(condition, false), indent, 2).map((line) => page.paint('cyan', line));
    return [' '.repeat(indent) + page.paint('cyan', oneLine(condition, page.width - indent, textOf))];
  });
}

/** The conditions that lead to one target as one branch. */
const byTarget = (branches: readonly OutlineBranch[], { messages }: Page): OutlineBranch[] =>
  [...groupBy(branches, ({ to }) => to).values()].map((all) => ({
    ...all[0]!,
    when: all.map(({ when }) => when).join(messages.conditionSeparator),
  }));

/**
 * A branch within a width: without the title of its target where that does not fit, then with less of its condition, and
 * last, where what to do is long, with less of that.
 */
function oneLine(when: string, width: number, textOf: (when: string, brief: boolean) => string): string {
  const whole = textOf(when, false);
  if (displayWidth(whole) <= width) return whole;
  const excess = displayWidth(textOf(when, true)) - width;
  const leastCondition = Math.floor(width / 2);
  const cut = excess > 0 ? truncate(when, Math.max(leastCondition, displayWidth(when) - excess)) : when;
  return truncate(textOf(cut, true), width);
}

/** An `If X, do Y` branch that only repeats the title of the step. */
const isTitle = ({ when, to }: OutlineBranch, { title }: PlannedStep): boolean =>
  title.includes(when) && title.includes(to);

/** A branch to the next substep, whose title already names the condition. */
const saysWhatFollows = ({ when, title, target }: OutlineBranch, { id }: PlannedStep): boolean =>
  target?.parent === id && title.includes(sanitizeLine(when));

const effectStyle: Readonly<Record<Effect, readonly Style[]>> = {
  read: ['green'],
  change: ['yellow'],
  destroy: ['bold', 'red'],
  unknown: ['magenta'],
};

const shellLanguages = new Set(['', 'bash', 'sh', 'shell', 'zsh', 'console', 'shell-session', 'text']);

/**
 * A command ready to paste into a shell: labels and description as a comment above it, then its lines, never wrapped.
 * Lines are indented, unless leading white space is significant.
 */
export function commandLines(command: PlannedCommand, page: Page, indent: number): string[] {
  const margin = ' '.repeat(indent);
  const text = sanitize(command.rendered).replace(/\n+$/, '');
  const exact = startOfLineMatters(text);
  const lines = text.split('\n').map((line) => (exact || line === '' ? line : margin + line));
  return [...comment(command, page, margin), ...lines.map((line) => page.paint('bold', line))];
}

function comment(command: PlannedCommand, page: Page, margin: string): string[] {
  const { effect, needs } = labelsOf(command, page);
  const around = displayWidth(`${margin}# ${effect}  ${needs}`);
  const whole = sanitizeLine(command.description);
  const description = page.cutsTexts ? truncate(whole, Math.max(1, page.width - around)) : whole;
  const parts = [effect, description, needs].filter((part) => part !== '');
  const lines = wrap(parts.join(' '), { width: page.width, first: `${margin}# `, rest: `${margin}# ` });
  const [first = '', ...rest] = lines;
  return [page.paint(effectStyle[command.effect], first), ...rest.map((line) => page.paint('dim', line))];
}

/** `[read]`, `[change] [interactive] [needs pod]`. */
export function commandLabels(command: PlannedCommand, page: Pick<Page, 'messages'>): string {
  const { effect, needs } = labelsOf(command, page);
  return needs === '' ? effect : `${effect} ${needs}`;
}

/** What a command does, and what must be known before it is run: the one before its description, the other after it. */
function labelsOf(command: PlannedCommand, { messages }: Pick<Page, 'messages'>): { effect: string; needs: string } {
  const open = command.placeholders.filter((placeholder) => placeholder.value === null);
  const names = [...new Set(open.map((placeholder) => sanitizeLine(placeholder.name)))];
  const bracketed = (labels: readonly string[]): string => labels.map((label) => `[${label}]`).join(' ');
  return {
    effect: bracketed([messages.effect[command.effect], ...(command.interactive ? [messages.interactive] : [])]),
    needs: bracketed([
      ...(names.length > 0 ? [fillMessage(messages.needs, { names: names.join(messages.listSeparator) })] : []),
      ...(shellLanguages.has(command.language) ? [] : [sanitizeLine(command.language)]),
      ...(holdsHiddenCharacters(command.rendered) ? [messages.hiddenCharacters] : []),
    ]),
  };
}

/** True for here-documents and multi-line quotes: indentation would become part of the value. */
function startOfLineMatters(text: string): boolean {
  if (!text.includes('\n')) return false;
  if (/<<-?\s*['"\\]?\w/.test(text)) return true;
  let quote = '';
  for (let index = 0; index < text.length; index++) {
    const character = text[index]!;
    if (character === '\n' && quote !== '') return true;
    if (character === '\\' && quote !== "'") index++;
    else if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '#' && /^$|\s/.test(text[index - 1] ?? '')) index = endOfLine(text, index) - 1;
    else if (character === "'" || character === '"') quote = character;
  }
  return false;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

import type { PlaceholderBinding, PlannedWorkflow } from '../../model/index.js';
import { fillMessage, refusalText } from '../messages/index.js';
import { labelled, type Page, prose } from '../page.js';
import { sanitizeLine } from '../sanitize.js';
import { displayWidth } from '../width.js';
import { outline, stepTargets } from './outline.js';

/** One parameter of an answer: a name stands for one value in all steps. */
export interface Parameter {
  readonly binding: PlaceholderBinding;
  /** Numbers of the steps that use it, in order. */
  readonly steps: readonly string[];
}

export function parametersOf(workflow: PlannedWorkflow): Parameter[] {
  const targets = stepTargets(workflow);
  const found = new Map<string, { binding: PlaceholderBinding; steps: Set<string> }>();
  for (const step of workflow.steps) {
    for (const command of step.commands) {
      for (const binding of command.placeholders) {
        const known = found.get(binding.name) ?? { binding, steps: new Set() };
        known.steps.add(targets.get(step.id)!.number);
        found.set(binding.name, known);
      }
    }
  }
  return [...found.values()].map(({ binding, steps }) => ({ binding, steps: [...steps] }));
}

const longestStepList = 6;
const widestName = 24;

/** The form at the end: known values with their origin, then the open ones and how to fill them. */
export function parameterLines(workflow: PlannedWorkflow, page: Page): string[] {
  const { messages, paint } = page;
  const all = parametersOf(workflow);
  if (all.length === 0) return [];
  const told = page.all ? null : shownNumbers(workflow);
  const parameters = all.filter(({ steps }) => told === null || steps.some((number) => told.has(number)));
  const elsewhere =
    parameters.length < all.length
      ? prose(page, fillMessage(messages.parametersElsewhere, { count: all.length - parameters.length }), 2)
      : [];
  if (parameters.length === 0) return [paint('bold', messages.parameters), ...elsewhere];
  const open = parameters.filter(({ binding }) => binding.value === null);
  const known = parameters.filter(({ binding }) => binding.value !== null);
  const nameWidth = Math.min(widestName, Math.max(...parameters.map((each) => displayWidth(nameOf(each)))));
  const lines = [paint('bold', messages.parameters)];
  for (const each of [...known, ...open]) {
    lines.push(...labelled(page, nameOf(each), nameWidth, valueText(each, page)));
  }
  lines.push(...elsewhere);
  if (open.length === 0) return lines;
  const options = open.map(({ binding }) => `--param ${nameOf({ binding })}=…`);
  lines.push(...prose(page, messages.parameterUsage, 2), ...optionLines(options, page));
  return lines;
}

/** Numbers of the steps that the answer shows in full. */
function shownNumbers(workflow: PlannedWorkflow): ReadonlySet<string> {
  const { start, skipped, after } = outline(workflow);
  return new Set([...start, ...skipped, ...after].filter(({ full }) => full).map(({ label }) => label));
}

function nameOf({ binding }: Pick<Parameter, 'binding'>): string {
  return sanitizeLine(binding.name);
}

function valueText({ binding, steps }: Parameter, page: Page): string {
  const { messages } = page;
  const more = steps.length > longestStepList ? ' …' : '';
  const numbers = steps.slice(0, longestStepList).join(messages.listSeparator) + more;
  const used = fillMessage(messages.parameterUsed, { numbers });
  const origin = binding.from === null ? '' : `(${messages.parameterFrom[binding.from]})`;
  const value = binding.value === null ? '' : `= ${sanitizeLine(binding.value)} ${origin} `;
  const refused = binding.refused
    ? ` — ${fillMessage(messages.parameterRefused, { reason: sanitizeLine(refusalText(binding, messages)) })}`
    : '';
  return `${value}${used}${refused}`;
}

/** Options side by side while they fit; one is never broken. */
function optionLines(options: readonly string[], page: Page): string[] {
  const margin = '    ';
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

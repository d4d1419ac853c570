import type { Diagnosis, Match, PlannedStep, PlannedWorkflow } from '../../model/index.js';
import { checkPresentOptions, joinParts, type Page, type PresentOptions, pageFor, prose, truncate } from '../layout.js';
import { fillMessage } from '../messages/index.js';
import { sanitizeLine } from '../sanitize.js';
import { ambiguityParts, caseLines, noMatchParts, noteLines, otherLines } from './around-text.js';
import { stepTargets, stepTitle } from './outline.js';
import { becauseOf, confirmationLine, parameterLines, reasonOf } from './phrases.js';
import { stepParts } from './steps-text.js';

const causeHeight = 3;
const whyHeight = 2;

type Targets = ReturnType<typeof stepTargets>;

/**
 * The answer for a terminal, in the language of the query: the chosen document and why, where to start, the steps, the
 * rest.
 */
export function diagnosisText(diagnosis: Diagnosis, options: PresentOptions = {}): string {
  checkPresentOptions('presenters.diagnosis.text', options);
  const page = pageFor(diagnosis.query.language, options);
  const parts = diagnosis.status === 'no_match' ? noMatchParts(diagnosis, page) : answerParts(diagnosis, page);
  return joinParts([...parts, noteLines(diagnosis, page)]);
}

function answerParts(diagnosis: Diagnosis, page: Page): string[][] {
  const { workflow } = diagnosis;
  const ambiguous = diagnosis.status === 'ambiguous' ? ambiguityParts(diagnosis, page) : [];
  if (!workflow) return [...ambiguous, caseLines(diagnosis, page)];
  const chosen = diagnosis.matches.find((match) => match.id === workflow.id) ?? diagnosis.matches[0];
  return [
    ...ambiguous,
    headLines(diagnosis, workflow, chosen, page),
    ...(workflow.steps.length > 0 ? stepParts(workflow, page) : [noSteps(workflow, page)]),
    parameterLines(workflow, page),
    caseLines(diagnosis, page),
    otherLines(diagnosis, page),
  ];
}

function headLines(diagnosis: Diagnosis, workflow: PlannedWorkflow, chosen: Match | undefined, page: Page): string[] {
  const { messages, paint } = page;
  const reason = sanitizeLine(workflow.reason) || reasonOf(chosen, messages);
  const facts = [
    messages.kind[workflow.kind],
    sanitizeLine(workflow.path),
    fillMessage(messages.confidenceLine, { confidence: messages.confidence[diagnosis.confidence] }),
  ];
  const start = workflow.steps.find((step) => step.id === workflow.start);
  const targets = stepTargets(workflow);
  const number = start && targets.get(start.id)?.number;
  const startLine =
    start && number !== undefined
      ? prose(
          page,
          `${fillMessage(messages.startAt, { number, title: stepTitle(start) })} (${sourceOf(start, workflow)})${becauseOf(workflow, messages)}`,
          0,
          2,
        )
      : [];
  return [
    ...prose(page, sanitizeLine(workflow.title)).map((line) => paint('bold', line)),
    ...prose(page, facts.join(' · ')).map((line) => paint('dim', line)),
    ...whyLines(reason, page),
    ...causeLines(workflow, page),
    ...startLine.map((line) => paint(['bold', 'cyan'], line)),
    ...confirmationLines(workflow, targets, page),
  ];
}

/** Why this document, in a few lines. */
function whyLines(reason: string, page: Page): string[] {
  if (reason === '') return [];
  return firstLines(`${page.messages.why}${page.messages.colon}${reason}`, whyHeight, page);
}

function firstLines(text: string, height: number, page: Page): string[] {
  const lines = prose(page, text, 0, 2);
  if (page.all || lines.length <= height) return lines;
  const shown = lines.slice(0, height);
  return [...shown.slice(0, -1), truncate(`${shown.at(-1)} …`, page.width)];
}

function confirmationLines(workflow: PlannedWorkflow, targets: Targets, page: Page): string[] {
  const line = confirmationLine(workflow, targets, page.messages);
  return line === '' ? [] : prose(page, line, 0, 2).map((each) => page.paint(['bold', 'yellow'], each));
}

/** The known cause, in a few lines. */
function causeLines({ cause }: PlannedWorkflow, page: Page): string[] {
  if (cause === undefined) return [];
  return firstLines(`${page.messages.cause}${page.messages.colon}${sanitizeLine(cause)}`, causeHeight, page);
}

function sourceOf({ source }: PlannedStep, workflow: PlannedWorkflow): string {
  return `${sanitizeLine(source.path || workflow.path)}:${source.line}`;
}

function noSteps(workflow: PlannedWorkflow, page: Page): string[] {
  const { messages } = page;
  const path = sanitizeLine(workflow.path);
  const show = fillMessage(messages.showCommand, { id: sanitizeLine(workflow.id) });
  return [...prose(page, fillMessage(messages.noSteps, { path })), ...prose(page, show)];
}

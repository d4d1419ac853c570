import { TriagraphError } from '../../errors.js';
import type { Confidence, Diagnosis, Match, PlannedWorkflow } from '../../model/index.js';
import {
  type AnswerOptions,
  checkAnswerOptions,
  joinParts,
  type Page,
  pageFor,
  prose,
  type Style,
  truncate,
} from '../layout.js';
import { fillMessage } from '../messages/index.js';
import { sanitizeLine } from '../sanitize.js';
import { ambiguityParts, caseLines, noMatchParts, noteLines, otherLines } from './around-text.js';
import { outline, stepTargets } from './outline.js';
import { confidenceSentence, confirmationLine, parameterLines, reasonOf, startSentence } from './phrases.js';
import { linesOf, moreLine, screenLines, screenParts } from './screen.js';
import { fullStep, stepParts } from './steps-text.js';

const confidenceStyle: Readonly<Record<Confidence, Style>> = { high: 'green', medium: 'yellow', low: 'red' };
const causeHeight = 3;
const whyHeight = 2;

/**
 * The answer for a terminal, in the language of the query: the chosen document and why, where to start, the steps, the
 * rest.
 */
export function diagnosisText(diagnosis: Diagnosis, options: AnswerOptions = {}): string {
  checkAnswerOptions('presenters.diagnosis.text', options);
  const page = pageFor(diagnosis.query.language, options);
  if (options.step !== undefined) return stepText(diagnosis, options.step, { ...page, all: true });
  const parts = diagnosis.status === 'no_match' ? noMatchParts(diagnosis, page) : answerParts(diagnosis, page);
  return joinParts([...parts, noteLines(diagnosis, page)]);
}

/**
 * One step of an answer with its substeps, in full.
 * @param number `6` or `6.1`, as answers show it
 * @throws TriagraphError `present-step` when the answer has no such step
 */
function stepText({ workflow }: Diagnosis, number: string, page: Page): string {
  const wanted = number.replace(/^step-/, '');
  const shown = workflow ? outline(workflow).filter(({ label }) => `${label}.`.startsWith(`${wanted}.`)) : [];
  if (!workflow || shown.length === 0) {
    const has = workflow ? `the answer has steps 1 to ${outer(workflow)}` : 'the answer has no steps';
    throw new TriagraphError('present-step', `no step ${sanitizeLine(number)}; ${has}`);
  }
  const targets = stepTargets(workflow);
  return joinParts([
    prose(page, sanitizeLine(workflow.title)).map((line) => page.paint('bold', line)),
    ...shown.map((each) => fullStep(each, workflow, targets, page)),
  ]);
}

const outer = ({ steps }: PlannedWorkflow): number => steps.filter(({ parent }) => parent === null).length;

function answerParts(diagnosis: Diagnosis, page: Page): string[][] {
  const { workflow } = diagnosis;
  const ambiguous = diagnosis.status === 'ambiguous' ? ambiguityParts(diagnosis, page) : [];
  if (!workflow) return [...ambiguous, caseLines(diagnosis, page)];
  const chosen = diagnosis.matches.find((match) => match.id === workflow.id) ?? diagnosis.matches[0];
  const before = [...ambiguous, headLines(diagnosis, workflow, chosen, page)];
  const after = [caseLines(diagnosis, page), otherLines(diagnosis, page)];
  if (workflow.steps.length === 0) return [...before, noSteps(workflow, page), ...after];
  if (page.all) return [...before, ...stepParts(workflow, page), parameterLines(workflow, page), ...after];
  const screen = (after: readonly string[][]): string[][] => {
    const rest = [after.flat(), [moreLine(page)]];
    const taken = linesOf([...before, ...rest, noteLines(diagnosis, page)]);
    return [...before, ...screenParts(workflow, taken, page), ...rest];
  };
  const whole = screen(after);
  return linesOf(whole) > screenLines ? screen(after.slice(0, 1)) : whole;
}

function headLines(diagnosis: Diagnosis, workflow: PlannedWorkflow, chosen: Match | undefined, page: Page): string[] {
  const { messages, paint } = page;
  const reason = sanitizeLine(workflow.reason) || reasonOf(chosen, messages);
  const facts = [messages.kind[workflow.kind], sanitizeLine(workflow.path)];
  const link = (line: string): string => page.link(line, workflow.path, 1);
  const targets = stepTargets(workflow);
  const startLine = startSentence(workflow, messages);
  const confirmation = confirmationLine(workflow, targets, messages);
  const why = reason === '' ? '' : `${messages.why}${messages.colon}${reason}`;
  const cause = workflow.cause === undefined ? '' : `${messages.cause}${messages.colon}${sanitizeLine(workflow.cause)}`;
  return [
    ...prose(page, sanitizeLine(workflow.title)).map((line) => paint('bold', line)),
    ...prose(page, facts.join(' · ')).map((line) => link(paint('dim', line))),
    ...firstLines(why, whyHeight, page),
    ...prose(page, confidenceSentence(diagnosis, messages), 0, 2).map((line) =>
      paint(confidenceStyle[diagnosis.confidence], line),
    ),
    ...firstLines(cause, causeHeight, page),
    ...firstLines(startLine, Number.POSITIVE_INFINITY, page).map((line) => paint(['bold', 'cyan'], line)),
    ...firstLines(confirmation, Number.POSITIVE_INFINITY, page).map((line) => paint(['bold', 'yellow'], line)),
  ];
}

/** The beginning of a text; nothing for an empty one. */
function firstLines(text: string, height: number, page: Page): string[] {
  if (text === '') return [];
  const lines = prose(page, text, 0, 2);
  if (page.all || lines.length <= height) return lines;
  const shown = lines.slice(0, height);
  return [...shown.slice(0, -1), truncate(`${shown.at(-1)} …`, page.width)];
}

function noSteps(workflow: PlannedWorkflow, page: Page): string[] {
  const { messages } = page;
  const path = sanitizeLine(workflow.path);
  const show = fillMessage(messages.showCommand, { id: sanitizeLine(workflow.id) });
  return [...prose(page, fillMessage(messages.noSteps, { path })), ...prose(page, show)];
}

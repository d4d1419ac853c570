import { TriagraphError } from '../../errors.js';
import type { Confidence, Diagnosis, Match, PlannedWorkflow } from '../../model/index.js';
import { confirmationOf } from '../../step-tree.js';
import {
  type AnswerOptions,
  checkAnswerOptions,
  cut,
  joinParts,
  type Page,
  pageFor,
  prose,
  type Style,
} from '../layout.js';
import { fillMessage } from '../messages/index.js';
import { sanitizeLine } from '../sanitize.js';
import { ambiguityParts, caseLines, noMatchParts, noteLines, otherLines } from './around-text.js';
import { outline } from './outline.js';
import { alikeText, confidenceSentence, confirmationLine, parameterLines, reasonOf, startSentence } from './phrases.js';
import { moreLine, screenParts } from './screen.js';
import { fullStep, stepParts } from './steps-text.js';

const confidenceStyle: Readonly<Record<Confidence, Style>> = { high: 'green', medium: 'yellow', low: 'red' };
const causeHeight = 3;
const whyHeight = 2;
/** Lines of a title, which a hostile one would fill a screen with. */
const titleHeight = 3;

/** The answer for a terminal: the chosen document and why, where to start, the steps, the rest. */
export function diagnosisText(diagnosis: Diagnosis, options: AnswerOptions = {}): string {
  checkAnswerOptions('presenters.diagnosis.text', options);
  const page = pageFor(diagnosis.query.language, options);
  if (options.step !== undefined) return stepText(diagnosis, options.step, { ...page, all: true });
  if (diagnosis.status !== 'no_match') return joinParts(answerParts(diagnosis, page));
  return joinParts([...noMatchParts(diagnosis, page), noteLines(diagnosis, page)]);
}

/**
 * One step of an answer with its substeps, in full, and the check to make before what it changes.
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
  const confirm = confirmationOf(workflow.steps, shown[0]!.step.id);
  const check = confirm === null ? '' : confirmationLine({ confirm, steps: workflow.steps }, page.messages);
  return joinParts([
    [
      ...prose(page, sanitizeLine(workflow.title)).map((line) => page.paint('bold', line)),
      ...firstLines(check, titleHeight, page, ['bold', 'yellow']),
    ],
    ...shown.map((each) => fullStep(each, workflow, page)),
  ]);
}

const outer = ({ steps }: PlannedWorkflow): number => steps.filter(({ parent }) => parent === null).length;

function answerParts(diagnosis: Diagnosis, page: Page): string[][] {
  const { workflow } = diagnosis;
  const ambiguous = (page: Page) => (diagnosis.status === 'ambiguous' ? ambiguityParts(diagnosis, page) : []);
  const cases = caseLines(diagnosis, page);
  const notes = noteLines(diagnosis, page);
  if (!workflow) return [...ambiguous(page), cases, notes];
  const chosen = diagnosis.matches.find((match) => match.id === workflow.id) ?? diagnosis.matches[0];
  const before = (page: Page) => [...ambiguous(page), headLines(diagnosis, workflow, chosen, page)];
  const lists = [cases, otherLines(diagnosis, page)];
  if (workflow.steps.length === 0) return [...before(page), noSteps(workflow, page), ...lists, notes];
  if (page.all) {
    return [...before(page), ...stepParts(workflow, page), parameterLines(workflow, page), ...lists, notes];
  }
  const end = (number: string, page: Page) => [[moreLine(number, page)], noteLines(diagnosis, page)];
  return screenParts(workflow, { before, lists, end }, page);
}

function headLines(diagnosis: Diagnosis, workflow: PlannedWorkflow, chosen: Match | undefined, page: Page): string[] {
  const { messages, paint } = page;
  const reason = sanitizeLine(workflow.reason) || reasonOf(chosen, messages);
  const alike = alikeText(chosen?.id === workflow.id ? chosen.alike : undefined, messages);
  const facts = [messages.kind[workflow.kind], sanitizeLine(workflow.path), ...(alike === '' ? [] : [alike])];
  const link = (line: string): string => page.link(line, workflow.path, 1);
  const why = reason === '' ? '' : `${messages.why}${messages.colon}${reason}`;
  const cause = workflow.cause === undefined ? '' : `${messages.cause}${messages.colon}${sanitizeLine(workflow.cause)}`;
  return [
    ...firstLines(sanitizeLine(workflow.title), titleHeight, page, ['bold']),
    ...prose(page, facts.join(' · ')).map((line) => link(paint('dim', line))),
    ...firstLines(why, whyHeight, page),
    ...firstLines(confidenceSentence(diagnosis, messages), titleHeight, page, [confidenceStyle[diagnosis.confidence]]),
    ...firstLines(cause, causeHeight, page),
    ...firstLines(startSentence(workflow, messages), titleHeight, page, ['bold', 'cyan']),
    ...firstLines(confirmationLine(workflow, messages), titleHeight, page, ['bold', 'yellow']),
  ];
}

function firstLines(text: string, height: number, page: Page, style: readonly Style[] = []): string[] {
  if (text === '') return [];
  const lines = prose(page, text, 0, 2);
  const most = page.all ? lines.length : page.density === 'brief' ? Math.ceil(height / 2) : height;
  return cut(lines, most, page.width).map((line) => page.paint(style, line));
}

function noSteps(workflow: PlannedWorkflow, page: Page): string[] {
  const { messages } = page;
  const path = sanitizeLine(workflow.path);
  const show = fillMessage(messages.showCommand, { id: sanitizeLine(workflow.id) });
  return [...prose(page, fillMessage(messages.noSteps, { path })), ...prose(page, show)];
}

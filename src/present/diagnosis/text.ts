import type { Confidence, Diagnosis, Match, PlannedWorkflow } from '../../model/index.js';
import {
  checkPresentOptions,
  joinParts,
  type Page,
  type PresentOptions,
  pageFor,
  prose,
  type Style,
  truncate,
} from '../layout.js';
import { fillMessage } from '../messages/index.js';
import { sanitizeLine } from '../sanitize.js';
import { ambiguityParts, caseLines, noMatchParts, noteLines, otherLines } from './around-text.js';
import { stepTargets } from './outline.js';
import { confidenceSentence, confirmationLine, parameterLines, reasonOf, startSentence } from './phrases.js';
import { stepParts } from './steps-text.js';

const confidenceStyle: Readonly<Record<Confidence, Style>> = { high: 'green', medium: 'yellow', low: 'red' };
const causeHeight = 3;
const whyHeight = 2;

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
  const facts = [messages.kind[workflow.kind], sanitizeLine(workflow.path)];
  const start = workflow.steps.find((step) => step.id === workflow.start);
  const targets = stepTargets(workflow);
  const source = start ? ` (${sanitizeLine(start.source.path || workflow.path)}:${start.source.line})` : '';
  const startLine = startSentence(workflow, messages, source);
  const confirmation = confirmationLine(workflow, targets, messages);
  const why = reason === '' ? '' : `${messages.why}${messages.colon}${reason}`;
  const cause = workflow.cause === undefined ? '' : `${messages.cause}${messages.colon}${sanitizeLine(workflow.cause)}`;
  return [
    ...prose(page, sanitizeLine(workflow.title)).map((line) => paint('bold', line)),
    ...prose(page, facts.join(' · ')).map((line) => paint('dim', line)),
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

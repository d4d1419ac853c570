import { checkOf } from '../../check-options.js';
import type { ReportedStep, SessionReport, SessionView } from '../../model/index.js';
import { joinParts, truncate } from '../layout.js';
import { escapeLine, fence, inlineCode } from '../markdown.js';
import { fillMessage, type Messages, messagesFor } from '../messages/index.js';
import { sanitizeLine } from '../sanitize.js';
import { isSolving, reportOf, titleOf } from './record.js';
import { decidingSteps } from './report.js';

export interface CaseDraftOptions {
  /** Id of the case; also its file name. */
  readonly id: string;
  readonly product?: string;
  readonly version?: string;
}

const check = checkOf<CaseDraftOptions>({ id: true, product: true, version: true });
const longestTitle = 90;
const longestSymptom = 200;
const shownSymptoms = 5;

/**
 * A case document in canonical form from the turns of a session: symptom, cause, the evidence for it, and the resolution
 * that was walked. It names the workflow and the branch that was taken, and is marked as a draft.
 */
export function sessionCaseDraft(views: readonly SessionView[], options: CaseDraftOptions): string {
  check('presenters.session.caseDraft', options);
  const report = reportOf(views);
  if (!report) return '';
  const messages = messagesFor(report.language);
  const { draft } = messages;
  const { steps, conclusion } = report;
  const cause = causeOf(report);
  const title = draftTitle(report, cause, messages);
  const answered = steps.filter(({ outcome }) => outcome !== 'skipped');
  const solved = answered.filter(({ phase }) => isSolving(phase));
  const verified = answered.filter(({ phase }) => phase === 'verification');
  const isRepeated = solved.some((step) => step.title === conclusion?.resolution);
  const resolution = conclusion?.resolution ?? draft.resolutionOpen;
  return joinParts([
    frontMatter(report, title, options),
    [`# ${escapeLine(title)}`],
    [`## ${draft.symptoms}`],
    symptomsOf(report).map((each) => `- ${escapeLine(each)}`),
    [`## ${draft.cause}`],
    [`- ${escapeLine(cause ?? draft.causeOpen)}`],
    ...section(draft.steps, decidingSteps(answered), messages),
    ...notesOf(report, messages),
    [`## ${draft.resolution}`],
    isRepeated ? [] : [`- ${escapeLine(resolution)}`],
    ...stepParts(solved, messages),
    [`## ${draft.verification}`],
    verified.length === 0 ? [`- ${draft.verificationOpen}`] : [],
    ...stepParts(verified, messages),
  ]);
}

/** What the person noted, which the report would have too. */
const notesOf = ({ notes }: SessionReport, messages: Messages): string[][] =>
  notes.length === 0
    ? []
    : [
        [`${messages.reportNotes}${messages.colon.trimEnd()}`],
        notes.map(({ text }) => `- ${escapeLine(sanitizeLine(text))}`),
      ];

/** The cause, in the words of the document: an abnormal result without a cause is evidence only. */
const causeOf = ({ conclusion }: SessionReport): string | null =>
  conclusion?.kind === 'cause' ? sanitizeLine(conclusion.cause) : null;

function draftTitle(report: SessionReport, cause: string | null, messages: Messages): string {
  const symptom = truncate(symptomsOf(report)[0] ?? '', longestTitle / 2);
  const template = cause === null ? messages.draft.titleOpen : messages.draft.title;
  return truncate(fillMessage(template, { cause: cause ?? '', symptom }), longestTitle);
}

function symptomsOf({ symptom }: SessionReport): string[] {
  const lines = symptom.split('\n').map((line) => truncate(sanitizeLine(line), longestSymptom));
  return [...new Set(lines.filter((line) => line !== ''))].slice(0, shownSymptoms);
}

/** Strings as JSON, which is also valid YAML. */
function frontMatter(report: SessionReport, title: string, options: CaseDraftOptions): string[] {
  const { documents, conclusion, language } = report;
  const text = (value: string): string => JSON.stringify(sanitizeLine(value));
  const cause = causeOf(report);
  const workflow =
    documents.find(({ path, kind }) => kind === 'workflow' && cause !== null && path === conclusion?.path) ??
    documents.find(({ kind }) => kind === 'workflow');
  const branch = branchOf(report, workflow?.path);
  const followed = documents.filter(({ kind }) => kind === 'case').map(({ id }) => text(id));
  return [
    '---',
    `id: ${text(options.id)}`,
    `title: ${text(title)}`,
    'kind: case',
    `language: ${language}`,
    'symptoms:',
    ...symptomsOf(report).map((each) => `  - ${text(each)}`),
    ...(options.product ? [`products: [${text(options.product)}]`] : []),
    ...(options.version ? [`versions: [${text(options.version)}]`] : []),
    ...(workflow ? [`workflow: ${text(workflow.id)}`] : []),
    ...(workflow && branch ? [`branch: ${text(branch)}`] : []),
    ...(cause === null ? [] : [`cause: ${text(cause)}`]),
    'status: draft',
    ...(followed.length > 0 ? [`related: [${followed.join(', ')}]`] : []),
    '---',
  ];
}

/** The last branch taken in the workflow: the title of its target step, else its condition. */
function branchOf({ conclusion, steps }: SessionReport, path: string | undefined): string | null {
  if (conclusion?.kind === 'cause' && conclusion.path === path && conclusion.step !== null)
    return conclusion.resolution;
  return steps.findLast((step) => step.path === path && step.branch !== null)?.branch ?? null;
}

function section(heading: string, steps: readonly ReportedStep[], messages: Messages): string[][] {
  return steps.length === 0 ? [] : [[`## ${heading}`], ...stepParts(steps, messages)];
}

/** Each step once, as it was answered last. */
function stepParts(steps: readonly ReportedStep[], messages: Messages): string[][] {
  const last = new Map(steps.map((each) => [`${each.path}\n${each.step}`, each]));
  return [...last.values()].flatMap((step, index) => stepPart(step, index + 1, messages));
}

function stepPart(step: ReportedStep, number: number, messages: Messages): string[][] {
  const values = step.seen.map(({ text }) => inlineCode(text)).join(' ');
  const result = `- ${messages.draft.found}${messages.colon}${messages.outcome[step.outcome]} ${values}`.trimEnd();
  return [
    [`### ${number}. ${escapeLine(titleOf(step))}`],
    ...step.commands.flatMap(({ template, language, effect }) => [
      ...(effect === 'destroy' ? [[`> ${messages.draft.destructive}`]] : []),
      fence(template, language || 'bash'),
    ]),
    [result],
  ];
}

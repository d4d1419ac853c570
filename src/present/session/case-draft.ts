import { checkOptions, namesOf } from '../../check-options.js';
import type { PlannedStep, SessionView, Visit } from '../../model/index.js';
import { stepTitle } from '../diagnosis/outline.js';
import { joinParts, truncate } from '../layout.js';
import { escapeLine, fence, inlineCode } from '../markdown.js';
import { fillMessage, type SessionMessages, sessionMessagesFor } from '../messages/index.js';
import { sanitizeLine } from '../sanitize.js';

/** A session as its user saw it: its last turn, and the displayed steps and documents. */
export interface SessionRecord {
  readonly view: SessionView;
  readonly steps: readonly PlannedStep[];
  readonly documents: readonly NonNullable<SessionView['document']>[];
}

/** The turns of a session, first to last, as a record; null when no step was visited. */
export function recordOf(views: readonly SessionView[]): SessionRecord | null {
  const view = views.at(-1);
  if (!view) return null;
  const steps = new Map(views.flatMap(({ step }) => (step ? [[`${step.source.path}\n${step.id}`, step]] : [])));
  const documents = new Map(views.flatMap(({ document }) => (document ? [[document.path, document]] : [])));
  return { view, steps: [...steps.values()], documents: [...documents.values()] };
}

/** The step of a visit as it was displayed. */
export function shownStep(record: SessionRecord, visit: { path: string; step: string }): PlannedStep | undefined {
  return record.steps.find((step) => step.id === visit.step && step.source.path === visit.path);
}

export interface CaseDraftOptions {
  /** Id of the case; also its file name. */
  readonly id: string;
  readonly product?: string;
  readonly version?: string;
}

const names = namesOf<CaseDraftOptions>({ id: true, product: true, version: true });
const longestTitle = 90;
const longestSymptom = 200;
const shownSymptoms = 5;

/**
 * A case document in canonical form from the turns of a session: symptom, findings, actions. It names the workflow and
 * the branch that was taken, and is marked as a draft.
 */
export function sessionCaseDraft(views: readonly SessionView[], options: CaseDraftOptions): string {
  checkOptions('presenters.session.caseDraft', options, names);
  const record = recordOf(views);
  if (!record) return '';
  const words = sessionMessagesFor(record.view.language);
  const title = titleOf(record, words);
  return joinParts([
    frontMatter(record, title, options),
    [`# ${escapeLine(title)}`],
    [`## ${words.draft.symptoms}`],
    symptomsOf(record.view).map((each) => `- ${escapeLine(each)}`),
    [`## ${words.draft.cause}`],
    [`- ${escapeLine(record.view.conclusion?.cause ?? words.draft.causeOpen)}`],
    ...stepParts(record, words, words.draft.steps, (phase) => phase === 'diagnosis' || phase === 'other'),
    [`## ${words.draft.resolution}`],
    [`- ${escapeLine(record.view.conclusion?.resolution ?? words.draft.resolutionOpen)}`],
    ...stepSections(record, words, (phase) => phase === 'resolution' || phase === 'workaround'),
    ...stepParts(record, words, words.draft.verification, (phase) => phase === 'verification'),
  ]);
}

function titleOf({ view }: SessionRecord, words: SessionMessages): string {
  const symptom = truncate(symptomsOf(view)[0] ?? '', longestTitle / 2);
  const cause = view.conclusion?.cause;
  const template = cause ? words.draft.title : words.draft.titleOpen;
  return truncate(fillMessage(template, { cause: sanitizeLine(cause ?? ''), symptom }), longestTitle);
}

function symptomsOf({ symptom }: SessionView): string[] {
  const lines = symptom.split('\n').map((line) => truncate(sanitizeLine(line), longestSymptom));
  return [...new Set(lines.filter((line) => line !== ''))].slice(0, shownSymptoms);
}

/** Strings as JSON, which is also valid YAML. */
function frontMatter(record: SessionRecord, title: string, options: CaseDraftOptions): string[] {
  const { view, documents } = record;
  const text = (value: string): string => JSON.stringify(sanitizeLine(value));
  const workflow =
    documents.find(({ path, kind }) => kind === 'workflow' && path === view.conclusion?.path) ??
    documents.find(({ kind }) => kind === 'workflow');
  const branch = branchOf(record, workflow?.path);
  const followed = documents.filter(({ kind }) => kind === 'case').map(({ id }) => text(id));
  return [
    '---',
    `id: ${text(options.id)}`,
    `title: ${text(title)}`,
    'kind: case',
    `language: ${view.language}`,
    'symptoms:',
    ...symptomsOf(view).map((each) => `  - ${text(each)}`),
    ...(options.product ? [`products: [${text(options.product)}]`] : []),
    ...(options.version ? [`versions: [${text(options.version)}]`] : []),
    ...(workflow ? [`workflow: ${text(workflow.id)}`] : []),
    ...(workflow && branch ? [`branch: ${text(branch)}`] : []),
    ...(view.conclusion ? [`cause: ${text(view.conclusion.cause)}`] : []),
    'status: draft',
    ...(followed.length > 0 ? [`related: [${followed.join(', ')}]`] : []),
    '---',
  ];
}

/** The last branch taken in the workflow: the title of its target step, else its condition. */
function branchOf({ view, steps }: SessionRecord, path: string | undefined): string | null {
  const { conclusion } = view;
  const target =
    conclusion?.path === path
      ? steps.find(({ id, source }) => id === conclusion?.step && source.path === path)
      : undefined;
  if (target) return target.title;
  return view.visits.findLast((visit) => visit.path === path && visit.branch !== null)?.branch ?? null;
}

function stepParts(
  record: SessionRecord,
  words: SessionMessages,
  heading: string,
  belongs: (phase: string) => boolean,
): string[][] {
  const parts = stepSections(record, words, belongs);
  return parts.length > 0 ? [[`## ${heading}`], ...parts] : [];
}

function stepSections(record: SessionRecord, words: SessionMessages, belongs: (phase: string) => boolean): string[][] {
  const seen = new Set<PlannedStep>();
  return record.view.visits.flatMap((visit) => {
    const step = shownStep(record, visit);
    if (!step || seen.has(step) || visit.outcome === 'skipped' || !belongs(step.phase)) return [];
    seen.add(step);
    return stepPart(step, visit, seen.size, words);
  });
}

function stepPart(step: PlannedStep, visit: Visit, number: number, words: SessionMessages): string[][] {
  const colon = words === sessionMessagesFor('zh') ? '：' : ': ';
  const values = visit.seen.map(({ text }) => inlineCode(text)).join(' ');
  const result = `- ${words.draft.found}${colon}${words.outcome[visit.outcome]} ${values}`.trimEnd();
  return [
    [`### ${number}. ${escapeLine(stepTitle({ ...step, number }))}`],
    ...step.commands.map((command) => fence(command.text, command.language)),
    [result],
  ];
}

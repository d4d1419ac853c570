import type {
  Notice,
  OpenPoint,
  PlannedStep,
  ReportedStep,
  SessionReport,
  SessionView,
  Visit,
} from '../../model/index.js';
import { redactSecrets } from '../../text/index.js';
import { stepTitle } from '../diagnosis/outline.js';
import { toJson } from '../sanitize.js';

type Answered = SessionView['visits'][number];

/** Pasted output, with its step and the number of answers `before` it. */
interface Paste {
  readonly before: number;
  readonly step: PlannedStep;
  readonly number: string | null;
  readonly output: string;
}

const keyOf = (path: string, step: string): string => `${path}\n${step}`;

/** The turns of a session, first to last, as its report; null without a document. */
export function reportOf(views: readonly SessionView[]): SessionReport | null {
  const view = views.at(-1);
  const documents = new Map(views.flatMap(({ document }) => (document ? [[document.path, document]] : [])));
  const [first] = documents.values();
  if (!view || !first) return null;
  const steps = reportedSteps(view, views);
  const changes = changesIn(steps);
  const times = [...view.visits, ...view.notes].flatMap(({ time }) => time ?? []);
  return {
    schema: 'triagraph/session-report/1',
    language: view.language,
    title: first.title,
    symptom: redactSecrets(view.symptom),
    began: view.began,
    ended: times.sort().at(-1) ?? null,
    documents: [...documents.values()].map(({ id, path, kind, title, hash, owners }) => ({
      ...{ id, path, kind, title, hash, owners },
    })),
    values: valuesIn(views),
    conclusion: view.conclusion,
    cases: view.cases,
    end: view.end,
    steps,
    changes,
    open: openPoints(view, { steps, changes }, views),
    notes: view.notes,
    dropped: view.dropped,
  };
}

/** The report as JSON: schema/session-report.schema.json. */
export const sessionReportJson = (views: readonly SessionView[]): string => toJson(reportOf(views));

function valuesIn(views: readonly SessionView[]): SessionReport['values'] {
  const placeholders = views.flatMap(({ step }) => step?.commands.flatMap((command) => command.placeholders) ?? []);
  const last = new Map(placeholders.flatMap(({ name, value }) => (value === null ? [] : [[name, value] as const])));
  // The name of a value says whether it is a secret.
  return [...last].map(([name, value]) => ({
    name,
    value: redactSecrets(`${name}=${value}`).slice(name.length + 1),
  }));
}

/** The answers with what was shown and pasted at each; last, a step with output that was never answered. */
function reportedSteps(view: SessionView, views: readonly SessionView[]): ReportedStep[] {
  const shown = new Map(views.flatMap(({ step }) => (step ? [[keyOf(step.source.path, step.id), step] as const] : [])));
  const pastes = pastesOf(views);
  const isOf = (paste: Paste, visit: Answered): boolean =>
    paste.step.id === visit.step && paste.step.source.path === visit.path;
  const answered = view.visits.map((visit, index) => {
    const before = index + view.dropped;
    return { visit, outputs: pastes.filter((paste) => paste.before === before && isOf(paste, visit)) };
  });
  const [last, ...more] = pastes.filter(({ before }) => before === view.visits.length + view.dropped);
  const open = last ? [{ visit: unanswered(last), outputs: [last, ...more] }] : [];
  return [...answered, ...open]
    .filter(({ visit, outputs }) => visit.outcome !== 'skipped' || outputs.length > 0)
    .map(({ visit, outputs }, index) => {
      const step = shown.get(keyOf(visit.path, visit.step));
      return {
        ...visit,
        index: index + 1,
        phase: step?.phase ?? null,
        line: step?.source.line ?? null,
        commands: (step?.commands ?? []).map(({ rendered, text, language, effect, description }) => ({
          ...{ text: redactSecrets(rendered), template: text, language, effect, description },
        })),
        outputs: outputs.map(({ output }) => output),
      };
    });
}

/** The pasted outputs, without those that were taken back. */
function pastesOf(views: readonly SessionView[]): Paste[] {
  let pastes: Paste[] = [];
  for (const [index, { output, visits, dropped }] of views.entries()) {
    const previous = views[index - 1];
    if (!previous) continue;
    const before = previous.visits.length + previous.dropped;
    if (visits.length + dropped < before) pastes = pastes.filter((paste) => paste.before < visits.length + dropped);
    const { step, number } = previous;
    if (output !== null && step !== null) pastes.push({ before, step, number, output });
  }
  return pastes;
}

function unanswered({ step, number }: Paste): Visit {
  const { path } = step.source;
  const answer = { outcome: 'skipped', branch: null, expectation: null, seen: [], time: null } as const;
  return { path, step: step.id, number, title: step.title, ...answer };
}

/** A step that was left by a branch was a check: its changes were not carried out. */
const changesSomething = ({ commands, outcome, branch }: ReportedStep): boolean =>
  outcome !== 'skipped' &&
  branch === null &&
  commands.some(({ effect }) => effect === 'change' || effect === 'destroy');

/** The changes, each with the later steps with a verdict, up to and including the next change. */
function changesIn(steps: readonly ReportedStep[]): SessionReport['changes'] {
  return steps.filter(changesSomething).map(({ index }) => {
    const later = steps.slice(index);
    const next = later.findIndex((each) => changesSomething(each) && each.phase !== 'verification');
    const checks = later.slice(0, next < 0 ? later.length : next + 1).filter(({ outcome }) => isVerdict(outcome));
    return { index, checkedBy: checks.map((each) => each.index) };
  });
}

const isVerdict = (outcome: Visit['outcome']): boolean => outcome !== 'done' && outcome !== 'skipped';

function openPoints(
  view: SessionView,
  parts: Pick<SessionReport, 'steps' | 'changes'>,
  views: readonly SessionView[],
): SessionReport['open'] {
  const { conclusion } = view;
  const { steps, changes } = parts;
  const carriedOut = steps.some(({ phase, outcome }) => isSolving(phase) && outcome !== 'skipped');
  const changing = changes.findLast(({ index }) => steps[index - 1]!.phase !== 'verification');
  const verified = steps.filter(({ phase }) => phase === 'verification');
  const failed = verified.filter(({ outcome, step, index }) => {
    return outcome === 'abnormal' && !verified.some((each) => each.index > index && each.step === step);
  });
  return [
    ...(conclusion?.kind === 'cause' ? [] : [pointOf('no-cause')]),
    ...(conclusion?.kind === 'cause' && !carriedOut ? [pointOf('not-resolved')] : []),
    ...(changing?.checkedBy.length === 0 ? [pointOf('not-checked', steps[changing.index - 1]!)] : []),
    ...failed.map((each) => pointOf('still-abnormal', each)),
    ...unansweredIn(view, views).map((each) => pointOf('unanswered', each)),
  ];
}

const pointOf = (code: OpenPoint, of?: Pick<Visit, 'number' | 'title'>): Notice<OpenPoint> => ({
  code,
  values: of ? { number: of.number ?? '', title: titleOf(of) } : {},
});

export const isSolving = (phase: ReportedStep['phase']): boolean => phase === 'resolution' || phase === 'workaround';

/** Steps that were shown but not answered, including the one at which the session was ended. */
function unansweredIn({ visits, end }: SessionView, views: readonly SessionView[]) {
  const answered = new Set(
    visits.filter(({ outcome }) => outcome !== 'skipped').map(({ path, step }) => keyOf(path, step)),
  );
  const { step, number } = views.findLast((each) => each.step !== null) ?? {};
  const isOpen = step && (end === null || end === 'finished');
  const current = isOpen ? [{ path: step.source.path, step: step.id, number: number!, title: step.title }] : [];
  const left = new Map([...visits, ...current].map((each) => [keyOf(each.path, each.step), each]));
  return [...left].filter(([key]) => !answered.has(key)).map(([, each]) => each);
}

/** The title of a step without the number that its author gave it. */
export function titleOf({ title }: Pick<Visit, 'title'>): string {
  return stepTitle({ title: title ?? '' });
}

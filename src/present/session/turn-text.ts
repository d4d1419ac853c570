import type { Conclusion, EndReason, Notice, ObservedValue, Refusal, SessionView, Visit } from '../../model/index.js';
import { stepTitle } from '../diagnosis/outline.js';
import { type Page, prose, truncate } from '../layout.js';
import { fillMessage, type Messages, refusalText, versionIn } from '../messages/index.js';
import { sanitizeLine } from '../sanitize.js';

export function noticeSentence(
  { code, values }: Notice,
  messages: Messages,
  notices: Readonly<Record<string, string>> = messages.notices,
): string {
  const filled: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(values)) filled[name] = sanitizeLine(value);
  if (code === 'no-verdict')
    filled.reason = messages.notJudged[(values.reason ?? '') as keyof typeof messages.notJudged] ?? '';
  if (code === 'judged-above' || code === 'check-first' || code === 'confirm-first')
    filled.title = stepTitle({ title: filled.title ?? '' });
  if (code === 'check-first' || code === 'confirm-first')
    filled.condition = filled.when ? fillMessage(messages.leadsThereWhen, { when: filled.when }) : '';
  if (code === 'changes') return messages.changes[values.effect as keyof typeof messages.changes] ?? code;
  if (values.verdict !== undefined) filled.verdict = messages.verdict[values.verdict as 'normal'] ?? '';
  if (code === 'value-refused') {
    const { reason: refused = '', type = '', refusal } = values;
    filled.reason = sanitizeLine(refusalText({ refused, type, refusal: refusal as Refusal }, messages));
  }
  if (code === 'unknown-parameter') filled.note = fillMessage(hintOf(values, messages), filled);
  return Object.hasOwn(notices, code) ? fillMessage(notices[code]!, filled) : code;
}

function hintOf({ names = '', nearest = '' }: Notice['values'], { parameterHint }: Messages): string {
  if (nearest !== '') return parameterHint.nearest;
  return names === '' ? parameterHint.none : parameterHint.names;
}

/** How a session ended, with the steps that were passed over where no cause was found. */
export function endSentence(
  end: EndReason,
  answers: readonly Pick<Visit, 'outcome' | 'number' | 'step'>[],
  messages: Messages,
): string {
  const unjudged = answers.filter(({ outcome }) => outcome === 'done' || outcome === 'skipped');
  if (end !== 'nothing-found' || unjudged.length === 0) return messages.end[end];
  const steps = [...new Set(unjudged.map(({ number, step }) => number ?? step))].join(messages.listSeparator);
  return `${messages.end[end]}${fillMessage(messages.endUnjudged, { steps })}`;
}

export function casesSentence({ here, workflow, versions }: SessionView['cases'], messages: Messages): string {
  const named = fillMessage(messages.casesVersions, {
    versions: versions.map((each) => versionIn(each, messages)).join(messages.listSeparator),
  });
  return fillMessage(messages.casesHere, { count: here, all: workflow }) + (versions.length > 0 ? named : '');
}

// The result of the last answer: the part of a turn before its step.

const shownReadings = 3;
const shownValue = 60;
/** Of a line that decides as a whole: the deciding words may be at its end. */
const shownLine = 300;
export const startCodes: ReadonlySet<string> = new Set(['started-at', 'check-first', 'confirm-first', 'changes']);

/** At the beginning, and when another document is entered. */
export function headLines({ document, visits, notices, judgement }: SessionView, page: SessionPage): string[] {
  const first = visits.length === 0 && judgement === null && notices.every(({ code }) => startCodes.has(code));
  if (!document || !(first || notices.some(({ code }) => code === 'other-document'))) return [];
  const { messages, paint } = page;
  return [
    ...prose(page, sanitizeLine(document.title)).map((line) => paint('bold', line)),
    ...prose(page, `${messages.kind[document.kind]} · ${sanitizeLine(document.path)}`).map((line) =>
      paint('dim', line),
    ),
  ];
}

/** Reports that the document has changed, and what happened to the step; empty when it has not. */
export function staleSentence({ stale }: SessionView, messages: Messages): string {
  if (!stale) return '';
  const values = { path: sanitizeLine(stale.path), title: sanitizeLine(stale.title) };
  return `${fillMessage(messages.staleHead, values)} ${fillMessage(messages.stale[stale.step], values)}`;
}

/** The verdict on pasted output; empty without one. */
export function judgedSentence({ judgement }: SessionView, messages: Messages): string {
  if (!judgement?.verdict) return '';
  const values = { verdict: messages.verdict[judgement.verdict], text: sanitizeLine(judgement.row ?? '') };
  return fillMessage(messages.judged, values).replace(/[：:]\s*$/, '');
}

/** Whether a reading is a whole line of the output. */
export const isWholeLine = ({ name, value, text }: ObservedValue): boolean =>
  name === 'output' && typeof value === 'string' && text !== '';

/** A value that was read from output, and its line. */
export function readingText(reading: ObservedValue, messages: Messages, [value, line] = [Infinity, Infinity]): string {
  const isWhole = isWholeLine(reading);
  return fillMessage(isWhole ? messages.readingLine : messages.readingFrom, {
    name: sanitizeLine(reading.name),
    value: truncate(`${sanitizeLine(String(reading.value))}${reading.unit ?? ''}`, value),
    line: reading.line ?? 1,
    text: truncate(sanitizeLine(reading.text), isWhole ? line : value),
  });
}

const verdictStyle = { normal: 'green', warning: 'yellow', abnormal: 'red' } as const;

/** The verdict on pasted output, and the lines that it is based on. */
export function judgementLines(view: SessionView, page: SessionPage): string[] {
  const { judgement } = view;
  if (judgement === null) return [];
  const { messages, paint } = page;
  const readings = judgement.readings.slice(0, shownReadings).flatMap((reading) => {
    const text = readingText(reading, messages, [shownValue, shownLine]);
    return prose(page, text, 2, 2).map((line) => paint('dim', line));
  });
  const { verdict } = judgement;
  if (verdict === null) return readings;
  const head = prose(page, judgedSentence(view, messages));
  return [...head.map((line) => paint(['bold', verdictStyle[verdict]], line)), ...readings];
}

export function noticeLines(notice: Notice, page: SessionPage): string[] {
  const { messages, paint } = page;
  // The document header already says so.
  if (notice.code === 'other-document') return [];
  const typed = { ...messages.notices, ...messages.typedNotices };
  const text = noticeSentence(notice, messages, typed);
  return prose(page, `${messages.note}${messages.colon}${text}`, 0, 2).map((line) => paint('yellow', line));
}

/** After a branch that names the cause, and at the end. */
export function conclusionLines(view: SessionView, page: SessionPage): string[] {
  const { conclusion, cases, visits, step } = view;
  const entered = view.notices.some(({ code }) => code === 'other-document') && view.document?.kind === 'case';
  const taken = visits.at(-1)?.branch != null && !view.notices.some(({ code }) => stayedCodes.has(code));
  if (!conclusion || !(taken || entered || step === null)) return [];
  const { messages, paint } = page;
  const line = (label: string, text: string): string[] =>
    prose(page, `${label}${messages.colon}${sanitizeLine(text)}`, 0, 2);
  const detail = (label: string, text: string | null): string[] =>
    text === null ? [] : [paint('dim', truncate(`    ${label}${messages.colon}${sanitizeLine(text)}`, page.width))];
  return [
    ...line(messages[conclusion.kind === 'cause' ? 'conclusion' : 'finding'], conclusion.cause).map((each) =>
      paint(['bold', 'magenta'], each),
    ),
    ...(isSaid(conclusion) ? [] : line(messages.resolution, conclusion.resolution!)),
    ...(cases.here > 0 ? prose(page, casesSentence(cases, messages)) : []),
    ...cases.similar.flatMap((each) => [
      ...prose(page, `- ${sanitizeLine(each.title)}  (use ${sanitizeLine(each.id)})`, 2, 2),
      ...detail(messages.conclusion, each.cause),
      ...detail(messages.resolution, each.resolution),
    ]),
  ];
}

/** Whether the resolution is named by its cause: `Scenario 2: the table is full`. */
export const isSaid = ({ cause, resolution }: Conclusion): boolean => resolution === null || resolution.endsWith(cause);

/** Notices after which the same step is asked about again without being displayed again. */
export const askedAgain: ReadonlySet<string> = new Set([
  'choose-branch',
  'no-verdict',
  'empty-answer',
  'unknown-outcome',
  'only-command',
  'unknown-branch',
  'unknown-step',
  'which-step',
  'renamed-step',
  'unknown-document',
]);
/** Notices about remarks, which change nothing. */
export const noteCodes: ReadonlySet<string> = new Set(['noted', 'too-many-notes']);
/** All notices after which the session is still at the same step. */
const stayedCodes: ReadonlySet<string> = new Set([
  ...askedAgain,
  ...noteCodes,
  'value-set',
  'value-refused',
  'unknown-parameter',
]);
export interface SessionPage extends Page {
  readonly asked: boolean;
}

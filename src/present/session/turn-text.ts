import type { Conclusion, EndReason, Notice, ObservedValue, Refusal, SessionView, Visit } from '../../model/index.js';
import { stepTitle } from '../diagnosis/outline.js';
import { type Page, prose, truncate } from '../layout.js';
import { fillMessage, refusalText, type SessionMessages } from '../messages/index.js';
import type { Messages } from '../messages/messages.js';
import { sanitizeLine } from '../sanitize.js';
import { versionIn } from '../versions.js';

/** The text of a notice, in the language of the session. Values are formatted by `shown`. */
export function noticeSentence(
  { code, values }: Notice,
  words: SessionMessages,
  messages: Messages,
  shown: (text: string) => string = (text) => text,
): string {
  const filled: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(values)) filled[name] = shown(value);
  if (code === 'no-verdict')
    filled.reason = words.notJudged[(values.reason ?? '') as keyof typeof words.notJudged] ?? '';
  if (code === 'judged-above' || code === 'check-first' || code === 'confirm-first')
    filled.title = stepTitle({ title: filled.title ?? '' });
  if (code === 'check-first' || code === 'confirm-first') filled.condition = conditionOf(filled.when ?? '', words);
  if (code === 'changes') return words.changes[values.effect as keyof typeof words.changes] ?? code;
  if (code === 'contradiction') filled.verdict = messages.verdict[values.verdict as 'normal'] ?? '';
  if (code === 'value-refused') {
    const { reason: refused = '', type = '', refusal } = values;
    filled.reason = shown(refusalText({ refused, type, refusal: refusal as Refusal }, messages));
  }
  if (code === 'unknown-parameter') filled.note = shown(fillMessage(hintOf(values, words), filled));
  return Object.hasOwn(words.notices, code) ? fillMessage(words.notices[code], filled) : code;
}

const conditionOf = (when: string, words: SessionMessages): string =>
  when === '' ? '' : fillMessage(words.leadsThereWhen, { when });

function hintOf({ names = '', nearest = '' }: Notice['values'], { parameterHint }: SessionMessages): string {
  if (nearest !== '') return parameterHint.nearest;
  return names === '' ? parameterHint.none : parameterHint.names;
}

/** How a session ended, with the steps that were passed over where no cause was found. */
export function endSentence(
  end: EndReason,
  answers: readonly Pick<Visit, 'outcome' | 'number' | 'step'>[],
  { words, messages }: { readonly words: SessionMessages; readonly messages: Messages },
): string {
  const unjudged = answers.filter(({ outcome }) => outcome === 'done' || outcome === 'skipped');
  if (end !== 'nothing-found' || unjudged.length === 0) return words.end[end];
  const steps = [...new Set(unjudged.map(({ number, step }) => number ?? step))].join(messages.listSeparator);
  return `${words.end[end]}${fillMessage(words.endUnjudged, { steps })}`;
}

/** How many solved cases ended here, and for which versions. */
export function casesSentence(
  { here, workflow, versions }: SessionView['cases'],
  words: SessionMessages,
  messages: Messages,
): string {
  const named = fillMessage(words.casesVersions, {
    versions: versions.map((each) => versionIn(each, messages)).join(messages.listSeparator),
  });
  return fillMessage(words.casesHere, { count: here, all: workflow }) + (versions.length > 0 ? named : '');
}

// The result of the last answer: the part of a turn before its step.

const shownReadings = 3;
const shownValue = 60;
/** Of a line that decides as a whole: what it says may stand at its end. */
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
export function staleSentence({ stale }: SessionView, words: SessionMessages): string {
  if (!stale) return '';
  const values = { path: sanitizeLine(stale.path), title: sanitizeLine(stale.title) };
  return `${fillMessage(words.staleHead, values)} ${fillMessage(words.stale[stale.step], values)}`;
}

/** The verdict on pasted output; empty without one. */
export function judgedSentence({ judgement }: SessionView, words: SessionMessages, { verdict }: Messages): string {
  if (!judgement?.verdict) return '';
  const values = { verdict: verdict[judgement.verdict], text: sanitizeLine(judgement.row ?? '') };
  return fillMessage(words.judged, values).replace(/[：:]\s*$/, '');
}

/** A reading of the output itself is its line. */
export const isWholeLine = ({ name, value, text }: Pick<ObservedValue, 'name' | 'value' | 'text'>): boolean =>
  name === 'output' && typeof value === 'string' && text !== '';

const verdictStyle = { normal: 'green', warning: 'yellow', abnormal: 'red' } as const;

/** The verdict on pasted output, and the lines that it is based on. */
export function judgementLines(view: SessionView, page: SessionPage): string[] {
  const { judgement } = view;
  if (judgement === null) return [];
  const { words, messages, paint } = page;
  const readings = judgement.readings.slice(0, shownReadings).flatMap(({ name, value, unit, line, text }) => {
    const isWhole = isWholeLine({ name, value, text });
    const values = {
      name: sanitizeLine(name),
      value: truncate(`${sanitizeLine(String(value))}${unit ?? ''}`, shownValue),
      line,
      text: truncate(sanitizeLine(text), isWhole ? shownLine : shownValue),
    };
    const message = isWhole ? words.readingLine : words.readingFrom;
    return prose(page, fillMessage(message, values), 2, 2).map((each) => paint('dim', each));
  });
  const { verdict } = judgement;
  if (verdict === null) return readings;
  const head = prose(page, judgedSentence(view, words, messages));
  return [...head.map((line) => paint(['bold', verdictStyle[verdict]], line)), ...readings];
}

export function noticeLines(notice: Notice, page: SessionPage): string[] {
  const { words, messages, paint } = page;
  // The document header already says so.
  if (notice.code === 'other-document') return [];
  const typed = { ...words, notices: { ...words.notices, ...words.typedNotices } };
  const text = noticeSentence(notice, typed, messages, sanitizeLine);
  return prose(page, `${messages.note}${messages.colon}${text}`, 0, 2).map((line) => paint('yellow', line));
}

/** After a branch that names the cause, and at the end. */
export function conclusionLines(view: SessionView, page: SessionPage): string[] {
  const { conclusion, cases, visits, step } = view;
  const entered = view.notices.some(({ code }) => code === 'other-document') && view.document?.kind === 'case';
  const taken = visits.at(-1)?.branch != null && !view.notices.some(({ code }) => stayedCodes.has(code));
  if (!conclusion || !(taken || entered || step === null)) return [];
  const { words, messages, paint } = page;
  const line = (label: string, text: string): string[] =>
    prose(page, `${label}${messages.colon}${sanitizeLine(text)}`, 0, 2);
  const detail = (label: string, text: string | null): string[] =>
    text === null ? [] : [paint('dim', truncate(`    ${label}${messages.colon}${sanitizeLine(text)}`, page.width))];
  return [
    ...line(words[conclusion.kind === 'cause' ? 'conclusion' : 'finding'], conclusion.cause).map((each) =>
      paint(['bold', 'magenta'], each),
    ),
    ...(isSaid(conclusion) ? [] : line(words.resolution, conclusion.resolution!)),
    ...(cases.here > 0 ? prose(page, casesSentence(cases, words, messages)) : []),
    ...cases.similar.flatMap((each) => [
      ...prose(page, `- ${sanitizeLine(each.title)}  (use ${sanitizeLine(each.id)})`, 2, 2),
      ...detail(words.conclusion, each.cause),
      ...detail(words.resolution, each.resolution),
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
  'unknown-branch',
  'unknown-step',
  'which-step',
  'renamed-step',
  'unknown-document',
]);
/** A remark changes nothing. */
export const noteCodes: ReadonlySet<string> = new Set(['noted', 'too-many-notes']);
/** The same, and those after which its commands are displayed again. */
const stayedCodes: ReadonlySet<string> = new Set([
  ...askedAgain,
  ...noteCodes,
  'value-set',
  'value-refused',
  'unknown-parameter',
]);
export interface SessionPage extends Page {
  readonly asked: boolean;
  readonly words: SessionMessages;
}

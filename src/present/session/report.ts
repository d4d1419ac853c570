import type { Notice, Refusal, SessionView, Visit } from '../../model/index.js';
import { commandLabels } from '../diagnosis/command-text.js';
import { stepTitle } from '../diagnosis/outline.js';
import { joinParts } from '../layout.js';
import { escapeLine, fence, inlineCode } from '../markdown.js';
import { fillMessage, messagesFor, refusalText, type SessionMessages, sessionMessagesFor } from '../messages/index.js';
import type { Messages } from '../messages/messages.js';
import { recordOf, type SessionRecord, shownStep } from './case-draft.js';

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
  if (code === 'judged-above' || code === 'check-first' || code === 'confirm-first') {
    const { title = '', number = '' } = filled;
    filled.title = stepTitle({ title, number: Number(number.split('.').at(-1)) });
  }
  if (code === 'check-first' || code === 'confirm-first') filled.condition = conditionOf(filled.when ?? '', words);
  if (code === 'changes') return words.changes[values.effect as keyof typeof words.changes] ?? code;
  if (code === 'contradiction') filled.verdict = messages.verdict[values.verdict as 'normal'] ?? '';
  if (code === 'value-refused') {
    const { reason: refused = '', type = '', refusal } = values;
    filled.reason = shown(refusalText({ refused, type, refusal: refusal as Refusal }, messages));
  }
  if (code === 'unknown-parameter') filled.note = shown(fillMessage(hintOf(values, words), filled));
  return Object.hasOwn(words.notices, code) ? fillMessage(words.notices[code]!, filled) : code;
}

const conditionOf = (when: string, words: SessionMessages): string =>
  when === '' ? '' : fillMessage(words.leadsThereWhen, { when });

function hintOf({ names = '', nearest = '' }: Notice['values'], { parameterHint }: SessionMessages): string {
  if (nearest !== '') return parameterHint.nearest;
  return names === '' ? parameterHint.none : parameterHint.names;
}

const outcomeMark = { normal: '✅', warning: '⚠️', abnormal: '❌', done: '▪', skipped: '○' } as const;
const longestSymptom = 12;

/**
 * What was checked, observed and concluded, as Markdown for a ticket. Text of documents and output never becomes
 * markup.
 */
export function sessionReport(views: readonly SessionView[]): string {
  const record = recordOf(views);
  if (!record) return '';
  const { view } = record;
  const [words, messages] = [sessionMessagesFor(view.language), messagesFor(view.language)];
  const answered = view.visits.filter(({ outcome }) => outcome !== 'skipped');
  return joinParts([
    [`# ${escapeLine(fillMessage(words.report, { title: record.documents[0]?.title ?? view.symptom }))}`],
    facts(record, words, messages),
    [`## ${words.reportConcluded}`],
    conclusion(view, words, messages),
    [`## ${words.reportChecked}`],
    answered.length === 0 ? [words.reportNotChecked] : [],
    ...answered.map((visit, index) => check(visit, index + 1, record, words, messages)),
    view.dropped === 0 ? [] : [fillMessage(words.reportDropped, { count: view.dropped })],
  ]);
}

function facts({ view, documents }: SessionRecord, words: SessionMessages, messages: Messages): string[] {
  const values = view.parameters.filter(({ value }) => value !== null);
  const symptom = view.symptom
    .split('\n')
    .slice(0, longestSymptom)
    .map(escapeLine)
    .filter((line) => line !== '');
  const paths = documents.map(({ path, hash }) => `${inlineCode(path)} (${hash.slice(0, 12)})`);
  return [
    `- ${words.reportSymptom}${messages.colon}${symptom.join(' / ')}`,
    `- ${words.reportDocument}${messages.colon}${paths.join(messages.listSeparator)}`,
    ...(values.length > 0
      ? [
          `- ${words.reportParameters}${messages.colon}${values.map(({ name, value }) => inlineCode(`${name}=${value}`)).join(messages.listSeparator)}`,
        ]
      : []),
  ];
}

/** How many solved cases ended here, and for which versions. */
export function casesSentence(
  { here, workflow, versions }: SessionView['cases'],
  words: SessionMessages,
  messages: Messages,
): string {
  const named = fillMessage(words.casesVersions, { versions: versions.join(messages.listSeparator) });
  return fillMessage(words.casesHere, { count: here, all: workflow }) + (versions.length > 0 ? named : '');
}

function conclusion(
  { conclusion: found, cases, end }: SessionView,
  words: SessionMessages,
  messages: Messages,
): string[] {
  if (!found) return [fillMessage(words.reportNothing, { end: end ? words.end[end] : '' }).trim()];
  return [
    `- **${words.conclusion}${messages.colon}${escapeLine(found.cause)}**`,
    ...(found.resolution ? [`- ${words.resolution}${messages.colon}${escapeLine(found.resolution)}`] : []),
    ...(cases.here > 0 ? [`- ${casesSentence(cases, words, messages)}`] : []),
    ...cases.similar.map(({ title, path }) => `  - ${escapeLine(title)} (${inlineCode(path)})`),
  ];
}

function check(
  visit: Visit,
  number: number,
  record: SessionRecord,
  words: SessionMessages,
  messages: Messages,
): string[] {
  const step = shownStep(record, visit);
  const earlier = fillMessage(words.reportEarlier, { step: visit.step, path: visit.path });
  const title = visit.title === null ? earlier : `${visit.number} ${step ? stepTitle(step) : visit.title}`;
  const seen = visit.seen.map(({ name, value, unit, text }) => {
    const read = fillMessage(words.reportSeen, { name, value: `${value}${unit ?? ''}` });
    return `   - ${inlineCode(read)} ← ${inlineCode(text)}`;
  });
  const commands = (step?.commands ?? []).flatMap((command) => [
    '',
    `   ${escapeLine(commandLabels(command, { messages }))} ${escapeLine(command.description)}`.trimEnd(),
    ...fence(command.rendered, command.language).map((line) => (line === '' ? '' : `   ${line}`)),
  ]);
  return [
    `${number}. ${outcomeMark[visit.outcome]} **${escapeLine(title)}** — ${words.outcome[visit.outcome]}`,
    ...seen,
    ...(visit.branch === null ? [] : [`   - ${escapeLine(fillMessage(words.reportBranch, { when: visit.branch }))}`]),
    ...commands,
  ];
}

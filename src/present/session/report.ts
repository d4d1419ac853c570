import type { ReportedStep, SessionReport, SessionView } from '../../model/index.js';
import { joinParts } from '../layout.js';
import { escapeLine, fence, inlineCode } from '../markdown.js';
import { fillMessage, type Messages, messagesFor, verdictMarks } from '../messages/index.js';
import { isSolving, reportOf, titleOf } from './record.js';
import { casesSentence, endSentence, isWholeLine } from './turn-text.js';

const outcomeMark = { ...verdictMarks, done: '▪', skipped: '○' } as const;
const longestSymptom = 12;

/** The report as Markdown for a ticket. Text of documents and output never becomes markup. */
export function sessionReport(views: readonly SessionView[]): string {
  const report = reportOf(views);
  if (!report) return '';
  const messages = messagesFor(report.language);
  const changes = changed(report, messages);
  const open = report.open.map(
    ({ code, values }) => `- ${escapeLine(fillMessage(messages.open[code] ?? code, values))}`,
  );
  const notes = report.notes.map((note) => `- ${noteLine(note, report, messages)}`);
  const section = (title: string, lines: readonly string[]): string[][] =>
    lines.length === 0 ? [] : [[`## ${title}`], [...lines]];
  return joinParts([
    [`# ${escapeLine(fillMessage(messages.report, { title: report.title }))}`],
    facts(report, messages),
    ...section(messages.reportConcluded, concluded(report, messages)),
    [`## ${messages.reportChecked}`],
    report.steps.length === 0 ? [messages.reportNotChecked] : [],
    ...report.steps.map((step) => checkedStep(step, report, messages)),
    report.dropped === 0 ? [] : [fillMessage(messages.reportDropped, { count: report.dropped })],
    ...section(messages.reportChanged, changes),
    ...section(messages.reportOpen, open),
    ...section(messages.reportNotes, notes),
  ]);
}

function facts({ symptom, documents, values, began, ended }: SessionReport, messages: Messages): string[] {
  const lines = symptom.split('\n').slice(0, longestSymptom).map(escapeLine);
  const times = [began, ended === began ? null : ended].flatMap((time) => time ?? []);
  const owned = documents.filter(({ owners }) => owners.length > 0);
  const ownersOf = ({ owners, path }: SessionReport['documents'][number]): string => {
    const names = owners.map(escapeLine).join(messages.listSeparator);
    return fillMessage(messages.reportOwner, { owners: names, path: inlineCode(path) });
  };
  const all: readonly (readonly [label: string, parts: readonly string[], separator?: string])[] = [
    [messages.reportSymptom, lines.filter((line) => line !== ''), ' / '],
    [messages.reportDocument, documents.map(({ path, hash }) => `${inlineCode(path)} (${hash.slice(0, 12)})`)],
    [messages.reportTime, times, ' – '],
    [messages.reportParameters, values.map(({ name, value }) => inlineCode(`${name}=${value}`))],
    [messages.reportOwners, owned.map(ownersOf)],
  ];
  return all.flatMap(([label, parts, separator = messages.listSeparator]) =>
    parts.length === 0 ? [] : [`- ${label}${messages.colon}${parts.join(separator)}`],
  );
}

function concluded({ conclusion, cases, end, steps }: SessionReport, messages: Messages): string[] {
  if (!conclusion)
    return [fillMessage(messages.reportNothing, { end: end ? endSentence(end, steps, messages) : '' }).trim()];
  const { kind, cause, when, resolution, path, step } = conclusion;
  const label = kind === 'cause' ? messages.conclusion : messages.finding;
  const place = steps.find((each) => each.step === step && each.path === path);
  const where = place ? ` (${inlineCode(place.line === null ? path : `${path}:${place.line}`)})` : '';
  const evidence = decidingSteps(steps).map((each) => `  - ${evidenceLine(each, messages)}`);
  return [
    `- **${label}${messages.colon}${escapeLine(cause)}**`,
    ...(when !== null && when !== cause ? [`- ${messages.reportWhen}${messages.colon}${escapeLine(when)}`] : []),
    ...(evidence.length > 0 ? [`- ${messages.reportEvidence}${messages.colon}`.trimEnd(), ...evidence] : []),
    ...(resolution && resolution !== cause
      ? [`- ${messages.resolution}${messages.colon}${escapeLine(resolution)}${where}`]
      : []),
    ...(cases.here > 0 ? [`- ${casesSentence(cases, messages)}`] : []),
    ...cases.similar.map(({ title, path: file }) => `  - ${escapeLine(title)} (${inlineCode(file)})`),
  ];
}

/** The steps that support the conclusion: those that were not normal or took a branch. Resolutions count only if there are no others. */
export function decidingSteps(steps: readonly ReportedStep[]): readonly ReportedStep[] {
  const deciding = steps.filter(
    ({ outcome, phase, branch }) =>
      phase !== 'verification' && (outcome === 'abnormal' || outcome === 'warning' || branch !== null),
  );
  const before = deciding.filter(({ phase }) => !isSolving(phase));
  return before.length > 0 ? before : deciding;
}

/** `3 Measure the loss: lossPercent = 12 ← line 3: …`, as Markdown. */
function evidenceLine(step: ReportedStep, messages: Messages): string {
  const seen = readLines(step, messages);
  const said = step.branch ?? step.expectation;
  const shown = seen.length > 0 ? seen.join(messages.listSeparator) : said === null ? '' : escapeLine(said);
  const title = escapeLine(`${step.number ?? step.step} ${titleOf(step)}`);
  const verdict = step.outcome === 'done' ? '' : ` — ${messages.outcome[step.outcome]}`;
  return `${title}${verdict}${shown === '' ? '' : messages.colon}${shown}`;
}

function readLines({ seen }: ReportedStep, messages: Messages): string[] {
  return seen.map((reading) => {
    const { name, value, unit, line, text } = reading;
    if (isWholeLine(reading)) return fillMessage(messages.readingLine, { line: line ?? '?', text: inlineCode(text) });
    const read = inlineCode(fillMessage(messages.reportSeen, { name, value: `${value}${unit ?? ''}` }));
    return fillMessage(messages.reportLine, { read, line: line ?? '?', text: inlineCode(text) });
  });
}

function checkedStep(step: ReportedStep, { began }: SessionReport, messages: Messages): string[] {
  const { index, outcome, title, time, expectation, branch } = step;
  const earlier = fillMessage(messages.reportEarlier, { step: step.step, path: step.path });
  const name = title === null ? earlier : `${step.number} ${titleOf(step)}`;
  const when = time === null ? '' : ` · ${shownTime(time, began)}`;
  const item = (text: string, values: Readonly<Record<string, string>>) =>
    `   - ${escapeLine(fillMessage(text, values))}`;
  const commands = step.commands.flatMap(({ text, language, effect, description }) => [
    '',
    `   ${escapeLine(`[${messages.effect[effect]}]`)} ${escapeLine(description)}`.trimEnd(),
    ...indented(fence(text, language)),
  ]);
  const isPlain = outcome === 'done' || outcome === 'skipped';
  return [
    `${index}. ${outcomeMark[outcome]} **${escapeLine(name)}** — ${messages.outcome[outcome]}${when}`,
    ...readLines(step, messages).map((line) => `   - ${line}`),
    ...(expectation === null || isPlain ? [] : [item(messages.reportExpectation, { text: expectation })]),
    ...(branch === null || branch === expectation ? [] : [item(messages.reportBranch, { when: branch })]),
    ...commands,
    ...step.outputs.flatMap((output) => folded(output, messages)),
  ];
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? '' : `   ${line}`));

/** The whole pasted output, collapsed to one line. */
function folded(output: string, messages: Messages): string[] {
  const count = output.replace(/\n+$/, '').split('\n').length;
  const summary = fillMessage(count === 1 ? messages.reportOutputLine : messages.reportOutput, { count });
  const body = indented(fence(output, 'text'));
  return ['', `   <details><summary>${summary}</summary>`, '', ...body, '', '   </details>'];
}

/** The time of day, with the date if it differs from that of the beginning. */
const shownTime = (time: string, began: string | null): string =>
  time.slice(0, 10) === began?.slice(0, 10) ? time.slice(11) : time;

function changed({ steps, changes, began }: SessionReport, messages: Messages): string[] {
  const lines = changes.flatMap(({ index, checkedBy }) => {
    const { title, number, outcome, time, commands, phase, ...step } = steps[index - 1]!;
    const checks = checkedBy.map((each) => {
      const check = steps[each - 1]!;
      return `${outcomeMark[check.outcome]} ${check.number} ${titleOf(check)}`;
    });
    const after =
      checks.length === 0
        ? messages.reportNotCheckedBy
        : fillMessage(messages.reportCheckedBy, { steps: checks.join(messages.listSeparator) });
    const when = time === null ? '' : ` · ${shownTime(time, began)}`;
    const name = title === null ? step.step : `${number} ${titleOf({ title })}`;
    const effects = commands.filter(({ effect }) => effect === 'change' || effect === 'destroy');
    return [
      `- ${escapeLine(name)} — ${messages.outcome[outcome]}${when}`,
      ...effects.map(({ effect, text }) => {
        const [first = '', ...more] = text.split('\n');
        return `  - ${escapeLine(`[${messages.effect[effect]}]`)} ${inlineCode(first)}${more.length > 0 ? ' …' : ''}`;
      }),
      ...(phase === 'verification' ? [] : [`  - ${escapeLine(after)}`]),
    ];
  });
  return lines.length === 0 ? [] : [messages.reportChangedHow, '', ...lines];
}

function noteLine(
  { text, time, step, path }: SessionReport['notes'][number],
  report: SessionReport,
  messages: Messages,
): string {
  const at = report.steps.find((each) => each.step === step && each.path === path);
  const place = at ? fillMessage(messages.reportNoteAt, { number: at.number ?? at.step }) : null;
  const when = time === null ? null : shownTime(time, report.began);
  const head = [when, place].filter((part) => part !== null).join(' · ');
  return head === '' ? escapeLine(text) : `${head}${messages.colon}${escapeLine(text)}`;
}

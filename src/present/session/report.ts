import type { ReportedStep, SessionReport, SessionView } from '../../model/index.js';
import { joinParts } from '../layout.js';
import { escapeLine, fence, inlineCode } from '../markdown.js';
import { fillMessage, messagesFor, type SessionMessages, sessionMessagesFor } from '../messages/index.js';
import { type Messages, verdictMarks } from '../messages/messages.js';
import { isSolving, reportOf, titleOf } from './record.js';
import { casesSentence, endSentence, isWholeLine } from './turn-text.js';

const outcomeMark = { ...verdictMarks, done: '▪', skipped: '○' } as const;
const longestSymptom = 12;

interface Words {
  readonly words: SessionMessages;
  readonly messages: Messages;
}

/** The report as Markdown for a ticket. Text of documents and output never becomes markup. */
export function sessionReport(views: readonly SessionView[]): string {
  const report = reportOf(views);
  if (!report) return '';
  const use = { words: sessionMessagesFor(report.language), messages: messagesFor(report.language) };
  const { words } = use;
  const changes = changed(report, use);
  const open = report.open.map(({ code, values }) => `- ${escapeLine(fillMessage(words.open[code] ?? code, values))}`);
  const notes = report.notes.map((note) => `- ${noteLine(note, report, use)}`);
  const section = (title: string, lines: readonly string[]): string[][] =>
    lines.length === 0 ? [] : [[`## ${title}`], [...lines]];
  return joinParts([
    [`# ${escapeLine(fillMessage(words.report, { title: report.title }))}`],
    facts(report, use),
    ...section(words.reportConcluded, concluded(report, use)),
    [`## ${words.reportChecked}`],
    report.steps.length === 0 ? [words.reportNotChecked] : [],
    ...report.steps.map((step) => checkedStep(step, report, use)),
    report.dropped === 0 ? [] : [fillMessage(words.reportDropped, { count: report.dropped })],
    ...section(words.reportChanged, changes),
    ...section(words.reportOpen, open),
    ...section(words.reportNotes, notes),
  ]);
}

function facts({ symptom, documents, values, began, ended }: SessionReport, { words, messages }: Words): string[] {
  const fact = (label: string, parts: readonly string[], separator = messages.listSeparator): string[] =>
    parts.length === 0 ? [] : [`- ${label}${messages.colon}${parts.join(separator)}`];
  const lines = symptom.split('\n').slice(0, longestSymptom).map(escapeLine);
  const times = [began, ended === began ? null : ended].flatMap((time) => time ?? []);
  const owned = documents.filter(({ owners }) => owners.length > 0);
  return [
    ...fact(
      words.reportSymptom,
      lines.filter((line) => line !== ''),
      ' / ',
    ),
    ...fact(
      words.reportDocument,
      documents.map(({ path, hash }) => `${inlineCode(path)} (${hash.slice(0, 12)})`),
    ),
    ...fact(words.reportTime, times, ' – '),
    ...fact(
      words.reportParameters,
      values.map(({ name, value }) => inlineCode(`${name}=${value}`)),
    ),
    ...fact(
      words.reportOwners,
      owned.map(({ owners, path }) =>
        fillMessage(words.reportOwner, {
          owners: owners.map(escapeLine).join(messages.listSeparator),
          path: inlineCode(path),
        }),
      ),
    ),
  ];
}

function concluded({ conclusion, cases, end, steps }: SessionReport, use: Words): string[] {
  const { words, messages } = use;
  if (!conclusion) return [fillMessage(words.reportNothing, { end: end ? endSentence(end, steps, use) : '' }).trim()];
  const { kind, cause, when, resolution, path, step } = conclusion;
  const label = kind === 'cause' ? words.conclusion : words.finding;
  const place = steps.find((each) => each.step === step && each.path === path);
  const where = place ? ` (${inlineCode(place.line === null ? path : `${path}:${place.line}`)})` : '';
  const evidence = decidingSteps(steps).map((each) => `  - ${evidenceLine(each, use)}`);
  return [
    `- **${label}${messages.colon}${escapeLine(cause)}**`,
    ...(when !== null && when !== cause ? [`- ${words.reportWhen}${messages.colon}${escapeLine(when)}`] : []),
    ...(evidence.length > 0 ? [`- ${words.reportEvidence}${messages.colon}`.trimEnd(), ...evidence] : []),
    ...(resolution && resolution !== cause
      ? [`- ${words.resolution}${messages.colon}${escapeLine(resolution)}${where}`]
      : []),
    ...(cases.here > 0 ? [`- ${casesSentence(cases, words, messages)}`] : []),
    ...cases.similar.map(({ title, path: file }) => `  - ${escapeLine(title)} (${inlineCode(file)})`),
  ];
}

/** The steps that speak for the conclusion: those that were not normal, or took a branch; of resolutions, if no others. */
export function decidingSteps(steps: readonly ReportedStep[]): readonly ReportedStep[] {
  const deciding = steps.filter(
    ({ outcome, phase, branch }) =>
      phase !== 'verification' && (outcome === 'abnormal' || outcome === 'warning' || branch !== null),
  );
  const before = deciding.filter(({ phase }) => !isSolving(phase));
  return before.length > 0 ? before : deciding;
}

/** `3 Measure the loss: lossPercent = 12 ← line 3: …`, as Markdown. */
export function evidenceLine(step: ReportedStep, { words, messages }: Words): string {
  const seen = readLines(step, words);
  const said = step.branch ?? step.expectation;
  const shown = seen.length > 0 ? seen.join(messages.listSeparator) : said === null ? '' : escapeLine(said);
  const title = escapeLine(`${step.number ?? step.step} ${titleOf(step)}`);
  const verdict = step.outcome === 'done' ? '' : ` — ${words.outcome[step.outcome]}`;
  return `${title}${verdict}${shown === '' ? '' : messages.colon}${shown}`;
}

function readLines({ seen }: ReportedStep, words: SessionMessages): string[] {
  return seen.map(({ name, value, unit, line, text }) => {
    if (isWholeLine({ name, value, text }))
      return fillMessage(words.readingLine, { line: line ?? '?', text: inlineCode(text) });
    const read = inlineCode(fillMessage(words.reportSeen, { name, value: `${value}${unit ?? ''}` }));
    return fillMessage(words.reportLine, { read, line: line ?? '?', text: inlineCode(text) });
  });
}

function checkedStep(step: ReportedStep, { began }: SessionReport, { words, messages }: Words): string[] {
  const { index, outcome, title, time, expectation, branch } = step;
  const earlier = fillMessage(words.reportEarlier, { step: step.step, path: step.path });
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
    `${index}. ${outcomeMark[outcome]} **${escapeLine(name)}** — ${words.outcome[outcome]}${when}`,
    ...readLines(step, words).map((line) => `   - ${line}`),
    ...(expectation === null || isPlain ? [] : [item(words.reportExpectation, { text: expectation })]),
    ...(branch === null || branch === expectation ? [] : [item(words.reportBranch, { when: branch })]),
    ...commands,
    ...step.outputs.flatMap((output) => folded(output, words)),
  ];
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? '' : `   ${line}`));

/** Pasted output, whole, behind one line. */
function folded(output: string, words: SessionMessages): string[] {
  const count = output.replace(/\n+$/, '').split('\n').length;
  const summary = fillMessage(count === 1 ? words.reportOutputLine : words.reportOutput, { count });
  const body = indented(fence(output, 'text'));
  return ['', `   <details><summary>${summary}</summary>`, '', ...body, '', '   </details>'];
}

/** The time of day; the date too, where it is not that of the beginning. */
const shownTime = (time: string, began: string | null): string =>
  time.slice(0, 10) === began?.slice(0, 10) ? time.slice(11) : time;

function changed({ steps, changes, began }: SessionReport, { words, messages }: Words): string[] {
  const lines = changes.flatMap(({ index, checkedBy }) => {
    const { title, number, outcome, time, commands, phase, ...step } = steps[index - 1]!;
    const checks = checkedBy.map((each) => {
      const check = steps[each - 1]!;
      return `${outcomeMark[check.outcome]} ${check.number} ${titleOf(check)}`;
    });
    const after =
      checks.length === 0
        ? words.reportNotCheckedBy
        : fillMessage(words.reportCheckedBy, { steps: checks.join(messages.listSeparator) });
    const when = time === null ? '' : ` · ${shownTime(time, began)}`;
    const name = title === null ? step.step : `${number} ${titleOf({ title })}`;
    const effects = commands.filter(({ effect }) => effect === 'change' || effect === 'destroy');
    return [
      `- ${escapeLine(name)} — ${words.outcome[outcome]}${when}`,
      ...effects.map(({ effect, text }) => {
        const [first = '', ...more] = text.split('\n');
        return `  - ${escapeLine(`[${messages.effect[effect]}]`)} ${inlineCode(first)}${more.length > 0 ? ' …' : ''}`;
      }),
      ...(phase === 'verification' ? [] : [`  - ${escapeLine(after)}`]),
    ];
  });
  return lines.length === 0 ? [] : [words.reportChangedHow, '', ...lines];
}

function noteLine(
  { text, time, step, path }: SessionReport['notes'][number],
  report: SessionReport,
  use: Words,
): string {
  const { words, messages } = use;
  const at = report.steps.find((each) => each.step === step && each.path === path);
  const place = at ? fillMessage(words.reportNoteAt, { number: at.number ?? at.step }) : null;
  const when = time === null ? null : shownTime(time, report.began);
  const head = [when, place].filter((part) => part !== null).join(' · ');
  return head === '' ? escapeLine(text) : `${head}${messages.colon}${escapeLine(text)}`;
}

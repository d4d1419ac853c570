import { groupBy } from '../../collections.js';
import type { Choice, Observation, PlannedStep, SessionView } from '../../model/index.js';
import { proseWithout, stepTitle } from '../diagnosis/outline.js';
import { fillMessage, type Messages, messagesFor } from '../messages/index.js';
import { checkLabel, choiceText } from '../session/text.js';
import {
  endSentence,
  isSaid,
  judgedSentence,
  noticeSentence,
  readingText,
  staleSentence,
} from '../session/turn-text.js';
import {
  type ChatButton,
  type ChatContent,
  checkChatOptions,
  type MessagePart,
  quiet,
  type SessionChatOptions,
  strong,
  text,
} from './content.js';
import { line, stepForms } from './step.js';

const shownReadings = 3;
const shownChoices = 15;
const shownBelow = 10;

export function sessionContent(view: SessionView, options: SessionChatOptions): ChatContent {
  checkChatOptions('session', options);
  const { language, document, step } = view;
  const messages = messagesFor(language);
  const stale = staleSentence(view, messages);
  const heading = fillMessage(messages.stepHead, { number: view.number ?? '', title: step ? stepTitle(step) : '' });
  return {
    language,
    title: line(document?.title ?? messages.noMatch),
    intro: [
      ...(stale === '' ? [] : [strong(line(stale))]),
      ...judged(view, messages),
      ...notices(view, messages),
      ...concluded(view, messages),
      ...ended(view, messages),
    ],
    steps: step ? [stepForms(withoutBranches(step, view), heading, [], messages)] : [],
    outro: [choices(view, messages), below(view, messages), open(view, messages)].filter((group) => group.length > 0),
    buttons: view.token === null || options.buttons === false ? [] : buttons(view, view.token, messages),
    more: () => null,
    withoutButtons: quiet(messages.sessionTooLong),
  };
}

function judged(view: SessionView, messages: Messages): MessagePart[] {
  const { judgement } = view;
  if (judgement === null) return [];
  const shown = judgement.readings.slice(0, shownReadings);
  const readings = shown.map((reading) => quiet(line(readingText(reading, messages))));
  if (judgement.verdict === null) return readings;
  return [strong(line(judgedSentence(view, messages))), ...readings];
}

function notices(view: SessionView, messages: Messages): MessagePart[] {
  const shown = view.notices.filter(({ code }) => code !== 'other-document');
  return shown.map((notice) => quiet(line(`${messages.note}${messages.colon}${noticeSentence(notice, messages)}`)));
}

function concluded({ conclusion, cases }: SessionView, messages: Messages): MessagePart[] {
  if (!conclusion) return [];
  const labelled = (label: string, content: string): string => `${label}${messages.colon}${line(content)}`;
  return [
    strong(labelled(messages[conclusion.kind === 'cause' ? 'conclusion' : 'finding'], conclusion.cause)),
    ...(isSaid(conclusion) ? [] : [text(labelled(messages.resolution, conclusion.resolution!))]),
    ...(cases.here > 0 ? [quiet(fillMessage(messages.casesHere, { count: cases.here, all: cases.workflow }))] : []),
  ];
}

const ended = ({ end, step, visits }: SessionView, messages: Messages): MessagePart[] =>
  end !== null && step === null ? [strong(endSentence(end, visits, messages))] : [];

/** Branches are listed once, with their numbers. */
const withoutBranches = (step: PlannedStep, { choices: given }: SessionView): PlannedStep => ({
  ...step,
  text: proseWithout(step.text, given),
});

/** Conditions that lead to one place stand in one line. */
function choices({ choices: given, step }: SessionView, messages: Messages): MessagePart[] {
  const numbered = ({ number, suggested }: Choice, shown: string): string =>
    `${number}. ${line(shown)}${suggested ? messages.suggested : ''}`;
  const byTarget = groupBy(given, (choice) => choiceText({ ...choice, when: '' }, messages));
  const lines = [...byTarget].map(([target, group]) => {
    if (group.length === 1) return numbered(group[0]!, choiceText(group[0]!, messages, step?.title));
    const conditions = group.map((choice) => numbered(choice, choice.when)).join(messages.itemSeparator);
    return `→ ${line(target)}${messages.colon}${conditions}`;
  });
  return list(messages.choices, lines, shownChoices, messages);
}

/** The substeps of a step without commands: usually the ways to carry it out. */
function below({ step, below: substeps }: SessionView, messages: Messages): MessagePart[] {
  if (!step || step.commands.length > 0) return [];
  const lines = substeps.map(({ number, title }) => line(`${number} ${title}`));
  return list(messages.below, lines, shownBelow, messages);
}

function list(title: string, lines: readonly string[], most: number, messages: Messages): MessagePart[] {
  if (lines.length === 0) return [];
  const more = lines.length - most;
  const rest = more > 0 ? [quiet(fillMessage(messages.moreItems, { count: more }))] : [];
  return [strong(title), ...lines.slice(0, most).map(text), ...rest];
}

function open({ step, offers }: SessionView, messages: Messages): MessagePart[] {
  const names = (step?.commands ?? []).flatMap(({ placeholders }) =>
    placeholders.filter(({ value }) => value === null).map(({ name }) => name),
  );
  if (names.length === 0) return [];
  const offered = offers.filter(({ name }) => names.includes(name));
  return [
    quiet(line(fillMessage(messages.openParameters, { names: [...new Set(names)].join(messages.listSeparator) }))),
    ...offered.map(({ name, values }) =>
      quiet(line(fillMessage(messages.offered, { name, values: values.join(messages.listSeparator) }))),
    ),
  ];
}

/** Button texts are short: branches are described above, by number. */
function buttons(view: SessionView, token: string, messages: Messages): ChatButton[] {
  const { step, choices: given, visits, stale: changed, confirm } = view;
  const button = (id: string, shown: string, asked: Observation, style: ChatButton['style'] = 'plain') => ({
    id,
    text: shown,
    style,
    action: { do: asked, session: token },
  });
  const judgeable = step !== null && changed === null && step.expectations.length > 0;
  const verdicts = judgeable ? [...new Set(step.expectations.map(({ verdict }) => verdict))] : [];
  const check = checkLabel(view, messages);
  return [
    ...(check === null ? [] : [button('check', line(check), { jump: confirm!.step }, 'primary')]),
    ...verdicts.map((verdict) =>
      button(verdict, messages.verdict[verdict], { outcome: verdict }, verdict === 'abnormal' ? 'danger' : 'plain'),
    ),
    ...given
      .filter(({ suggested }, index) => suggested || index < shownChoices)
      .map((choice) =>
        button(
          `branch-${choice.number}`,
          `${choice.number}. ${line(choice.when === '' ? choice.title : choice.when)}`,
          { branch: choice.number },
          choice.suggested ? 'primary' : 'plain',
        ),
      ),
    ...(step === null
      ? []
      : [button('done', messages.ask.done, { outcome: 'done' }, check === null ? 'primary' : 'plain')]),
    ...(visits.length > 0 ? [button('back', messages.back, { back: true })] : []),
    ...(step === null ? [] : [button('finish', messages.finish, { finish: true })]),
  ];
}

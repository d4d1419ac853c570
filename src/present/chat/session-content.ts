import type { Notice, Observation, SessionView } from '../../model/index.js';
import { stepTitle } from '../diagnosis/outline.js';
import { fillMessage, messagesFor, type SessionMessages, sessionMessagesFor } from '../messages/index.js';
import { checkLabel, choiceText } from '../session/text.js';
import { endSentence, isSaid, judgedSentence, noticeSentence, staleSentence } from '../session/turn-text.js';
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
import { type ChatWords, chatWordsFor, line, type StepWords, stepForms } from './step.js';

interface Words extends StepWords {
  readonly session: SessionMessages;
}

const shownReadings = 3;
const shownChoices = 15;
const shownBelow = 10;

/** A session turn as a chat message: the result of the last answer, the current step, and a button for each answer. */
export function sessionContent(view: SessionView, options: SessionChatOptions): ChatContent {
  checkChatOptions('session', options);
  const { language, document, step } = view;
  const use = { messages: messagesFor(language), words: chatWordsFor(language), session: sessionMessagesFor(language) };
  const stale = staleSentence(view, use.session);
  return {
    language,
    title: line(document?.title ?? use.messages.noMatch),
    intro: [
      ...(stale === '' ? [] : [strong(line(stale))]),
      ...judged(view, use),
      ...notices(view, use),
      ...concluded(view, use),
      ...ended(view, use),
    ],
    steps: step ? [stepForms(step, heading(view, use), [], use)] : [],
    outro: [choices(view, use), below(view, use), open(view, use)].filter((group) => group.length > 0),
    buttons: view.token === null || options.buttons === false ? [] : buttons(view, view.token, use),
    more: () => null,
    withoutButtons: quiet(use.words.sessionTooLong),
  };
}

const heading = ({ step, number }: SessionView, { session }: Words): string =>
  fillMessage(session.stepHead, { number: number ?? '', title: stepTitle(step!) });

function judged(view: SessionView, { session, messages }: Words): MessagePart[] {
  const { judgement } = view;
  if (judgement === null) return [];
  const readings = judgement.readings
    .slice(0, shownReadings)
    .map(({ name, value, unit, line: at, text: whole }) =>
      quiet(line(fillMessage(session.readingFrom, { name, value: `${value}${unit ?? ''}`, line: at, text: whole }))),
    );
  if (judgement.verdict === null) return readings;
  return [strong(line(judgedSentence(view, session, messages))), ...readings];
}

function notices(view: SessionView, use: Words): MessagePart[] {
  return view.notices.filter(({ code }) => code !== 'other-document').map((notice) => quiet(noticeText(notice, use)));
}

function noticeText(notice: Notice, { session, messages }: Words): string {
  return line(`${messages.note}${messages.colon}${noticeSentence(notice, session, messages)}`);
}

function concluded({ conclusion, cases }: SessionView, { session, messages }: Words): MessagePart[] {
  if (!conclusion) return [];
  const labelled = (label: string, content: string): string => `${label}${messages.colon}${line(content)}`;
  return [
    strong(labelled(session[conclusion.kind === 'cause' ? 'conclusion' : 'finding'], conclusion.cause)),
    ...(isSaid(conclusion) ? [] : [text(labelled(session.resolution, conclusion.resolution!))]),
    ...(cases.here > 0 ? [quiet(fillMessage(session.casesHere, { count: cases.here, all: cases.workflow }))] : []),
  ];
}

const ended = ({ end, step, visits }: SessionView, { session, messages }: Words): MessagePart[] =>
  end !== null && step === null ? [strong(endSentence(end, visits, { words: session, messages }))] : [];

function choices({ choices: given, step }: SessionView, { session, words }: Words): MessagePart[] {
  const lines = given.map((choice) => {
    const suggestion = choice.suggested ? session.suggested : '';
    return `${choice.number}. ${line(choiceText(choice, session, step?.title))}${suggestion}`;
  });
  return list(session.choices, lines, shownChoices, words);
}

/** The substeps of a step without commands: usually the ways to carry it out. */
function below({ step, below: substeps }: SessionView, { session, words }: Words): MessagePart[] {
  if (!step || step.commands.length > 0) return [];
  const lines = substeps.map(({ number, title }) => line(`${number} ${title}`));
  return list(session.below, lines, shownBelow, words);
}

function list(title: string, lines: readonly string[], most: number, words: ChatWords): MessagePart[] {
  if (lines.length === 0) return [];
  const more = lines.length - most;
  const rest = more > 0 ? [quiet(fillMessage(words.moreItems, { count: more }))] : [];
  return [strong(title), ...lines.slice(0, most).map(text), ...rest];
}

function open({ step, offers }: SessionView, { session, messages }: Words): MessagePart[] {
  const names = (step?.commands ?? []).flatMap(({ placeholders }) =>
    placeholders.filter(({ value }) => value === null).map(({ name }) => name),
  );
  if (names.length === 0) return [];
  const offered = offers.filter(({ name }) => names.includes(name));
  return [
    quiet(line(fillMessage(session.openParameters, { names: [...new Set(names)].join(messages.listSeparator) }))),
    ...offered.map(({ name, values }) =>
      quiet(line(fillMessage(session.offered, { name, values: values.join(messages.listSeparator) }))),
    ),
  ];
}

/** Button texts are short: branches are described above, by number. */
function buttons(view: SessionView, token: string, use: Words): ChatButton[] {
  const { step, choices: given, visits, stale: changed, confirm } = view;
  const { session, words, messages } = use;
  const button = (id: string, shown: string, asked: Observation, style: ChatButton['style'] = 'plain') => ({
    id,
    text: shown,
    style,
    action: { do: asked, session: token },
  });
  const judgeable = step !== null && changed === null && step.expectations.length > 0;
  const verdicts = judgeable ? [...new Set(step.expectations.map(({ verdict }) => verdict))] : [];
  const check = checkLabel(view, session);
  return [
    ...(check === null ? [] : [button('check', line(check), { jump: confirm!.step }, 'primary')]),
    ...verdicts.map((verdict) =>
      button(verdict, messages.verdict[verdict], { outcome: verdict }, verdict === 'abnormal' ? 'danger' : 'plain'),
    ),
    ...given
      .slice(0, shownChoices)
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
      : [button('done', session.ask.done, { outcome: 'done' }, check === null ? 'primary' : 'plain')]),
    ...(visits.length > 0 ? [button('back', words.back, { back: true })] : []),
    ...(step === null ? [] : [button('finish', words.finish, { finish: true })]),
  ];
}

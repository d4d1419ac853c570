import { cutAt } from '../../collections.js';
import type { Diagnosis, NearDocument, PlannedWorkflow } from '../../model/index.js';
import { answersOf, candidatesOf, noMatchReason } from '../diagnosis/around-text.js';
import { outline, stepTitle } from '../diagnosis/outline.js';
import {
  branchText,
  confidenceSentence,
  confirmationLine,
  lackSentence,
  notesOf,
  quoted,
  reasonOf,
  startSentence,
  topPhrases,
} from '../diagnosis/phrases.js';
import { fillMessage, type Messages, messagesFor } from '../messages/index.js';
import { sanitize } from '../sanitize.js';
import {
  type ChatButton,
  type ChatContent,
  type ChatOptions,
  checkChatOptions,
  type MessagePart,
  quiet,
  type StepForms,
  strong,
  text,
} from './content.js';
import { line, stepForms } from './step.js';

const shownOthers = 3;
const shownNotes = 3;
const shownSymptom = 600;
const shownAbout = 300;
const shownCause = 400;

export function diagnosisContent(diagnosis: Diagnosis, options: ChatOptions): ChatContent {
  checkChatOptions('diagnosis', options);
  const { language } = diagnosis.query;
  const messages = messagesFor(language);
  const { workflow, status } = diagnosis;
  const steps = workflow ? stepUnits(workflow, messages) : [];
  return {
    language,
    title: line(workflow?.title ?? diagnosis.matches[0]?.title ?? messages.noMatch),
    intro: [
      ...(options.about === undefined ? [] : [strong(cutAt(line(options.about), shownAbout))]),
      ...(status === 'no_match' ? noMatch(diagnosis, messages) : intro(diagnosis, messages)),
      ...notes(diagnosis, messages),
    ],
    steps,
    outro: status === 'no_match' ? [] : outro(diagnosis, messages),
    buttons: options.session && options.buttons !== false ? buttons(diagnosis, options.session, messages) : [],
    more: (from) => (options.buttons === false ? null : moreButton(from, steps.length, diagnosis, messages)),
    withoutButtons: quiet(messages.sessionTooLong),
  };
}

function intro(diagnosis: Diagnosis, messages: Messages): MessagePart[] {
  const { workflow, matches, status, question } = diagnosis;
  const match = matches.find(({ id }) => id === workflow?.id);
  const reason = workflow ? workflow.reason || reasonOf(match, messages) : '';
  const labelled = (label: string, content: string): string => `${label}${messages.colon}${content}`;
  const parts: MessagePart[] = [];
  if (status === 'ambiguous')
    parts.push(strong(fillMessage(messages.ambiguous, { count: candidatesOf(diagnosis).length })));
  if (question) {
    parts.push(...asked(diagnosis, messages.question, messages));
    if (workflow) parts.push(quiet(messages.tentatively));
  }
  if (workflow) parts.push(quiet(labelled(messages.kind[workflow.kind], line(workflow.path))));
  if (reason !== '') parts.push(text(labelled(messages.why, line(reason))));
  if (workflow?.cause !== undefined)
    parts.push(text(labelled(messages.cause, cutAt(line(workflow.cause), shownCause))));
  parts.push(quiet(line(confidenceSentence(diagnosis, messages))));
  return [...parts, ...startLine(diagnosis, messages)];
}

const bullet = (content: string): MessagePart => text(`• ${line(content)}`);

function startLine({ workflow }: Diagnosis, messages: Messages): MessagePart[] {
  if (!workflow?.start) return [];
  const confirmation = confirmationLine(workflow, messages);
  return [strong(line(startSentence(workflow, messages))), ...(confirmation === '' ? [] : [text(line(confirmation))])];
}

const stepUnits = (workflow: PlannedWorkflow, messages: Messages): StepForms[] =>
  outline(workflow).map(({ step, label, text, branches }) => {
    const ways = branches.map((branch) => branchText(branch, messages));
    return stepForms({ ...step, text }, `${label} ${stepTitle(step)}`, ways, messages);
  });

function outro({ cases, matches, workflow, status }: Diagnosis, messages: Messages): MessagePart[][] {
  const shown = new Set([workflow?.id, ...cases.map(({ id }) => id)]);
  const others = status === 'matched' ? matches.filter(({ id }) => !shown.has(id)).slice(0, shownOthers) : [];
  const solved = cases.map((each): MessagePart[] => [
    strong(`${messages.cases}${messages.colon}${line(each.title)}`),
    text(`${messages.cause}${messages.colon}${line(each.cause ?? messages.noCause)}`),
    text(`${messages.resolution}${messages.colon}${line(each.resolution ?? messages.noCause)}`),
    ...(each.forVersion ? [text(line(each.forVersion.text))] : []),
    quiet(line(each.path)),
  ]);
  const other = others.map(({ title, path, evidence }) => {
    const phrases = quoted(topPhrases(evidence, 2), messages);
    return bullet(`${title} (${path})${phrases === '' ? '' : messages.colon + phrases}`);
  });
  return [...solved, ...(other.length > 0 ? [[strong(messages.others), ...other]] : [])];
}

function asked(diagnosis: Diagnosis, label: string, messages: Messages): MessagePart[] {
  const { question } = diagnosis;
  if (!question) return [];
  return [
    strong(`${label}${messages.colon}${line(question.text)}`),
    ...answersOf(diagnosis, messages).map(({ answer, candidates }) =>
      bullet(fillMessage(messages.answerNamed, { answer, candidate: candidates.join(' / ') })),
    ),
  ];
}

function noMatch(diagnosis: Diagnosis, messages: Messages): MessagePart[] {
  const { fallback, suggestions } = diagnosis;
  const offer = (title: string, offers: Diagnosis['suggestions']): MessagePart[] =>
    offers.length === 0 ? [] : [strong(title), ...offers.map((each) => offered(each, messages))];
  return [
    text(noMatchReason(diagnosis, messages)),
    ...offer(messages.suggestions, suggestions),
    ...asked(diagnosis, messages.decides, messages),
    ...offer(messages.fallback, fallback ? [fallback] : []),
    strong(messages.addTitle),
    ...messages.add.map((each) => text(`• ${each}`)),
  ];
}

function offered(document: NearDocument, messages: Messages): MessagePart {
  const lack = lackSentence(document, messages);
  return bullet(`${document.title} (${document.path})${lack === '' ? '' : messages.colon + lack}`);
}

const notes = (diagnosis: Diagnosis, messages: Messages): MessagePart[] =>
  notesOf(diagnosis, messages)
    .slice(0, shownNotes)
    .map((note) => quiet(`${messages.note}${messages.colon}${line(note)}`));

function buttons(diagnosis: Diagnosis, session: string, messages: Messages): ChatButton[] {
  const { workflow, question, matches } = diagnosis;
  const all = question?.options ?? [];
  // When several candidates share an answer, their titles tell the buttons apart.
  const isShared = (answer: string) => all.filter((each) => each.answer === answer).length > 1;
  const titleOf = (wanted: string) => matches.find(({ id }) => id === wanted)?.title ?? wanted;
  const options = all.map(({ answer, id }, index) => ({
    id: `answer-${index + 1}`,
    text: line(isShared(answer) ? titleOf(id) : answer),
    style: 'plain' as const,
    action: { do: { document: id }, session },
  }));
  if (!workflow?.start) return options;
  const begin = (shown: string, step: string): ChatButton => ({
    id: 'walk',
    text: shown,
    style: 'primary',
    action: { do: { jump: step }, session },
  });
  const check = outline(workflow).find(({ isCheck }) => isCheck);
  if (!check) return [...options, begin(messages.stepByStep, workflow.start)];
  const label = fillMessage(messages.ask.check, { number: check.label, title: stepTitle(check.step) });
  return [begin(line(label), workflow.confirm!.step), ...options];
}

/** The continuation queries the symptom again, so that nothing is stored; a very long symptom is truncated. */
function moreButton(from: number, count: number, { query }: Diagnosis, messages: Messages): ChatButton {
  const symptom = cutAt(sanitize(query.text), shownSymptom);
  return {
    id: 'more',
    text: fillMessage(messages.more, { first: from + 1, count }),
    style: 'plain',
    action: { do: { more: from, symptom }, session: null },
  };
}

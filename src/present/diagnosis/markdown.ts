import type { Diagnosis, Match, NearDocument, PlannedWorkflow, SimilarCase } from '../../model/index.js';
import { joinParts } from '../layout.js';
import { escapeLine, escapeProse, fence, inlineCode } from '../markdown.js';
import { fillMessage, type Messages, messagesFor, verdictMarks } from '../messages/index.js';
import { answersOf, candidatesOf, noMatchReason } from './around-text.js';
import { type OutlineStep, outline, stepTitle } from './outline.js';
import {
  alikeText,
  branchText,
  confidenceSentence,
  confirmationLine,
  lackSentence,
  notesOf,
  parametersOf,
  quoted,
  reasonOf,
  startSentence,
  topPhrases,
} from './phrases.js';
import { commandLabels } from './steps-text.js';

/** The whole answer as Markdown, for a ticket or a chat. Text of documents never becomes markup. */
export function diagnosisMarkdown(diagnosis: Diagnosis): string {
  const messages = messagesFor(diagnosis.query.language);
  const parts = diagnosis.status === 'no_match' ? noMatch(diagnosis, messages) : answer(diagnosis, messages);
  return joinParts([...parts, notes(diagnosis, messages)]);
}

function answer(diagnosis: Diagnosis, messages: Messages): string[][] {
  const { workflow } = diagnosis;
  const between = diagnosis.status === 'ambiguous' ? candidatesOf(diagnosis) : [];
  const others = diagnosis.matches.filter((match) => match.id !== workflow?.id && !between.includes(match));
  return [
    ...(diagnosis.status === 'ambiguous' ? ambiguity(diagnosis, messages) : []),
    ...(workflow ? plan(diagnosis, workflow, messages) : []),
    ...(diagnosis.cases.length > 0 ? [[`## ${messages.cases}`], cases(diagnosis.cases, messages)] : []),
    ...(others.length > 0 ? [[`## ${messages.others}`], candidates(others, messages)] : []),
  ];
}

function plan(diagnosis: Diagnosis, workflow: PlannedWorkflow, messages: Messages): string[][] {
  const parameters = parameterRows(workflow, messages);
  return [
    [`# ${escapeLine(workflow.title)}`],
    facts(diagnosis, workflow, messages),
    ...outline(workflow).flatMap((each) => stepParts(each, messages)),
    ...(parameters.length > 0 ? [[`## ${messages.parameters}`], parameters] : []),
  ];
}

function facts(diagnosis: Diagnosis, workflow: PlannedWorkflow, messages: Messages): string[] {
  const chosen = diagnosis.matches.find((match) => match.id === workflow.id);
  const reason = workflow.reason || reasonOf(chosen, messages);
  const confidence = escapeLine(confidenceSentence(diagnosis, messages));
  const startLine = startSentence(workflow, messages);
  const confirmation = confirmationLine(workflow, messages);
  return [
    `- ${messages.kind[workflow.kind]}${messages.colon}${inlineCode(workflow.path)}${alikeBehind(chosen ?? {}, messages)}`,
    ...(reason === '' ? [] : [`- ${messages.why}${messages.colon}${escapeLine(reason)}`]),
    ...(workflow.cause === undefined ? [] : [`- ${messages.cause}${messages.colon}${escapeLine(workflow.cause)}`]),
    `- ${confidence}`,
    ...(startLine === '' ? [] : [`- **${escapeLine(startLine)}**`]),
    ...(confirmation === '' ? [] : [`- ⚠️ ${escapeLine(confirmation)}`]),
  ];
}

function stepParts({ step, label, text, branches }: OutlineStep, messages: Messages): string[][] {
  const level = '#'.repeat(Math.min(6, label.split('.').length + 1));
  const outcome = [
    ...step.expectations.map(
      (each) =>
        `- ${verdictMarks[each.verdict]} ${messages.verdict[each.verdict]}${messages.colon}${escapeLine(each.text)}`,
    ),
    ...branches.map((each) => `- → ${escapeLine(branchText(each, messages))}`),
  ];
  return [
    [`${level} ${label} ${escapeLine(stepTitle(step))}`],
    text === '' ? [] : [escapeProse(text)],
    ...step.commands.flatMap((command) => [
      [`${escapeLine(commandLabels(command, { messages }))} ${escapeLine(command.description)}`.trimEnd()],
      fence(command.rendered, command.language),
    ]),
    outcome,
  ];
}

function parameterRows(workflow: PlannedWorkflow, messages: Messages): string[] {
  return parametersOf(workflow).map(({ binding, steps }) => {
    const used = fillMessage(messages.parameterUsed, { numbers: steps.join(messages.listSeparator) });
    const value = binding.value === null ? `--param ${binding.name}=…` : binding.value;
    return `- ${inlineCode(binding.name)}${messages.colon}${inlineCode(value)} (${used})`;
  });
}

function cases(found: readonly SimilarCase[], messages: Messages): string[] {
  return found.flatMap((each) => [
    `- **${escapeLine(each.title)}** (${inlineCode(each.path)})${alikeBehind(each, messages)}`,
    `  - ${messages.cause}${messages.colon}${escapeLine(each.cause ?? messages.noCause)}`,
    `  - ${messages.resolution}${messages.colon}${escapeLine(each.resolution ?? messages.noCause)}`,
    ...(each.forVersion ? [`  - ${escapeLine(each.forVersion.text)}`] : []),
  ]);
}

const alikeBehind = ({ alike }: Pick<Match, 'alike'>, messages: Messages): string =>
  alike === undefined ? '' : ` · ${escapeLine(alikeText(alike, messages))}`;

function candidates(matches: readonly Match[], messages: Messages): string[] {
  return matches.map((match) => {
    const phrases = quoted(topPhrases(match.evidence, 3), messages);
    const why = phrases === '' ? '' : messages.colon + escapeLine(phrases);
    return `- ${match.rank}\\. ${escapeLine(match.title)} (${inlineCode(match.path)})${alikeBehind(match, messages)}${why}`;
  });
}

function ambiguity(diagnosis: Diagnosis, messages: Messages): string[][] {
  const between = candidatesOf(diagnosis);
  const title = fillMessage(messages.ambiguous, { count: between.length });
  return [[`**${title}**`], candidates(between, messages), asked(diagnosis, messages.question, messages)];
}

function asked(diagnosis: Diagnosis, label: string, messages: Messages): string[] {
  const { question } = diagnosis;
  if (!question) return [];
  return [
    `**${label}${messages.colon}${escapeLine(question.text)}**`,
    '',
    ...answersOf(diagnosis, messages).map(({ answer, candidates: left }) => {
      const candidate = left.join(' / ');
      return `- ${escapeLine(fillMessage(messages.answerNamed, { answer, candidate }))}`;
    }),
  ];
}

function noMatch(diagnosis: Diagnosis, messages: Messages): string[][] {
  const offer = (title: string, offers: Diagnosis['suggestions']): string[][] =>
    offers.length === 0 ? [] : [[`## ${title}`], offers.map((each) => offered(each, messages))];
  return [
    [`**${messages.noMatch}**`],
    [noMatchReason(diagnosis, messages)],
    ...offer(messages.suggestions, diagnosis.suggestions),
    asked(diagnosis, messages.decides, messages),
    ...offer(messages.fallback, diagnosis.fallback ? [diagnosis.fallback] : []),
    [messages.addTitle],
    messages.add.map((each) => `- ${each}`),
  ];
}

function offered(document: NearDocument, messages: Messages): string {
  const lack = lackSentence(document, messages);
  const why = lack === '' ? '' : messages.colon + escapeLine(lack);
  return `- ${escapeLine(document.title)} (${inlineCode(document.path)})${why}`;
}

const notes = (diagnosis: Diagnosis, messages: Messages): string[] =>
  notesOf(diagnosis, messages).map((note) => `> ${messages.note}${messages.colon}${escapeLine(note)}`);

import type { PlannedCommand, PlannedStep } from '../../model/index.js';
import { commandLabels } from '../diagnosis/command-text.js';
import { stepTitle } from '../diagnosis/outline.js';
import { fillMessage, inLanguage } from '../messages/index.js';
import { type Messages, verdictMarks } from '../messages/messages.js';
import { sanitize, sanitizeLine } from '../sanitize.js';
import { type MessagePart, quiet, type StepForms, strong, text } from './content.js';

export const chatWordsFor = inLanguage(
  {
    steps: 'Steps {first} to {last} of {count}.',
    rest: 'The rest begins at step {next} of {count}.',
    more: 'Steps {first} to {count}',
    stepByStep: 'Step by step',
    back: 'Back',
    finish: 'Finish',
    choose: 'What did you see?',
    commandLeftOut: '(a command of {count} characters, too long for this chat: {place})',
    textLeftOut: '(explanation left out: {place})',
    stepLeftOut: '(too long for this chat: {place})',
    sessionTooLong: 'This session has become too long for buttons: answer in words.',
    moreItems: '({count} more)',
  },
  {
    steps: '第 {first} 至 {last} 步，共 {count} 步。',
    rest: '其余从第 {next} 步开始，共 {count} 步。',
    more: '第 {first} 至 {count} 步',
    stepByStep: '逐步诊断',
    back: '上一步',
    finish: '结束',
    choose: '看到了什么？',
    commandLeftOut: '（此命令有 {count} 个字符，过长，见 {place}）',
    textLeftOut: '（说明从略，见 {place}）',
    stepLeftOut: '（内容过长，见 {place}）',
    sessionTooLong: '流程过长，无法再用按钮，请用文字回答。',
    moreItems: '（另有 {count} 项）',
  },
);

export type ChatWords = ReturnType<typeof chatWordsFor>;

export const lineLength = 300;

export interface StepWords {
  readonly messages: Messages;
  readonly words: ChatWords;
}

/** A step as parts of a message: heading, prose, commands with their effect, expectation, branches. */
export function stepForms(step: PlannedStep, heading: string, branches: readonly string[], use: StepWords): StepForms {
  const place = sanitizeLine(`${step.source.path}:${step.source.line}`);
  const head = strong(line(heading));
  const prose = sanitize(step.text).trim();
  const commands = step.commands.map((command) => commandPart(command, place, use));
  const ends = [...expectations(step, use.messages), ...branches.map((each) => text(`→ ${line(each)}`))];
  const note = (message: string): MessagePart => quiet(fillMessage(message, { place: line(place) }));
  const full = [head, ...(prose === '' ? [] : [text(prose)]), ...commands, ...ends];
  const short = [head, note(use.words.textLeftOut), ...commands, ...ends];
  return [full, short, [head, note(use.words.stepLeftOut)]];
}

/** `3.1 Title`, without the author's own number. */
export const stepHeading = (number: string, step: PlannedStep): string => `${number} ${stepTitle(step)}`;

function expectations(step: PlannedStep, { verdict, colon }: Messages): MessagePart[] {
  return step.expectations.map((each) =>
    text(`${verdictMarks[each.verdict]} ${verdict[each.verdict]}${colon}${line(each.text)}`),
  );
}

function commandPart(command: PlannedCommand, place: string, { messages, words }: StepWords): MessagePart {
  const shown = sanitize(command.rendered).replace(/\n+$/, '');
  return {
    kind: 'command',
    label: line(`${commandLabels(command, { messages })} ${command.description}`),
    effect: command.effect,
    text: shown,
    language: /^[\w.+#-]{1,20}$/.test(command.language) ? command.language : '',
    instead: fillMessage(words.commandLeftOut, { count: shown.length, place: line(place) }),
  };
}

/** A text on one line, truncated when it is very long. */
export function line(content: string): string {
  const shown = sanitizeLine(content);
  return shown.length <= lineLength ? shown : `${cutAt(shown, lineLength - 1)}…`;
}

/** The beginning of a text, never cut within a character. */
export function cutAt(content: string, length: number): string {
  const half = /[\ud800-\udbff]/.test(content[length - 1] ?? '');
  return content.slice(0, half ? length - 1 : length);
}

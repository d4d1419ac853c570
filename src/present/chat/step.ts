import { shortened } from '../../collections.js';
import type { PlannedCommand, PlannedStep } from '../../model/index.js';
import { commandLabels } from '../diagnosis/steps-text.js';
import { fillMessage, type Messages, verdictMarks } from '../messages/index.js';
import { sanitize, sanitizeLine } from '../sanitize.js';
import { type MessagePart, quiet, type StepForms, strong, text } from './content.js';

const lineLength = 300;

/** A step as parts of a message: heading, prose, commands with their effect, expectation, branches. */
export function stepForms(
  step: PlannedStep,
  heading: string,
  branches: readonly string[],
  messages: Messages,
): StepForms {
  const place = sanitizeLine(`${step.source.path}:${step.source.line}`);
  const head = strong(line(heading));
  const prose = sanitize(step.text).trim();
  const commands = step.commands.map((command) => commandPart(command, place, messages));
  const ends = [...expectations(step, messages), ...branches.map((each) => text(`→ ${line(each)}`))];
  const note = (message: string): MessagePart => quiet(fillMessage(message, { place: line(place) }));
  const full = [head, ...(prose === '' ? [] : [text(prose)]), ...commands, ...ends];
  const short = [head, note(messages.textLeftOut), ...commands, ...ends];
  return [full, short, [head, note(messages.stepLeftOut)]];
}

function expectations(step: PlannedStep, { verdict, colon }: Messages): MessagePart[] {
  return step.expectations.map((each) =>
    text(`${verdictMarks[each.verdict]} ${verdict[each.verdict]}${colon}${line(each.text)}`),
  );
}

function commandPart(command: PlannedCommand, place: string, messages: Messages): MessagePart {
  const shown = sanitize(command.rendered).replace(/\n+$/, '');
  return {
    kind: 'command',
    label: line(`${commandLabels(command, { messages })} ${command.description}`),
    effect: command.effect,
    text: shown,
    language: /^[\w.+#-]{1,20}$/.test(command.language) ? command.language : '',
    instead: fillMessage(messages.commandLeftOut, { count: shown.length, place: line(place) }),
  };
}

/** A text on one line, truncated when it is very long. */
export const line = (content: string): string => shortened(sanitizeLine(content), lineLength);

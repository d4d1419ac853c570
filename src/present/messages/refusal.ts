import type { Diagnostic, PlaceholderBinding, Refusal } from '../../model/index.js';
import { fillMessage, type Messages } from './types.js';

/** Why a value was refused, in the language of the answer. */
export function refusalText(
  { refused, refusal, type }: Pick<PlaceholderBinding, 'refused' | 'refusal' | 'type'>,
  messages: Messages,
): string {
  const sentence = refusal === undefined ? undefined : messages.refusals[refusal];
  if (sentence === undefined) return refused ?? '';
  return fillMessage(sentence, { expected: messages.expected[type] ?? '' });
}

/** What a diagnostic of an answer says, in the language of the answer. */
export function noteText({ ruleId, message, values }: Diagnostic, messages: Messages): string {
  const sentence = Object.hasOwn(messages.notes, ruleId) ? messages.notes[ruleId] : undefined;
  if (sentence === undefined || values === undefined) return message;
  const { type = '', refusal } = values;
  const reason = refusalText({ type, refused: message, refusal: refusal as Refusal }, messages);
  return fillMessage(sentence, { ...values, reason });
}

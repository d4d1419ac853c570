import type { Notice, Refusal } from '../../model/index.js';
import { stepTitle } from '../diagnosis/step-title.js';
import { fillMessage, type Messages, refusalText, type SessionMessages } from '../messages/index.js';

/** What a notice says, in the language of the walk. Values are shown as `shown` makes them. */
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
  if (code === 'judged-above') {
    const { title = '', number = '' } = filled;
    filled.title = stepTitle({ title, number: Number(number.split('.').at(-1)) });
  }
  if (code === 'contradiction') filled.verdict = messages.verdict[values.verdict as 'normal'] ?? '';
  if (code === 'value-refused') {
    const { reason: refused = '', type = '', refusal } = values;
    filled.reason = shown(refusalText({ refused, type, refusal: refusal as Refusal }, messages));
  }
  if (code === 'unknown-parameter') filled.note = shown(fillMessage(hintOf(values, words), filled));
  return Object.hasOwn(words.notices, code) ? fillMessage(words.notices[code]!, filled) : code;
}

function hintOf({ names = '', nearest = '' }: Notice['values'], { parameterHint }: SessionMessages): string {
  if (nearest !== '') return parameterHint.nearest;
  return names === '' ? parameterHint.none : parameterHint.names;
}

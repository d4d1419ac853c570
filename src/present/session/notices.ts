import type { Notice, Refusal, SessionView } from '../../model/index.js';
import { stepTitle } from '../diagnosis/outline.js';
import { fillMessage, refusalText, type SessionMessages } from '../messages/index.js';
import type { Messages } from '../messages/messages.js';

/** The text of a notice, in the language of the session. Values are formatted by `shown`. */
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
  if (code === 'judged-above' || code === 'check-first' || code === 'confirm-first')
    filled.title = stepTitle({ title: filled.title ?? '' });
  if (code === 'check-first' || code === 'confirm-first') filled.condition = conditionOf(filled.when ?? '', words);
  if (code === 'changes') return words.changes[values.effect as keyof typeof words.changes] ?? code;
  if (code === 'contradiction') filled.verdict = messages.verdict[values.verdict as 'normal'] ?? '';
  if (code === 'value-refused') {
    const { reason: refused = '', type = '', refusal } = values;
    filled.reason = shown(refusalText({ refused, type, refusal: refusal as Refusal }, messages));
  }
  if (code === 'unknown-parameter') filled.note = shown(fillMessage(hintOf(values, words), filled));
  return Object.hasOwn(words.notices, code) ? fillMessage(words.notices[code]!, filled) : code;
}

const conditionOf = (when: string, words: SessionMessages): string =>
  when === '' ? '' : fillMessage(words.leadsThereWhen, { when });

function hintOf({ names = '', nearest = '' }: Notice['values'], { parameterHint }: SessionMessages): string {
  if (nearest !== '') return parameterHint.nearest;
  return names === '' ? parameterHint.none : parameterHint.names;
}

/** How many solved cases ended here, and for which versions. */
export function casesSentence(
  { here, workflow, versions }: SessionView['cases'],
  words: SessionMessages,
  messages: Messages,
): string {
  const named = fillMessage(words.casesVersions, { versions: versions.join(messages.listSeparator) });
  return fillMessage(words.casesHere, { count: here, all: workflow }) + (versions.length > 0 ? named : '');
}

import type { Diagnostic, Language, PlaceholderBinding, Refusal } from '../../model/index.js';
import { en } from './messages.js';
import { sessionEn } from './session-en.js';
import { sessionZh } from './session-zh.js';
import { zh } from './zh.js';

/** A placeholder of a message, with the space between it and a Chinese character of the message. */
const placeholder = /(?:(?<=\p{Script=Han}) )?\{(\w+)\}(?: (?=\p{Script=Han}))?/gu;
const startsWithHan = /^\p{Script=Han}/u;
const endsWithHan = /\p{Script=Han}$/u;

/**
 * Fills `{name}` in a message. A space that separates Chinese from Latin text is dropped when the value is Chinese on
 * that side: `若 {condition}` gives `若地址充足` and `若 availableIPs == 0`.
 */
export function fillMessage(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(placeholder, (whole, name: string) => {
    if (!Object.hasOwn(values, name)) return whole;
    const value = String(values[name]);
    const before = whole.startsWith(' ') && !startsWithHan.test(value) ? ' ' : '';
    const after = whole.endsWith(' ') && !endsWithHan.test(value) ? ' ' : '';
    return `${before}${value}${after}`;
  });
}

/** Why a value was refused, in the language of the answer. */
export function refusalText(
  { refused, refusal, type }: Pick<PlaceholderBinding, 'refused' | 'refusal' | 'type'>,
  messages: Messages,
): string {
  const sentence = refusal === undefined ? undefined : messages.refusals[refusal];
  if (sentence === undefined) return refused ?? '';
  return fillMessage(sentence, { expected: messages.expected[type] ?? '' });
}

/** The message of an answer's diagnostic, in the language of the answer. */
export function noteText({ ruleId, message, values }: Diagnostic, messages: Messages): string {
  const sentence = Object.hasOwn(messages.notes, ruleId) ? messages.notes[ruleId] : undefined;
  if (sentence === undefined || values === undefined) return message;
  const { type = '', refusal } = values;
  const reason = refusalText({ type, refused: message, refusal: refusal as Refusal }, messages);
  return fillMessage(sentence, { ...values, reason });
}

const later = /\s+(?:and|or) (?:later|above|newer|higher|up)$/i;
const earlier = /\s+(?:and|or) (?:earlier|below|older|lower)$/i;

/** A range of versions in the words of the reader: documents of any language may say `1.16.2 and earlier`. */
export const versionIn = (version: string, { laterVersions, earlierVersions }: Messages): string =>
  version.replace(later, ` ${laterVersions}`).replace(earlier, ` ${earlierVersions}`);

/** The messages in a language; English stands in for every other one. */
export const inLanguage =
  <Texts>(english: Texts, chinese: Texts) =>
  (language: Language): Texts =>
    language === 'zh' ? chinese : english;

/** The messages of answers, sessions and chats. */
export const messagesFor = inLanguage({ ...en, ...sessionEn }, { ...zh, ...sessionZh });

export type Messages = ReturnType<typeof messagesFor>;

/** The mark of each verdict, in every language. */
export const verdictMarks = { normal: '✅', warning: '⚠️', abnormal: '❌' } as const;

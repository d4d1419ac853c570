import type { Language } from '../../model/index.js';
import { en } from './en.js';
import { sessionEn } from './session-en.js';
import type { SessionMessages } from './session-types.js';
import { sessionZh } from './session-zh.js';
import type { Messages } from './types.js';
import { zh } from './zh.js';

export { type FlowchartMessages, flowchartMessagesFor } from './flowchart.js';
export { noteText, refusalText } from './refusal.js';
export type { SessionMessages } from './session-types.js';
export { fillMessage, type Messages } from './types.js';

const languages: Readonly<Record<Language, Messages>> = { zh, en };

export function messagesFor(language: Language): Messages {
  return languages[language] ?? en;
}

/** Sentences of a guided walk. */
export function sessionMessagesFor(language: Language): SessionMessages {
  return language === 'zh' ? sessionZh : sessionEn;
}

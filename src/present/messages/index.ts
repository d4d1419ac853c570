import type { Language } from '../../model/index.js';
import { en } from './en.js';
import type { Messages } from './types.js';
import { zh } from './zh.js';

export { fillMessage, type Messages } from './types.js';

const languages: Readonly<Record<Language, Messages>> = { zh, en };

export function messagesFor(language: Language): Messages {
  return languages[language] ?? en;
}

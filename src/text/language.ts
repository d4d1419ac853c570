import type { Language } from '../model/index.js';
import { characterKind, HAN, LATIN } from './characters.js';

/** Han characters per Latin word from which on a text is Chinese: Chinese prose is full of English identifiers. */
const share = 0.15;

/** The language that a text is written in, by its Han characters against its Latin words. Without letters it is English. */
export function detectLanguage(text: string): Language {
  let han = 0;
  let words = 0;
  let inWord = false;
  for (let index = 0; index < text.length; index++) {
    const kind = characterKind(text.charCodeAt(index));
    if (kind === HAN) han++;
    if (kind === LATIN && !inWord) words++;
    inWord = kind === LATIN;
  }
  return han > 0 && han >= share * words ? 'zh' : 'en';
}

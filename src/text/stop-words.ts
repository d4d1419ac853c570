import type { Language } from '../model/index.js';
import { stopwords } from '../vocabulary/index.js';

const english: ReadonlySet<string> = new Set(stopwords.en);
/** Han text is compared as pairs of characters, so a filler of more characters counts by each of its pairs. */
const chinese: ReadonlySet<string> = new Set(stopwords.zh.flatMap(pairs));

function pairs(phrase: string): string[] {
  if (phrase.length < 2) return [phrase];
  return Array.from({ length: phrase.length - 1 }, (_, index) => phrase.slice(index, index + 2));
}

/** True when a term (as tokens have it) carries no meaning of its own in that language. */
export function isStopWord(term: string, language: Language): boolean {
  return (language === 'zh' ? chinese : english).has(term);
}

import type { Language } from '../model/index.js';
import { derived, type Vocabulary } from '../vocabulary/index.js';

const stopWordsOf = derived(({ stopwords, negation: { unspaced } }) => {
  const { chat: _chat, grammar: _grammar, ...languages } = stopwords;
  const ofLanguages = (isUnspaced: boolean) =>
    Object.entries(languages).flatMap(([language, words]) => (unspaced.includes(language) === isUnspaced ? words : []));
  return {
    en: new Set(ofLanguages(false)),
    // Han text is compared as pairs of characters, so a filler of more characters counts by each of its pairs.
    zh: new Set(ofLanguages(true).flatMap(pairs)),
  };
});

function pairs(phrase: string): string[] {
  if (phrase.length < 2) return [phrase];
  return Array.from({ length: phrase.length - 1 }, (_, index) => phrase.slice(index, index + 2));
}

/**
 * True when a term (as tokens have it) carries no meaning of its own.
 * @param language `zh` for terms of languages without spaces, `en` for all others
 */
export function isStopWord(term: string, language: Language, vocabulary?: Vocabulary): boolean {
  return stopWordsOf(vocabulary)[language].has(term);
}

import type { Knowledge } from '../match/index.js';
import type { Wording } from '../plan/index.js';
import { createStemmer, forEachToken, isStopWord, normalize } from '../text/index.js';

/** Words as the index of a knowledge base has them. */
export function wordingOf(knowledge: Knowledge): Wording {
  const stemmer = createStemmer();
  return {
    fold: (text) => normalize(text).text,
    words(text) {
      const words = new Map<string, number>();
      forEachToken(
        normalize(text),
        (word, _start, _end, kind) => {
          if (kind === 'part' || isStopWord(word, kind === 'han' ? 'zh' : 'en')) return;
          const term = knowledge.term(word);
          if (term >= 0) words.set(word, knowledge.telling(term) / knowledge.mostTelling);
        },
        stemmer,
      );
      return words;
    },
  };
}

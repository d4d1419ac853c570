import type { Knowledge } from '../match/index.js';
import type { WordedSpan, Wording } from '../plan/index.js';
import {
  ConceptScanner,
  conceptTerm,
  createStemmer,
  foldGaps,
  forEachToken,
  isStopWord,
  normalize,
} from '../text/index.js';

/** Words as the index of a knowledge base has them, and the concepts of its lexicon. */
export function wordingOf(knowledge: Knowledge): Wording {
  const stemmer = createStemmer();
  const { concepts } = knowledge;
  const scanner = new ConceptScanner(concepts);
  return {
    fold: (text) => normalize(text).text,
    spans(text) {
      const normalized = normalize(text);
      const spans: WordedSpan[] = [];
      forEachToken(
        normalized,
        (word, start, end, kind) => {
          if (kind === 'part' || isStopWord(word, kind === 'han' ? 'zh' : 'en')) return;
          const term = knowledge.term(word);
          if (term >= 0) spans.push({ word, start, end, told: knowledge.telling(term) / knowledge.mostTelling });
        },
        stemmer,
      );
      scanner.forEach(normalized, foldGaps(normalized.text), (concept, start, end) => {
        spans.push({ word: conceptTerm(concepts.ids[concept]!), start, end, told: null });
      });
      return spans;
    },
  };
}

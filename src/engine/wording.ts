import type { Knowledge } from '../match/index.js';
import type { WordedSpan, Wording } from '../plan/index.js';
import {
  ConceptScanner,
  conceptTerm,
  createStemmer,
  foldGaps,
  forEachToken,
  isStopWord,
  type NormalizedText,
  normalize,
} from '../text/index.js';

/** Words as the index of a knowledge base has them, and the concepts of its lexicon. */
export function wordingOf(knowledge: Knowledge): Wording {
  const stemmer = createStemmer();
  const { concepts } = knowledge;
  const scanner = new ConceptScanner(concepts);
  const forEachWord = (text: NormalizedText, emit: (word: string, start: number, end: number) => void) =>
    forEachToken(
      text,
      (word, start, end, kind) => {
        if (kind !== 'part' && !isStopWord(word, kind === 'han' ? 'zh' : 'en')) emit(word, start, end);
      },
      stemmer,
    );
  const toldOf = (word: string): number => {
    const term = knowledge.term(word);
    return term < 0 ? 0 : knowledge.telling(term) / knowledge.mostTelling;
  };
  return {
    fold: (text) => normalize(text).text,
    told: toldOf,
    words(text) {
      const words = new Map<string, number>();
      forEachWord(normalize(text), (word) => {
        const told = toldOf(word);
        if (told > 0) words.set(word, told);
      });
      return words;
    },
    spans(text) {
      const normalized = normalize(text);
      const spans: WordedSpan[] = [];
      forEachWord(normalized, (word, start, end) => spans.push({ word, start, end, isConcept: false }));
      scanner.forEach(normalized, foldGaps(normalized.text), (concept, start, end) => {
        spans.push({ word: conceptTerm(concepts.ids[concept]!), start, end, isConcept: true });
      });
      return spans;
    },
  };
}

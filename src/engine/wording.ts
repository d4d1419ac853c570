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
  const forEachWord = (text: NormalizedText, emit: (word: string, start: number, end: number, told: number) => void) =>
    forEachToken(
      text,
      (word, start, end, kind) => {
        if (kind === 'part' || isStopWord(word, kind === 'han' ? 'zh' : 'en')) return;
        const term = knowledge.term(word);
        if (term >= 0) emit(word, start, end, knowledge.telling(term) / knowledge.mostTelling);
      },
      stemmer,
    );
  return {
    fold: (text) => normalize(text).text,
    words(text) {
      const words = new Map<string, number>();
      forEachWord(normalize(text), (word, _start, _end, told) => words.set(word, told));
      return words;
    },
    spans(text) {
      const normalized = normalize(text);
      const spans: WordedSpan[] = [];
      forEachWord(normalized, (word, start, end, told) => spans.push({ word, start, end, told }));
      scanner.forEach(normalized, foldGaps(normalized.text), (concept, start, end) => {
        spans.push({ word: conceptTerm(concepts.ids[concept]!), start, end, told: null });
      });
      return spans;
    },
  };
}

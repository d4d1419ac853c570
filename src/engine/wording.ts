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

/** Words that are remembered before the memory starts over; a bound, since symptoms may hold any words. */
const rememberedWords = 8_192;
/** Letters from which on a part of a text holds on to all of it. */
const heldLength = 13;

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
  const known = new Map<string, number>();
  const toldOf = (word: string): number => {
    let told = known.get(word);
    if (told === undefined) {
      const term = knowledge.term(word);
      told = term < 0 ? 0 : knowledge.telling(term) / knowledge.mostTelling;
      if (known.size >= rememberedWords) known.clear();
      known.set(word.length < heldLength ? word : ` ${word}`.slice(1), told);
    }
    return told;
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

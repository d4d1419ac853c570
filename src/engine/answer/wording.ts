import type { Knowledge } from '../../match/index.js';
import type { WordedSpan, Wording } from '../../plan/index.js';
import {
  ConceptScanner,
  conceptTerm,
  createStemmer,
  foldGaps,
  forEachToken,
  isStopWord,
  type NormalizedText,
  normalize,
  ownCopy,
} from '../../text/index.js';

/** Reads texts: their words and the concepts of the lexicon, whatever documents there are. */
class TextReading {
  readonly #stemmer = createStemmer();
  readonly #scanner: ConceptScanner;

  constructor(readonly concepts: Knowledge['concepts']) {
    this.#scanner = new ConceptScanner(concepts);
  }

  forEachWord(text: NormalizedText, emit: (word: string, start: number, end: number) => void): void {
    forEachToken(
      text,
      (word, start, end, kind) => {
        if (kind !== 'part' && !isStopWord(word, kind === 'han' ? 'zh' : 'en')) emit(word, start, end);
      },
      this.#stemmer,
    );
  }

  fold(text: string): string {
    return normalize(text).text;
  }

  spans(text: string): WordedSpan[] {
    const normalized = normalize(text);
    const spans: WordedSpan[] = [];
    this.forEachWord(normalized, (word, start, end) => spans.push({ word, start, end, isConcept: false }));
    this.#scanner.forEach(normalized, foldGaps(normalized.text), (concept, start, end) => {
      spans.push({ word: conceptTerm(this.concepts.ids[concept]!), start, end, isConcept: true });
    });
    return spans;
  }
}

/** Words that are remembered before the memory starts over; a bound, since symptoms may hold any words. */
const rememberedWords = 8_192;

/** Words as the index of a knowledge base has them, and the concepts of its lexicon. */
export function wordingOf(knowledge: Knowledge): Wording {
  const reading = new TextReading(knowledge.concepts);
  const known = new Map<string, number>();
  const toldOf = (word: string): number => {
    let told = known.get(word);
    if (told === undefined) {
      const term = knowledge.term(word);
      told = term < 0 ? 0 : knowledge.telling(term) / knowledge.mostTelling;
      if (known.size >= rememberedWords) known.clear();
      known.set(ownCopy(word), told);
    }
    return told;
  };
  return {
    fold: (text) => reading.fold(text),
    told: toldOf,
    words(text) {
      const words = new Map<string, number>();
      reading.forEachWord(normalize(text), (word) => {
        const told = toldOf(word);
        if (told > 0) words.set(word, told);
      });
      return words;
    },
    spans: (text) => reading.spans(text),
  };
}

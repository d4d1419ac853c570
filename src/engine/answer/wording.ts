import type { Knowledge } from '../../match/index.js';
import type { WordedSpan, Wording } from '../../plan/index.js';
import {
  ConceptScanner,
  conceptTerm,
  createStemmer,
  foldGaps,
  forEachToken,
  isStopWord,
  lazily,
  type NormalizedText,
  normalize,
  ownCopy,
} from '../../text/index.js';
import { SaidBeginnings } from './said-beginnings.js';

type Said = ReadonlySet<string>;

/** Reads texts: their words and the concepts of the lexicon, whatever documents there are. */
class TextReading {
  readonly #stemmer = createStemmer();
  readonly #scanner: ConceptScanner;
  /** Term of each concept. */
  readonly #terms: () => readonly string[];
  #beginnings: { readonly said: Said; readonly of: SaidBeginnings } | null = null;

  constructor(readonly concepts: Knowledge['concepts']) {
    this.#scanner = new ConceptScanner(concepts);
    this.#terms = lazily(() => concepts.ids.map(conceptTerm));
  }

  forEachWord(text: NormalizedText, emit: (word: string, start: number, end: number) => void): void {
    forEachToken(
      text,
      (term, start, end, kind) => {
        if (kind !== 'part' && !isStopWord(term, kind === 'han' ? 'zh' : 'en')) emit(term, start, end);
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

  /**
   * Whether words of a text that are said tell enough (`Wording.tellsOfTwo`).
   * @param toldOf how much a word tells
   */
  tellsOfTwo(
    normalized: NormalizedText,
    said: Said,
    byWords: boolean,
    least: number,
    toldOf: (word: string) => number,
  ): boolean {
    const around = byWords && !severalWords.test(normalized.text) ? [] : this.#saidPlaces(normalized, said, byWords);
    if (around.length === 0 && !this.#beginningsOf(said).mayTell(normalized.text, least, toldOf)) return false;
    const counted: string[] = [];
    let told = 0;
    this.forEachWord(normalized, (word, start, end) => {
      if (!(isWithin(around, start, end) || said.has(word)) || counted.includes(word)) return;
      counted.push(word);
      told += toldOf(word);
    });
    return counted.length >= 2 && told >= least;
  }

  /** Asked for many texts in a row with the same words. */
  #beginningsOf(said: Said): SaidBeginnings {
    if (this.#beginnings?.said !== said) this.#beginnings = { said, of: new SaidBeginnings(said) };
    return this.#beginnings.of;
  }

  /** Where concepts that are said stand, start and end of each in turn. */
  #saidPlaces(text: NormalizedText, said: Said, byWords: boolean): number[] {
    const terms = this.#terms();
    const places: number[] = [];
    this.#scanner.forEach(text, foldGaps(text.text), (concept, start, end) => {
      if (!said.has(terms[concept]!)) return;
      if (!byWords || severalWords.test(text.original.slice(start, end))) places.push(start, end);
    });
    return places;
  }
}

/** Two Latin words. */
const severalWords = /[A-Za-z\d][^A-Za-z\d]+[A-Za-z\d]/;

function isWithin(places: readonly number[], start: number, end: number): boolean {
  for (let at = 0; at < places.length; at += 2) if (places[at]! <= start && end <= places[at + 1]!) return true;
  return false;
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
    tellsOfTwo: (text, said, byWords, least) => reading.tellsOfTwo(text, said, byWords, least, toldOf),
  };
}

import {
  ConceptScanner,
  conceptTerm,
  type FoldedText,
  foldGaps,
  forEachToken,
  type NormalizedText,
  normalize,
  type Stemmer,
  type TokenKind,
} from '../text/index.js';
import type { Knowledge } from './knowledge.js';
import { Word } from './word.js';

/** Words that are remembered before the memory starts over; a bound, since symptoms may hold any words. */
const capacity = 32_768;

/** The words of texts as a knowledge base has them. Symptoms share most of their words, so each is looked up once. */
export class Words {
  readonly #known = new Map<string, Word>();
  readonly #scanner: ConceptScanner;
  /** By number of the concept. */
  #concepts: Word[] = [];

  constructor(
    readonly terms: Pick<Knowledge, 'term' | 'beginsTerm' | 'documentFrequency' | 'concepts'>,
    readonly stemmer: Stemmer,
  ) {
    this.#scanner = new ConceptScanner(terms.concepts);
  }

  /** Called before a symptom is read: while it is, a word that documents have stays the same object. */
  trim(): void {
    if (this.#known.size < capacity) return;
    this.#known.clear();
    this.#concepts = [];
  }

  /** Words that are remembered. */
  get size(): number {
    return this.#known.size;
  }

  /** Calls back for each token of a text, as forEachToken does. */
  forEach(
    normalized: NormalizedText,
    callback: (word: Word, start: number, end: number, kind: TokenKind) => void,
  ): void {
    forEachToken(normalized, (term, start, end, kind) => callback(this.of(term, kind), start, end, kind), this.stemmer);
  }

  /**
   * Calls back for each word of the lexicon in a text with what stands for its concept, as forEachConcept does.
   * @param decisive called back for the decisive ones
   */
  forEachConcept(
    normalized: NormalizedText,
    folded: FoldedText,
    callback: (concept: Word, start: number, end: number) => void,
    decisive?: (concept: Word, start: number, end: number) => void,
  ): void {
    this.#scanner.forEach(
      normalized,
      folded,
      (group, start, end) => callback(this.#concepts[group] ?? this.#concept(group), start, end),
      decisive && ((group, start, end) => decisive(this.#concepts[group] ?? this.#concept(group), start, end)),
    );
  }

  /** Distinct words of a text that documents have, fillers and parts of identifiers left out, and its concepts. */
  in(normalized: NormalizedText, folded: FoldedText): Set<string> {
    const found = new Set<string>();
    this.forEach(normalized, (word, _start, _end, kind) => {
      if (kind !== 'part' && word.term >= 0 && !word.filler) found.add(word.text);
    });
    this.forEachConcept(normalized, folded, (concept) => found.add(concept.text));
    return found;
  }

  inText(text: string): Set<string> {
    const normalized = normalize(text);
    return this.in(normalized, foldGaps(normalized.text));
  }

  #concept(group: number): Word {
    const concept = this.of(conceptTerm(this.terms.concepts.ids[group]!), 'word');
    this.#concepts[group] = concept;
    return concept;
  }

  of(text: string, kind: TokenKind): Word {
    let word = this.#known.get(text);
    if (word === undefined) {
      word = this.#look(text, kind);
      // A symptom can say no more words that documents have than they have.
      if (word.term >= 0 || this.#known.size < capacity) this.#known.set(word.text, word);
    }
    return word;
  }

  #look(text: string, kind: TokenKind): Word {
    const term = this.terms.term(text);
    return Word.of(text, kind, term, term < 0 ? 0 : this.terms.documentFrequency(term));
  }
}

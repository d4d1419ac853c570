import {
  ConceptScanner,
  conceptTerm,
  type FoldedText,
  foldGaps,
  isAsciiDigit,
  type NormalizedText,
  normalize,
  RememberedTokens,
  type Stemmer,
  type TokenKind,
} from '../text/index.js';
import type { Knowledge } from './knowledge.js';
import { NumberBeginnings } from './number-beginnings.js';
import { Word } from './word.js';

/** Words that are remembered before the memory starts over; a bound, since symptoms may hold any words. */
const capacity = 32_768;
/** The same of words that only one symptom may have said, and how many of those are remembered while it is read. */
const passingCapacity = 1_024;
const mostPassing = 8_192;
/** Places for the words of numbers that were met last, a power of two: years, hours and the like are met in every line. */
const recentWords = 2_048;

/** The words of texts as a knowledge base has them. Symptoms share most of their words, so each is looked up once. */
export class Words {
  readonly #known = new Map<string, Word>();
  /** What no document has and nothing else remembers: numbers and names of one incident, which are of all kinds. */
  readonly #passing = new Map<string, Word>();
  /** Of these the one that was met last of those that share a hash. */
  readonly #recent: (Word | undefined)[] = new Array<Word | undefined>(recentWords).fill(undefined);
  readonly #numbers: NumberBeginnings;
  readonly #tokens: RememberedTokens<Word>;
  readonly #scanner: ConceptScanner;
  /** By number of the concept. */
  #concepts: Word[] = [];

  constructor(
    readonly terms: Pick<Knowledge, 'term' | 'beginsTerm' | 'documentFrequency' | 'concepts'>,
    readonly stemmer: Stemmer,
  ) {
    this.#tokens = new RememberedTokens(
      (text, kind) => this.of(text, kind),
      stemmer,
      (text, kind) => this.#once(text, kind),
    );
    this.#numbers = new NumberBeginnings((text) => terms.beginsTerm(text));
    this.#scanner = new ConceptScanner(terms.concepts);
  }

  /** Called before a symptom is read: while it is, a word that documents have stays the same object. */
  trim(): void {
    this.#tokens.trim();
    if (this.#passing.size > passingCapacity) this.#passing.clear();
    if (this.#known.size < capacity) return;
    this.#known.clear();
    this.#recent.fill(undefined);
    this.#concepts = [];
    this.#tokens.forget();
  }

  /** Words that are remembered, and the runs and pairs that they stand in. */
  get size(): number {
    return this.#known.size + this.#passing.size + this.#tokens.size;
  }

  /** Calls back for each token of a text, as forEachToken does. */
  forEach(
    normalized: NormalizedText,
    callback: (word: Word, start: number, end: number, kind: TokenKind) => void,
  ): void {
    this.#tokens.forEach(normalized, callback);
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
      word = this.#passing.get(text) ?? this.#look(text, kind);
      // A symptom can say no more words that documents have than they have.
      if (word.term >= 0 || this.#known.size < capacity) this.#known.set(word.text, word);
    }
    return word;
  }

  /** The same for a word that nothing remembers but this. */
  #once(text: string, kind: TokenKind): Word {
    if (isAsciiDigit(text.charCodeAt(0)) && !this.#numbers.mayBeTerm(text)) return Word.unknownNumber(text);
    const slot = hashOf(text) & (recentWords - 1);
    const recent = this.#recent[slot];
    if (recent !== undefined && recent.text === text) return recent;
    const word = this.#known.get(text) ?? this.#passing.get(text) ?? this.#pass(text, kind);
    this.#recent[slot] = word;
    return word;
  }

  #pass(text: string, kind: TokenKind): Word {
    const word = this.#look(text, kind);
    if (word.term >= 0) this.#known.set(word.text, word);
    else if (this.#passing.size < mostPassing) this.#passing.set(word.text, word);
    return word;
  }

  #look(text: string, kind: TokenKind): Word {
    const term = this.terms.term(text);
    return Word.of(text, kind, term, term < 0 ? 0 : this.terms.documentFrequency(term));
  }
}

function hashOf(text: string): number {
  let hash = text.length;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return hash ^ (hash >>> 11);
}

import {
  ConceptScanner,
  conceptTerm,
  createStemmer,
  type FoldedText,
  foldGaps,
  forEachToken,
  isSalient,
  isStopWord,
  type NormalizedText,
  normalize,
  ownCopy,
  type Stemmer,
  type TokenKind,
} from '../text/index.js';
import type { Vocabulary } from '../vocabulary/index.js';
import { derivedFrom, type Knowledge } from './knowledge.js';

/** A text in the forms in which it is compared. */
export interface ComparedText {
  readonly normalized: NormalizedText;
  /** The same with its gaps folded, for phrases. */
  readonly folded: FoldedText;
}

export function comparedText(text: string): ComparedText {
  const normalized = normalize(text);
  return { normalized, folded: foldGaps(normalized.text) };
}

/** A term of a text, as far as it does not depend on the text. */
export interface Word {
  readonly text: string;
  /** Number in the index, or -1 when no document has it. */
  readonly term: number;
  /** How many documents have it. */
  readonly documents: number;
  /** A stop word, or one letter: documents have it in formulas, lists and options, and it means something else in each. */
  readonly filler: boolean;
  /** It says that something is wrong: a line that has it is salient. */
  readonly salient: boolean;
  /** It has digits: of lines that are otherwise the same it is a variable part. */
  readonly variable: boolean;
  /** It has digits, or characters that join parts: it may be a name or number of one incident, which is in no document. */
  readonly name: boolean;
}

type Index = Pick<Knowledge, 'term' | 'documentFrequency' | 'concepts'> & { readonly vocabulary?: Vocabulary };
type WordCallback = (word: Word, start: number, end: number, kind: TokenKind) => void;
type ConceptCallback = (concept: Word, start: number, end: number) => void;

/** Words that are remembered: symptoms may have any words, so there is a bound. */
const capacity = 32_768;

/** Looks the words of texts up in the index. Symptoms share most of their words, so each is looked up once. */
export class Words {
  readonly #known = new Map<string, Word>();
  readonly #scanner: ConceptScanner;

  constructor(
    readonly index: Index,
    readonly stemmer: Stemmer = createStemmer(index.vocabulary),
  ) {
    this.#scanner = new ConceptScanner(index.concepts);
  }

  /** Words that are remembered. */
  get size(): number {
    return this.#known.size;
  }

  /** @param text a term as tokens have it */
  of(text: string, kind: TokenKind): Word {
    let word = this.#known.get(text);
    if (word === undefined) {
      word = this.#lookUp(text, kind);
      if (this.#known.size >= capacity) this.#known.clear();
      this.#known.set(word.text, word);
    }
    return word;
  }

  /** Number of a term in the index, or -1. */
  termOf(text: string): number {
    return this.#known.get(text)?.term ?? this.index.term(text);
  }

  /** Calls back for each token of a text, as forEachToken does. */
  forEach(normalized: NormalizedText, callback: WordCallback): void {
    forEachToken(normalized, (term, start, end, kind) => callback(this.of(term, kind), start, end, kind), this.stemmer);
  }

  /**
   * Calls back for each word of the lexicon in a text with the term of its concept.
   * @param decisive called back for decisive concepts instead (data/decisive.json)
   */
  forEachConcept({ normalized, folded }: ComparedText, callback: ConceptCallback, decisive?: ConceptCallback): void {
    const report = (to: ConceptCallback) => (group: number, start: number, end: number) =>
      to(this.of(conceptTerm(this.index.concepts.ids[group]!), 'word'), start, end);
    this.#scanner.forEach(normalized, folded, report(callback), decisive && report(decisive));
  }

  #lookUp(text: string, kind: TokenKind): Word {
    const term = this.index.term(text);
    return {
      // A copy, which does not hold the symptom that it was cut from.
      text: ownCopy(text),
      term,
      documents: term < 0 ? 0 : this.index.documentFrequency(term),
      filler: isStopWord(text, kind === 'han' ? 'zh' : 'en', this.index.vocabulary) || /^[a-z]$/.test(text),
      salient: isSalient(text, this.index.vocabulary),
      variable: /\d/.test(text),
      name: /[\d\-./_]/.test(text),
    };
  }
}

/** The words of a knowledge base. */
export const wordsOf = derivedFrom((knowledge) => new Words(knowledge));

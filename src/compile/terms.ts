import type { DomainLexicon } from '../model/index.js';
import {
  buildConceptIndex,
  type ConceptIndex,
  ConceptScanner,
  conceptTerm,
  createStemmer,
  decisiveMark,
  foldGaps,
  forEachToken,
  isStopWord,
  type NormalizedText,
  normalize,
  type Stemmer,
  signatureWords,
} from '../text/index.js';
import { buildWordsOf, derived, type Vocabulary } from '../vocabulary/index.js';

/** Terms, numbered in the order of their first occurrence. */
export class DocumentTerms {
  readonly terms: string[] = [];
  readonly #numbers = new Map<string, number>();

  number(term: string): number {
    let number = this.#numbers.get(term);
    if (number === undefined) {
      number = this.terms.push(term) - 1;
      this.#numbers.set(term, number);
    }
    return number;
  }
}

export class TermReader {
  readonly #stemmer: Stemmer;
  readonly #scanner: ConceptScanner;

  constructor(
    readonly concepts: ConceptIndex = domainConcepts(),
    readonly vocabulary?: Vocabulary,
  ) {
    this.#stemmer = createStemmer(vocabulary);
    this.#scanner = new ConceptScanner(concepts);
  }

  /** Calls back for each token and each concept of a text; returns the number of tokens. */
  forEachTerm(text: string, callback: (term: string) => void): number {
    const normalized = normalize(text);
    let tokens = 0;
    const addConcept = (concept: number) => callback(this.#termOf(concept));
    this.#scanner.forEach(normalized, foldGaps(normalized.text), addConcept, addConcept);
    forEachToken(
      normalized,
      (term) => {
        callback(term);
        tokens++;
      },
      this.#stemmer,
    );
    return tokens;
  }

  /**
   * The first distinct terms of a text without stop words, followed by its concepts. An identifier is represented by its
   * parts only, because it would otherwise count twice.
   */
  distinctTerms(text: string, limit: number): Set<string> {
    const terms = new Set<string>();
    const normalized = normalize(text);
    let whole = { term: '', end: -1 };
    forEachToken(
      normalized,
      (term, start, end, kind) => {
        if (terms.size > limit || isStopWord(term, kind === 'han' ? 'zh' : 'en', this.vocabulary)) return;
        if (kind === 'word') whole = { term, end };
        else if (kind === 'part' && start < whole.end) terms.delete(whole.term);
        terms.add(term);
      },
      this.#stemmer,
    );
    return new Set([...[...terms].slice(0, limit), ...this.#conceptsIn(normalized)]);
  }

  errorLineWords(text: string): Iterable<string> {
    return signatureWords(text, this.#stemmer, this.vocabulary);
  }

  #conceptsIn(normalized: NormalizedText): string[] {
    const found: string[] = [];
    this.#scanner.forEach(normalized, foldGaps(normalized.text), (concept) => found.push(this.#termOf(concept)));
    return found;
  }

  #termOf(concept: number): string {
    return conceptTerm(this.concepts.ids[concept]!);
  }
}

export const domainConcepts = derived((vocabulary): ConceptIndex => {
  const { lexicon, decisive } = buildWordsOf(vocabulary);
  return buildConceptIndex({ groups: [...lexicon.groups, ...decisive.groups.map(markDecisive)] });
});

const markDecisive = ({ id, terms }: DomainLexicon['groups'][number]) => ({ id: decisiveMark + id, terms });

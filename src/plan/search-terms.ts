import {
  type ConceptIndex,
  ConceptScanner,
  conceptTerm,
  createStemmer,
  foldGaps,
  forEachToken,
  isStopWord,
  normalize,
  type Stemmer,
} from '../text/index.js';
import type { Vocabulary } from '../vocabulary/index.js';

/** Computes a value when it is first needed, and keeps it. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export interface SearchTerms {
  /** Default: the shipped vocabulary. */
  readonly vocabulary?: Vocabulary;
  readonly concepts: ConceptIndex;
  /** Inverse document frequency of a term as a fraction of the highest one, 0 to 1; 0 when no document has the term. */
  readonly idf: (term: string) => number;
}

/** A term of a text with its range, code units. */
export interface TermSpan {
  readonly term: string;
  readonly start: number;
  readonly end: number;
  /** Whether the term is a concept of the lexicon. */
  readonly isConcept: boolean;
}

/** Splits texts into the terms of the index. */
export class TermReader {
  readonly idf: SearchTerms['idf'];
  readonly #concepts: ConceptIndex;
  readonly #scanner: ConceptScanner;
  readonly vocabulary: Vocabulary | undefined;
  readonly #stemmer: Stemmer;

  constructor({ concepts, idf, vocabulary }: SearchTerms) {
    this.vocabulary = vocabulary;
    this.#stemmer = createStemmer(vocabulary);
    this.idf = idf;
    this.#concepts = concepts;
    this.#scanner = new ConceptScanner(concepts);
  }

  /** The words of a text without stop words and parts of identifiers, then its concepts. */
  spans(text: string): TermSpan[] {
    const normalized = normalize(text);
    const spans: TermSpan[] = [];
    forEachToken(
      normalized,
      (term, start, end, kind) => {
        if (kind !== 'part' && !isStopWord(term, kind === 'han' ? 'zh' : 'en', this.vocabulary))
          spans.push({ term, start, end, isConcept: false });
      },
      this.#stemmer,
    );
    this.#scanner.forEach(normalized, foldGaps(normalized.text), (concept, start, end) => {
      spans.push({ term: conceptTerm(this.#concepts.ids[concept]!), start, end, isConcept: true });
    });
    return spans;
  }

  /** The distinct words of a text that occur in the knowledge base, and its concepts. */
  terms(text: string): Set<string> {
    const terms = new Set<string>();
    for (const { term, isConcept } of this.spans(text))
      if (!terms.has(term) && (isConcept || this.idf(term) > 0)) terms.add(term);
    return terms;
  }

  wordIdfs(text: string): Map<string, number> {
    const words = this.spans(text).flatMap(({ term, isConcept }) =>
      isConcept ? [] : [[term, this.idf(term)] as const],
    );
    return new Map(words.filter(([, idf]) => idf > 0));
  }
}

/** Letters and digits of a name in lower case: `Kube-OVN` and `kube ovn`, `POD_NAME` and `podName` are the same. */
export const looseName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Number of letters and digits in a text. A Han character counts as two, since it says as much. */
export const letterCount = (text: string): number =>
  (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) + (text.match(/\p{Script=Han}/gu)?.length ?? 0);

/** A text in the form in which texts are compared: case, width and script do not matter. */
export const fold = (text: string): string => normalize(text).text;

import { noTerms, type PackedTerms, TermList } from '../snapshot/index.js';
import {
  type ConceptIndex,
  ConceptScanner,
  conceptTerm,
  createStemmer,
  foldGaps,
  type NormalizedText,
} from '../text/index.js';
import { domainConcepts } from './domain-concepts.js';

/**
 * Terms → dense numbers: those of the base by their order in it, others in the order of first sight. One dictionary, with
 * one cache of stems, serves one compilation.
 */
export class TermDictionary {
  /** Terms of the base that were asked for, and all others. */
  readonly #ids = new Map<string, number>();
  readonly #base: TermList;
  /** Terms that the base does not have, by number less the base's length. */
  readonly added: string[] = [];
  readonly stemmer = createStemmer();
  readonly #scanner: ConceptScanner;

  /**
   * @param base terms of an earlier compilation; they stay packed.
   * @param concepts of the lexicon, where they are known from there
   */
  constructor(
    readonly base: PackedTerms = noTerms,
    readonly concepts: ConceptIndex = domainConcepts(),
  ) {
    this.#base = new TermList(base);
    this.#scanner = new ConceptScanner(concepts);
  }

  get size(): number {
    return this.#base.length + this.added.length;
  }

  id(term: string): number {
    let id = this.#ids.get(term);
    if (id === undefined) {
      id = this.#base.length === 0 ? -1 : this.#base.find(term);
      if (id < 0) {
        id = this.size;
        this.added.push(term);
      }
      this.#ids.set(term, id);
    }
    return id;
  }

  term(id: number): string {
    return id < this.#base.length ? this.#base.get(id) : this.added[id - this.#base.length]!;
  }

  /**
   * Calls back with the number, in the lexicon, of each concept that the text speaks of.
   * @param decisive called back for the decisive ones
   */
  forEachConcept(
    normalized: NormalizedText,
    callback: (concept: number) => void,
    decisive?: (concept: number) => void,
  ): void {
    this.#scanner.forEach(normalized, foldGaps(normalized.text), callback, decisive);
  }

  /** The term that stands for a concept of the lexicon. */
  conceptTerm(concept: number): string {
    return conceptTerm(this.concepts.ids[concept]!);
  }
}

import { lexicon } from '../generated/data/lexicon.js';
import { buildConceptIndex, conceptTerm, createStemmer, forEachConcept, type NormalizedText } from '../text/index.js';

/** Terms → dense numbers in the order of first sight. One dictionary, with one cache of stems, serves one compilation. */
export class TermDictionary {
  readonly #ids = new Map<string, number>();
  readonly terms: string[] = [];
  readonly stemmer = createStemmer();
  readonly concepts = buildConceptIndex(lexicon);

  constructor(terms: readonly string[] = []) {
    for (const term of terms) this.id(term);
  }

  id(term: string): number {
    let id = this.#ids.get(term);
    if (id === undefined) {
      id = this.terms.length;
      this.#ids.set(term, id);
      this.terms.push(term);
    }
    return id;
  }

  /** Calls back with the term of each concept that the text speaks of. */
  forEachConcept(normalized: NormalizedText, callback: (term: string) => void): void {
    forEachConcept(this.concepts, normalized, (group) => callback(conceptTerm(this.concepts.ids[group]!)));
  }
}

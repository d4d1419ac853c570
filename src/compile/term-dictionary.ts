import { createStemmer } from '../text/index.js';

/** Terms → dense numbers in the order of first sight. One dictionary, with one cache of stems, serves one compilation. */
export class TermDictionary {
  readonly #ids = new Map<string, number>();
  readonly terms: string[] = [];
  readonly stemmer = createStemmer();

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
}

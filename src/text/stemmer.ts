import { stemming } from '../vocabulary/index.js';
import { ownCopy } from './own-copy.js';
import { porter2 } from './porter2.js';

/** Reduces English words to their stems, and remembers them: one stemmer serves one build or one process's queries. */
export interface Stemmer {
  /** The stem of a lower-case ASCII word; names of the field (data/stemming.json) stay whole. */
  stem(word: string): string;
}

/** Words that are remembered before the memory starts over; a bound, since symptoms may hold any words. */
const capacity = 50_000;

const fixed: ReadonlyMap<string, string> = new Map([
  ...stemming.keep.map((word) => [word, word] as const),
  ...Object.entries(stemming.replace),
]);

export function createStemmer(): Stemmer {
  const known = new Map<string, string>();
  return {
    stem(word) {
      let stem = known.get(word);
      if (stem === undefined) {
        const own = ownCopy(word);
        stem = fixed.get(own) ?? porter2(own);
        if (known.size >= capacity) known.clear();
        known.set(own, stem);
      }
      return stem;
    },
  };
}

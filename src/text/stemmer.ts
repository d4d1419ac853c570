import porter2 from 'wink-porter2-stemmer';
import { derived, type Vocabulary } from '../vocabulary/index.js';

/** Reduces English words to their stems (Porter2), and remembers them: use one for many texts. */
export interface Stemmer {
  /** The stem of a lower-case ASCII word; names of the field (data/stemming.json) stay as they are. */
  stem(word: string): string;
}

/** Words remembered before the memory starts over: symptoms may hold any words. */
const capacity = 50_000;

const exceptionsOf = derived(
  ({ stemming }) =>
    new Map([...stemming.keep.map((word) => [word, word] as const), ...Object.entries(stemming.replace)]),
);

export function createStemmer(vocabulary?: Vocabulary): Stemmer {
  const exceptions = exceptionsOf(vocabulary);
  const known = new Map<string, string>();
  return {
    stem(word) {
      let stem = known.get(word);
      if (stem === undefined) {
        const own = ownCopy(word);
        stem = exceptions.get(own) ?? porter2(own);
        if (known.size >= capacity) known.clear();
        known.set(own, stem);
      }
      return stem;
    },
  };
}

/** Code units from which V8 keeps a slice as a view of the whole string. */
const viewLength = 13;

/** A copy of a slice: a term that outlives its text must not keep the whole text in memory. */
export const ownCopy = (slice: string): string => (slice.length < viewLength ? slice : ` ${slice}`.slice(1));

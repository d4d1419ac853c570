import { shipped, type Vocabulary } from './shipped.js';

/**
 * Makes what is derived from a vocabulary (patterns, look-up tables) once for each vocabulary, when it is first needed.
 *
 * @example
 * const stopWordsOf = derived(({ stopwords }) => new Set(stopwords.en));
 * const isStopWord = (word: string, vocabulary?: Vocabulary) => stopWordsOf(vocabulary).has(word);
 */
export function derived<Result>(make: (vocabulary: Vocabulary) => Result): (vocabulary?: Vocabulary) => Result {
  const made = new WeakMap<Vocabulary, { result: Result }>();
  return (vocabulary = shipped) => {
    const known = made.get(vocabulary) ?? { result: make(vocabulary) };
    made.set(vocabulary, known);
    return known.result;
  };
}

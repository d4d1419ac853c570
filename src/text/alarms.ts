import { derived, type Vocabulary } from '../vocabulary/index.js';
import { createStemmer } from './stemmer.js';

const wordsOf = derived((vocabulary) => {
  const { signatures } = vocabulary;
  const stemmer = createStemmer(vocabulary);
  const single = [...signatures.errorWords, ...signatures.alarmWords].filter((word) => /^[a-z]+$/.test(word));
  return new Set([
    ...single.flatMap((word) => [word, stemmer.stem(word)]),
    ...signatures.errorPhrases.filter((phrase) => phrase.length === 2),
  ]);
});

/** The header of klog's warnings and errors with month and day: `E1128`. */
const header = /^[wef](?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;

/** True for a term (as tokens have it) that says that a line speaks of something wrong: `fail`, `拒绝`, a level. */
export const isAlarming = (term: string, vocabulary?: Vocabulary): boolean =>
  wordsOf(vocabulary).has(term) || (term.length === 5 && header.test(term));

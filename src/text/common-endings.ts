import { derived, type Vocabulary, wholeWords } from '../vocabulary/index.js';
import type { Span } from './alert-fields.js';

/** An ending stands behind a colon, a bracket or a quote, or begins the text: where a program put the error of another call. */
const patternOf = derived(
  ({ commonEndings }) => new RegExp(`(?<=(?:[:=("'，：]|^|\\n)\\s{0,4})${wholeWords(commonEndings.phrases)}`, 'gi'),
);

/**
 * The spans of a text that end messages of any program: `dial tcp`, `connect`, `connection refused` in
 * `billing: dial tcp 10.0.0.1:80: connect: connection refused`. In a sentence ("gets connection refused from the service")
 * they are what is reported.
 */
export const findCommonEndings = (text: string, vocabulary?: Vocabulary): Span[] =>
  [...text.matchAll(patternOf(vocabulary))].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));

import { normalize } from './normalize.js';
import { isStopWord } from './stop-words.js';
import { forEachToken } from './tokenize.js';

/** What a word tells that occurs in any report of a problem. */
const fillerWeight = 0.25;
/** Letters from which on a longer word tells no more. */
const tellingLength = 12;

/**
 * How much a phrase tells by its words alone: 1 for each pair of Han characters, 0.5 to 2.5 for each Latin word by its
 * length, 0.25 for fillers (`问题`, `the`). Never 0.
 */
export function phraseSpecificity(phrase: string): number {
  let sum = 0;
  forEachToken(normalize(phrase), (term, start, end, kind) => {
    if (kind === 'part') return;
    if (isStopWord(term, 'en') || isStopWord(term, 'zh')) sum += fillerWeight;
    else sum += kind === 'han' ? Math.min(1, (end - start) / 2) : 0.5 + Math.min(end - start, tellingLength) / 6;
  });
  return Math.max(fillerWeight, sum);
}

/** The same for a pattern, by the letters that it must find literally. */
export function patternSpecificity(pattern: string): number {
  return phraseSpecificity(pattern.replace(/\\[pP]\{[^}]*\}|\\.|\(\?[a-zA-Z]*\)?|\{[0-9,]*\}/g, ' '));
}

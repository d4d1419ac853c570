import type { WordedSpan, Wording } from '../../src/plan/index.js';

/** Words are what stands between spaces, and all tell as much; concepts are the words that a test names one for. */
export function wordsBySpaces(concepts: Readonly<Record<string, string>> = {}): Wording {
  const fold = (text: string): string => text.toLowerCase();
  const spans = (text: string): WordedSpan[] =>
    [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: found, index }) => {
      const [word, start, end] = [fold(found), index, index + found.length];
      const concept = concepts[word];
      const itself = { word, start, end, isConcept: false };
      return concept === undefined ? [itself] : [itself, { word: concept, start, end, isConcept: true }];
    });
  const words = (text: string) => new Map(spans(text).map(({ word }) => [word, 1]));
  return { fold, spans, words, told: () => 1, tellsOfTwo: () => true };
}

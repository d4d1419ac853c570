import { type ConceptIndex, ConceptScanner, foldGaps, type NormalizedText } from '../../src/text/index.js';

/** Calls back for each word of the lexicon in a text. */
export function forEachConcept(
  index: ConceptIndex,
  normalized: NormalizedText,
  callback: (group: number, start: number, end: number) => void,
): void {
  new ConceptScanner(index).forEach(normalized, foldGaps(normalized.text), callback);
}

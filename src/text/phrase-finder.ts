import { addToGroup } from '../collections.js';
import { isAsciiAlphanumeric, isHump, type NormalizedText } from './normalize.js';
import { type FoldedText, foldedPosition, isInsideWord } from './phrases.js';

/** @param phrase index of the phrase; positions are those of the normalized text */
export type PhraseCallback = (phrase: number, start: number, end: number) => void;

/** Code units by which phrases are grouped. */
const beginning = 4;

/** Finds folded phrases (foldPhrase) in texts, at the edges of words only. */
export class PhraseFinder {
  /** Phrases by their beginning; a shorter one by itself. */
  #groups: ReadonlyMap<string, readonly number[]> | null = null;

  /** @param phrases distinct; empty ones are never found */
  constructor(private readonly phrases: readonly string[]) {}

  /** Calls back for all occurrences in a text, overlapping ones too; those of one phrase in the order of the text. */
  forEach({ text: whole, cased }: NormalizedText, folded: FoldedText, callback: PhraseCallback): void {
    const { text, positions } = folded;
    this.#groups ??= this.#groupByBeginning();
    let inWord = false;
    for (let start = 0; start < text.length; start++) {
      const wasInWord = inWord;
      inWord = isAsciiAlphanumeric(text.charCodeAt(start));
      if (wasInWord && inWord && !isHump(cased, positions === null ? start : positions[start]!)) continue;
      for (let length = 1; length <= beginning && start + length <= text.length; length++)
        for (const phrase of this.#groups.get(text.slice(start, start + length)) ?? []) {
          if (!text.startsWith(this.phrases[phrase]!, start)) continue;
          const end = foldedPosition(folded, start + this.phrases[phrase]!.length - 1) + 1;
          if (!isInsideWord(whole, cased, end)) callback(phrase, foldedPosition(folded, start), end);
        }
    }
  }

  #groupByBeginning(): Map<string, number[]> {
    const groups = new Map<string, number[]>();
    this.phrases.forEach((phrase, index) => {
      if (phrase !== '') addToGroup(groups, phrase.slice(0, beginning), index);
    });
    return groups;
  }
}

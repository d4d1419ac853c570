import { isAsciiAlphanumeric, isHump, type NormalizedText } from './normalize.js';
import { type FoldedText, foldedPosition, isInsideWord } from './phrases.js';

/** @param phrase index of the phrase; positions are those of the normalized text */
export type PhraseCallback = (phrase: number, start: number, end: number) => void;

/** Longer phrases are searched one by one, so that a text of repeated words is scanned in linear time. */
const longPhrase = 256;

/** Finds folded phrases (foldPhrase) in texts, at the edges of words only. */
export class PhraseFinder {
  /** By the first two code units: range of the phrases that begin with them. */
  #ranges: ReadonlyMap<number, readonly [low: number, high: number]> | null = null;
  readonly #long: number[] = [];

  /** @param phrases distinct, in code unit order; empty ones are never found */
  constructor(private readonly phrases: readonly string[]) {}

  /** Calls back for all occurrences in a text, overlapping ones too; those of one phrase in the order of the text. */
  forEach(normalized: NormalizedText, folded: FoldedText, callback: PhraseCallback): void {
    const { text, positions } = folded;
    const { cased } = normalized;
    const add = (phrase: number, from: number) => {
      const end = foldedPosition(folded, from + this.phrases[phrase]!.length - 1) + 1;
      if (!isInsideWord(normalized.text, cased, end)) callback(phrase, foldedPosition(folded, from), end);
    };
    this.#ranges ??= this.#groupByBeginning();
    let inWord = false;
    for (let start = 0; start < text.length; start++) {
      const wasInWord = inWord;
      inWord = isAsciiAlphanumeric(text.charCodeAt(start));
      if (wasInWord && inWord && !isHump(cased, positions === null ? start : positions[start]!)) continue;
      const range = this.#ranges.get(beginning(text, start));
      if (range !== undefined) this.#findFrom(text, start, range, add);
      if (start + 1 < text.length) {
        const single = this.#ranges.get(text.charCodeAt(start));
        if (single !== undefined) add(single[0], start);
      }
    }
    for (const phrase of this.#long)
      for (let at = text.indexOf(this.phrases[phrase]!); at >= 0; at = text.indexOf(this.phrases[phrase]!, at + 1))
        if (!isInsideWord(normalized.text, cased, foldedPosition(folded, at))) add(phrase, at);
  }

  /** Narrows a range of phrases that begin with the same two code units, one code unit at a time. */
  #findFrom(
    text: string,
    start: number,
    [first, last]: readonly [number, number],
    add: (phrase: number, start: number) => void,
  ): void {
    const { phrases } = this;
    let [low, high] = [first, last];
    for (let depth = 2; low < high; depth++) {
      if (phrases[low]!.length <= depth) add(low++, start);
      if (high - low === 1 && text.startsWith(phrases[low]!, start)) add(low, start);
      if (high - low <= 1 || start + depth >= text.length) return;
      const unit = text.charCodeAt(start + depth);
      low = this.#lowerBound(low, high, depth, unit);
      if (low < high) high = this.#lowerBound(low, high, depth, unit + 1);
    }
  }

  /** First phrase of a range whose code unit at `depth` is at least `unit`. */
  #lowerBound(first: number, last: number, depth: number, unit: number): number {
    let [low, high] = [first, last];
    if (this.phrases[low]!.charCodeAt(depth) >= unit) return low;
    if (this.phrases[high - 1]!.charCodeAt(depth) < unit) return high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.phrases[middle]!.charCodeAt(depth) < unit) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #groupByBeginning(): Map<number, readonly [number, number]> {
    const ranges = new Map<number, readonly [number, number]>();
    this.phrases.forEach((phrase, index) => {
      if (phrase.length > longPhrase) this.#long.push(index);
      if (phrase === '' || phrase.length > longPhrase) return;
      const key = beginning(phrase, 0);
      ranges.set(key, [ranges.get(key)?.[0] ?? index, index + 1]);
    });
    return ranges;
  }
}

/** The first two code units as one number; one unit at the end of a text. */
const beginning = (text: string, at: number): number =>
  at + 1 < text.length ? (text.charCodeAt(at) + 1) * 0x10000 + text.charCodeAt(at + 1) : text.charCodeAt(at);

import type { TextIndex } from './text-index.js';
import type { WordLists } from './word-lists.js';

/**
 * Finds documents that speak of an error line without showing it as one: all its words stand together in the title, a
 * symptom, a trigger or a cause. Such a document is as near to the line as one that quotes it.
 */
export class SignaturePlaces {
  readonly #sources: readonly { readonly stated: WordLists }[];
  readonly #index: Pick<TextIndex, 'rankOf' | 'offsets' | 'documents'>;
  /** By word: the number of the last line that was asked for and has it. */
  readonly #askedFor: Uint32Array;
  #asked = 0;

  /** @param sources what each document says of itself, in words of the dictionary */
  constructor(
    sources: readonly { readonly stated: WordLists }[],
    index: Pick<TextIndex, 'rankOf' | 'offsets' | 'documents'>,
  ) {
    this.#sources = sources;
    this.#index = index;
    this.#askedFor = new Uint32Array(index.rankOf.length);
  }

  /**
   * Documents, ascending, each with the line of its first such statement.
   * @param words of the dictionary, distinct, all of them in the index
   */
  stating(words: readonly number[]): { document: number; line: number }[] {
    this.#asked++;
    for (const word of words) this.#askedFor[word] = this.#asked;
    const places: { document: number; line: number }[] = [];
    for (const document of this.#having(words.map((word) => this.#index.rankOf[word]!))) {
      const line = this.#lineStating(this.#sources[document]!.stated, words.length);
      if (line !== null) places.push({ document, line });
    }
    return places;
  }

  /** Documents that have all of the words: each of the rarest is looked up in the postings of the others. */
  #having(ranks: readonly number[]): number[] {
    const { offsets, documents } = this.#index;
    const frequency = (rank: number) => offsets[rank + 1]! - offsets[rank]!;
    const [rarest, ...others] = [...ranks].sort((left, right) => frequency(left) - frequency(right) || left - right);
    const having: number[] = [];
    for (let at = offsets[rarest!]!; at < offsets[rarest! + 1]!; at++) {
      const document = documents[at]!;
      if (others.every((rank) => includes(documents, offsets[rank]!, offsets[rank + 1]!, document))) {
        having.push(document);
      }
    }
    return having;
  }

  /** The line of the first list that has as many of the words that are asked for as there are, or null. */
  #lineStating({ lines, offsets, words }: WordLists, wanted: number): number | null {
    for (let list = 0; list < lines.length; list++) {
      const from = offsets[list]!;
      const to = offsets[list + 1]!;
      let found = 0;
      if (to - from >= wanted) {
        for (let at = from; at < to; at++) if (this.#askedFor[words[at]!] === this.#asked) found++;
      }
      if (found === wanted) return lines[list]!;
    }
    return null;
  }
}

/** Whether a value stands between two places of an ascending list. */
function includes(ascending: ArrayLike<number>, from: number, to: number, value: number): boolean {
  let low = from;
  let high = to - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = ascending[middle]!;
    if (found === value) return true;
    if (found < value) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

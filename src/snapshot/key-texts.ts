import type { PostingLists } from './postings.js';

/** Titles, symptoms and headings of all documents, with their terms as the index numbers them. */
export interface KeyTextTable {
  /** The texts of document `d` are `documents[d]` to `documents[d + 1]`. */
  readonly documents: Uint32Array;
  /** Kind of each text (keyTextKinds). */
  readonly kinds: Uint8Array;
  /** Line of each text in the source. */
  readonly lines: Uint32Array;
  /** Sum of the inverse document frequencies of each text's terms. */
  readonly weights: Float32Array;
  /** Terms of text `t` are `terms[offsets[t]]` to `terms[offsets[t + 1]]`, distinct. */
  readonly offsets: Uint32Array;
  readonly terms: Uint32Array;
}

/** The same as it lies in a snapshot: by term, the texts that contain it, `texts[textsAt[t]]` to `texts[textsAt[t + 1]]`, ascending. */
export interface PackedKeyTexts extends Omit<KeyTextTable, 'offsets' | 'terms'> {
  readonly textsAt: Uint32Array;
  readonly texts: Uint32Array;
}

/** @param index whose terms they are numbered by */
export function packKeyTexts(table: KeyTextTable, index: Pick<PostingLists, 'offsets'>): PackedKeyTexts {
  const { offsets, terms, ...others } = table;
  const textsAt = new Uint32Array(index.offsets.length);
  for (const term of terms) textsAt[term + 1]!++;
  for (let term = 1; term < textsAt.length; term++) textsAt[term]! += textsAt[term - 1]!;
  const next = textsAt.slice();
  const texts = new Uint32Array(terms.length);
  for (let text = 0; text + 1 < offsets.length; text++)
    for (let at = offsets[text]!; at < offsets[text + 1]!; at++) texts[next[terms[at]!]!++] = text;
  return { ...others, textsAt, texts };
}

/** The key texts as a query reads them. */
export class KeyTexts {
  constructor(private readonly packed: PackedKeyTexts) {}

  /** How many there are in all. */
  get count(): number {
    return this.packed.kinds.length;
  }

  /** Number of a document's first text. */
  first(document: number): number {
    return this.packed.documents[document]!;
  }

  /** The texts that contain a term, ascending: a view of the snapshot. */
  having(term: number): Uint32Array {
    return this.packed.texts.subarray(this.packed.textsAt[term], this.packed.textsAt[term + 1]);
  }

  /** Number of the kind of a text (keyTextKinds). */
  kind(text: number): number {
    return this.packed.kinds[text]!;
  }

  line(text: number): number {
    return this.packed.lines[text]!;
  }

  /** Sum of the inverse document frequencies of its terms. */
  weight(text: number): number {
    return this.packed.weights[text]!;
  }
}

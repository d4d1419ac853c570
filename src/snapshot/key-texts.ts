/** A title, symptom or heading. */
export interface KeyText {
  /** Index in keyTextKinds. */
  readonly kind: number;
  /** Line in the source. */
  readonly line: number;
  /** Values of qualifiers that it has, one bit each. */
  readonly qualifiers: number;
  /** Distinct terms as the index numbers them. */
  readonly terms: readonly number[];
}

/** The key texts of all documents. */
export interface PackedKeyTexts {
  /** The texts of document `d` are `documents[d]` to `documents[d + 1]`. */
  readonly documents: Uint32Array;
  readonly kinds: Uint8Array;
  readonly lines: Uint32Array;
  readonly qualifiers: Uint32Array;
  /** Sum of the inverse document frequencies of each text's terms. */
  readonly weights: Float32Array;
  /** The texts that contain term `t` are `texts[textsAt[t]]` to `texts[textsAt[t + 1]]`, ascending. */
  readonly textsAt: Uint32Array;
  readonly texts: Uint32Array;
}

/**
 * @param byDocument the key texts of each document
 * @param idfs of all terms of the index
 */
export function packKeyTexts(byDocument: readonly (readonly KeyText[])[], idfs: ArrayLike<number>): PackedKeyTexts {
  const all = byDocument.flat();
  const weights = new Float32Array(all.length);
  const byTerm = Array.from(idfs, (): number[] => []);
  all.forEach(({ terms }, text) => {
    for (const term of terms) {
      weights[text]! += idfs[term]!;
      byTerm[term]!.push(text);
    }
  });
  return {
    documents: offsetsOf(byDocument),
    kinds: Uint8Array.from(all, ({ kind }) => kind),
    lines: Uint32Array.from(all, ({ line }) => line),
    qualifiers: Uint32Array.from(all, ({ qualifiers }) => qualifiers),
    weights,
    textsAt: offsetsOf(byTerm),
    texts: Uint32Array.from(byTerm.flat()),
  };
}

/** Start of each list in the concatenation of all lists, and its end. */
export function offsetsOf(lists: readonly { readonly length: number }[]): Uint32Array {
  const offsets = new Uint32Array(lists.length + 1);
  lists.forEach(({ length }, index) => {
    offsets[index + 1] = offsets[index]! + length;
  });
  return offsets;
}

/** The key texts as a query reads them. */
export class KeyTexts {
  constructor(private readonly packed: PackedKeyTexts) {}

  /** Number of a document's first text. */
  first(document: number): number {
    return this.packed.documents[document]!;
  }

  /** Number of the document that a text belongs to. */
  documentOf(text: number): number {
    const next = this.packed.documents.findIndex((first) => first > text);
    return next - 1;
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

  /** Values of qualifiers that a text has, one bit each. */
  qualifiers(text: number): number {
    return this.packed.qualifiers[text]!;
  }

  /** Sum of the inverse document frequencies of its terms. */
  weight(text: number): number {
    return this.packed.weights[text]!;
  }
}

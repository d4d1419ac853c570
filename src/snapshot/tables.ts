import type { DocumentKind, EdgeKind, Language, NodeKind } from '../model/index.js';

/** Numbers in typed arrays stand for these names. Appending is compatible; reordering needs a new format version. */
export const documentKinds: readonly DocumentKind[] = ['workflow', 'case', 'article'];
export const languages: readonly Language[] = ['zh', 'en'];
export const fieldNames = ['title', 'symptoms', 'triggers', 'signatures', 'causes', 'steps', 'body'] as const;
export type FieldName = (typeof fieldNames)[number];
export const keyTextKinds = ['title', 'symptom', 'heading'] as const;
export type KeyTextKind = (typeof keyTextKinds)[number];
export const nodeKinds: readonly NodeKind[] = [
  'workflow',
  'case',
  'article',
  'step',
  'command',
  'symptom',
  'trigger',
  'signature',
  'cause',
  'resolution',
  'component',
  'product',
  'version',
  'category',
  'alert',
  'source',
];
export const edgeKinds: readonly EdgeKind[] = [
  'has-step',
  'next',
  'branches-to',
  'runs',
  'triggered-by',
  'shows',
  'caused-by',
  'resolved-by',
  'follows',
  'affects',
  'links-to',
  'related',
  'translation-of',
  'duplicate-of',
];

export interface SnapshotMeta {
  /** `sha256:…` over the content hashes and paths of all documents. */
  readonly hash: string;
  readonly documents: number;
  readonly steps: number;
  readonly commands: number;
  readonly nodes: number;
  readonly edges: number;
  readonly writer: string;
  /** Where documents can be edited, with `{path}`; absent where the project does not say. */
  readonly edit?: string;
}

/**
 * Robertson and Sparck Jones' inverse document frequency, never negative. A few documents without the term are added,
 * because a word that all documents of a small collection contain is not necessarily a common word.
 */
export function inverseDocumentFrequency(frequency: number, documents: number): number {
  return Math.log(1 + (documents + backgroundDocuments - frequency + 0.5) / (frequency + 0.5));
}

const backgroundDocuments = 10;

/** Summed idf values are rounded to multiples of 1 / idfSteps, so that a sum does not depend on the order of addition. */
const idfSteps = 16_384;

export const roundedIdf = (frequency: number, documents: number): number =>
  Math.round(idfSteps * inverseDocumentFrequency(frequency, documents)) / idfSteps;

/**
 * Section `signature`: the error lines of all documents, masked and each once. Words are terms of the text index. Lists lie
 * in one array each, with the offsets of their beginnings.
 */
export interface SignatureTable {
  /** Distinct words of each signature, in its order. */
  readonly wordOffsets: Uint32Array;
  readonly words: Uint32Array;
  /** Sum of the inverse document frequencies of each signature's words. */
  readonly weights: Float32Array;
  /** Signatures of each word of `keys`, the words of all signatures, ascending. */
  readonly keys: Uint32Array;
  readonly keyOffsets: Uint32Array;
  readonly keySignatures: Uint32Array | Uint16Array;
  /** The documents that quote or mention each signature, ascending, with the line. */
  readonly documentOffsets: Uint32Array;
  readonly documents: Uint32Array | Uint16Array;
  readonly lines: Uint32Array;
}

export interface KeyText {
  /** Index in keyTextKinds. */
  readonly kind: number;
  readonly line: number;
  /** Bit set of the qualifier values that the text contains. */
  readonly qualifiers: number;
  /** Distinct terms as the index numbers them. */
  readonly terms: readonly number[];
}

/** Finds the documents whose title or symptom is, letter for letter, the text that is asked. */
export interface PackedSayings {
  /** A hash table with as many buckets as documents: list `n` has the documents with `lettersHash` modulo that number = `n`. */
  readonly offsets: Uint32Array;
  readonly documents: Uint32Array;
}

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

/** @param idfs of all terms of the index */
export function packKeyTexts(byDocument: readonly (readonly KeyText[])[], idfs: ArrayLike<number>): PackedKeyTexts {
  const all = byDocument.flat();
  const weights = new Float32Array(all.length);
  const byTerm = Array.from(idfs, (): number[] => []);
  all.forEach(({ terms }, text) => {
    weights[text] = terms.reduce((sum, term) => sum + idfs[term]!, 0);
    for (const term of terms) byTerm[term]!.push(text);
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

export class KeyTexts {
  constructor(private readonly packed: PackedKeyTexts) {}

  /** Number of a document's first text. */
  first(document: number): number {
    return this.packed.documents[document]!;
  }

  /** One more than the number of a document's last text. */
  end(document: number): number {
    return this.packed.documents[document + 1]!;
  }

  /** The texts that contain a term, ascending: a view of the snapshot. */
  having(term: number): Uint32Array {
    return this.packed.texts.subarray(this.packed.textsAt[term], this.packed.textsAt[term + 1]);
  }

  kind(text: number): number {
    return this.packed.kinds[text]!;
  }

  line(text: number): number {
    return this.packed.lines[text]!;
  }

  qualifiers(text: number): number {
    return this.packed.qualifiers[text]!;
  }

  weight(text: number): number {
    return this.packed.weights[text]!;
  }
}

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

/** Section `meta`. */
export interface SnapshotMeta {
  /** `sha256:…` over the content hashes and paths of all documents. */
  readonly hash: string;
  readonly documents: number;
  readonly steps: number;
  readonly commands: number;
  readonly nodes: number;
  readonly edges: number;
  /** Program version that wrote it. */
  readonly writer: string;
}

/**
 * Robertson and Sparck Jones' inverse document frequency, never negative. A few documents without the term are added, since
 * in a small collection a word that every document has need not be a common word.
 */
export function inverseDocumentFrequency(frequency: number, documents: number): number {
  return Math.log(1 + (documents + backgroundDocuments - frequency + 0.5) / (frequency + 0.5));
}

const backgroundDocuments = 10;

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
  /** Documents that show each signature or mention it, ascending, with the line. */
  readonly documentOffsets: Uint32Array;
  readonly documents: Uint32Array | Uint16Array;
  readonly lines: Uint32Array;
}

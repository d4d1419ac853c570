import type { DocumentKind, EdgeKind, Language, NodeKind } from '../model/index.js';

/** Numbers in typed arrays stand for these names. Appending is compatible; reordering needs a new format version. */
export const documentKinds: readonly DocumentKind[] = ['workflow', 'case', 'article'];
export const languages: readonly Language[] = ['zh', 'en'];
export const fieldNames = ['title', 'symptoms', 'triggers', 'signatures', 'causes', 'steps', 'body'] as const;
export type FieldName = (typeof fieldNames)[number];
export const statementKinds = ['title', 'symptom', 'heading'] as const;
export type StatementKind = (typeof statementKinds)[number];
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
 * How much a term tells: Robertson and Sparck Jones' inverse document frequency, never negative. A few documents that
 * say nothing of it are added, since in a small collection a word that every document has need not be a common word.
 */
export function inverseDocumentFrequency(frequency: number, documents: number): number {
  return Math.log(1 + (documents + backgroundDocuments - frequency + 0.5) / (frequency + 0.5));
}

const backgroundDocuments = 10;

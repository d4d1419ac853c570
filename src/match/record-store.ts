/** The stored parts of a document: its row in the text index, and its parts in a snapshot. */
export type RecordPart = 'row' | 'doc' | 'doc.sections' | 'doc.source' | 'diagnostics';
export type DocumentPart = Exclude<RecordPart, 'row'>;

/** A document that has at least one term of a symptom. */
export interface StoredHit {
  readonly key: string;
  /** Σ weight × impact over the terms that it has, with a relative error below 1e-4. */
  readonly score: number;
  readonly row: Uint8Array;
}

/**
 * One version of a knowledge base whose documents are stored elsewhere, for instance in a search cluster. Terms are texts,
 * since the store does no analysis. Records have keys that identify their content: a store may also contain records of other
 * versions, and the head lists its own. Every method rejects with a TriagraphError `store-unavailable` if the store, or a
 * part of it, cannot be reached: it never gives an incomplete answer.
 */
export interface RecordStore {
  /** The address, without a password, for messages. */
  readonly name: string;
  /** The snapshot without the records of documents (`Publication.head`). */
  readonly head: Uint8Array;
  /** The documents with the highest scores, best first; fewer than `count` only if no other document has a term. */
  best(
    terms: readonly { readonly text: string; readonly weight: number }[],
    count: number,
  ): Promise<readonly StoredHit[]>;
  /** The keys of the first documents by `PublishedRecord.place` that have a term. */
  firstHaving(term: string, most: number): Promise<readonly string[]>;
  /** A part of each of these documents, in their order; empty for a part that a document lacks. */
  parts(part: RecordPart, keys: readonly string[]): Promise<readonly Uint8Array[]>;
  /** Whether it can be reached. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** A place where successive versions of a knowledge base are published. */
export interface StoreSource {
  /** The address, without a password. */
  readonly name: string;
  /**
   * The live version; null when it was opened already.
   * @param again open it even then
   * @throws TriagraphError `store-unavailable`, `store-empty`
   */
  open(again: boolean): Promise<RecordStore | null>;
  close(): Promise<void>;
}

/** What is stored of a document besides its terms: its row in the text index, and the parts of a snapshot. */
export type RecordPart = 'row' | 'doc' | 'doc.sections' | 'doc.source' | 'diagnostics';
export type DocumentPart = Exclude<RecordPart, 'row'>;

/** A document that has some terms of a symptom. */
export interface StoredHit {
  readonly key: string;
  /** Σ weight × impact over the terms that it has, with a relative error below 1e-4. */
  readonly score: number;
  readonly row: Uint8Array;
}

/**
 * One version of a knowledge base whose documents are stored elsewhere, for instance in a search cluster. Terms are texts:
 * the store knows nothing of analysis. Records are named by keys, which identify their content: a store may have those of
 * other versions too, and the head says whose are its own. Every method rejects with a TriagraphError `store-unavailable` where the store, or a
 * part of it, cannot be reached: an incomplete answer is never given.
 */
export interface RecordStore {
  /** The address, without a password, for messages. */
  readonly name: string;
  /** The snapshot without the records of documents (`Publication.head`). */
  readonly head: Uint8Array;
  /** The documents with the highest scores, best first: fewer than `count` only where no other has one of the terms. */
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

/** Where versions of a knowledge base are published one after the other. */
export interface StoreSource {
  /** The address, without a password. */
  readonly name: string;
  /**
   * The version that is live; null when that is the one that was opened last.
   * @param again open that one too
   * @throws TriagraphError `store-unavailable`, `store-empty`
   */
  open(again: boolean): Promise<RecordStore | null>;
  close(): Promise<void>;
}

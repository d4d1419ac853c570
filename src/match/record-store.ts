/** What is stored of a document besides its terms: its row in the text index, and the parts of a snapshot. */
export type RecordPart = 'row' | 'doc' | 'doc.sections' | 'doc.source' | 'diagnostics';
export type DocumentPart = Exclude<RecordPart, 'row'>;

/** A document that has some terms of a symptom. */
export interface StoredHit {
  readonly document: number;
  /** Σ weight × impact over the terms that it has, with a relative error below 1e-4. */
  readonly score: number;
  readonly row: Uint8Array;
}

/**
 * One version of a knowledge base whose documents are stored elsewhere, for instance in a search cluster. Terms are texts:
 * the store knows nothing of analysis. Every method rejects with a TriagraphError `store-unavailable` where the store, or a
 * part of it, cannot be reached: an incomplete answer is never given.
 */
export interface RecordStore {
  /** The address, without a password, for messages. */
  readonly name: string;
  /** The snapshot without the records of documents (`Publication.head`). */
  readonly head: Uint8Array;
  /** The documents with the highest scores: at least `count`, or all that have one of the terms. Best first. */
  best(
    terms: readonly { readonly text: string; readonly weight: number }[],
    count: number,
  ): Promise<readonly StoredHit[]>;
  /** The first documents by number that have a term, in a symptom or anywhere. */
  firstHaving(term: string, most: number, where: 'symptoms' | 'text'): Promise<readonly number[]>;
  /** Some document that has all terms and a title or symptom with this key (`PublishedRecord.said`); empty without one. */
  saying(terms: readonly string[], key: string): Promise<readonly number[]>;
  /** A part of each of these documents, in their order; empty for a part that a document lacks. */
  parts(part: RecordPart, documents: readonly number[]): Promise<readonly Uint8Array[]>;
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

import type { PackedKeyTexts, PostingLists, SnapshotReader } from '../snapshot/index.js';
import { KeyTexts, Postings } from '../snapshot/index.js';
import type { DocumentPart, RecordPart } from './record-store.js';

/** A term of a symptom with its number in the index and its weight. */
export interface WeightedTerm {
  readonly text: string;
  readonly term: number;
  readonly weight: number;
}

/**
 * The parts of documents that a question reads besides the head of the knowledge base. The head has the terms with their
 * frequencies, the triggers, the error lines, and the names, kind, language, priority, groups and edges of each document. A
 * snapshot has the records of all documents (`SnapshotRecords`); from a record store, only those that a question needs are
 * fetched (`FetchedRecords`).
 */
export interface Records {
  readonly postings: Pick<Postings, 'fields' | 'find'> & { readonly impacts: ArrayLike<number> };
  readonly keyTexts: Pick<KeyTexts, 'first' | 'end' | 'having' | 'kind' | 'line' | 'qualifiers' | 'weight'>;
  /**
   * The best documents by BM25F, and those that tie with the last of them.
   * @param others documents whose postings will be read in any case
   */
  best(terms: readonly WeightedTerm[], limit: number, others: readonly number[]): readonly number[];
  /** The first documents that have a term. */
  firstHaving(term: number, most: number): readonly number[];
  has(part: DocumentPart): boolean;
  part(part: DocumentPart, document: number): Uint8Array;
  /** Announces that a part of these documents will be read, so that it is fetched in one request. */
  expect(part: RecordPart, documents: Iterable<number>): void;
}

/** The records of all documents. */
export class SnapshotRecords implements Records {
  readonly postings: Postings;
  readonly keyTexts: KeyTexts;

  constructor(
    private readonly snapshot: SnapshotReader,
    readonly documents: number,
  ) {
    this.postings = new Postings(snapshot.record<PostingLists>('post'));
    this.keyTexts = new KeyTexts(snapshot.record<PackedKeyTexts>('keyText'));
  }

  best(terms: readonly WeightedTerm[], limit: number): number[] {
    return bestByText(terms, this, limit);
  }

  firstHaving(term: number, most: number): readonly number[] {
    return Array.from(this.postings.documents(term).subarray(0, most));
  }

  has(part: DocumentPart): boolean {
    return this.snapshot.has(part);
  }

  part(part: DocumentPart, document: number): Uint8Array {
    return this.snapshot.blob(part, document);
  }

  expect(): void {}
}

interface Index {
  readonly postings: Postings;
  readonly documents: number;
}

/** The best documents by BM25F with precomputed impacts: Σ weight × impact over every posting. */
export function bestByText(
  terms: readonly Pick<WeightedTerm, 'term' | 'weight'>[],
  { postings, documents }: Index,
  limit: number,
): number[] {
  const scores = new Float64Array(documents);
  const { impacts } = postings;
  for (const { term, weight } of terms) {
    const having = postings.documents(term);
    const first = postings.first(term);
    for (let index = 0; index < having.length; index++) scores[having[index]!]! += weight * impacts[first + index]!;
  }
  const least = kthLargest(scores, limit);
  const best: number[] = [];
  for (let document = 0; document < documents; document++) {
    const score = scores[document]!;
    if (score > 0 && score >= least) best.push(document);
  }
  return best.sort((left, right) => scores[right]! - scores[left]! || left - right);
}

/** The k-th largest number; 0 if there are fewer than k. */
export function kthLargest(numbers: ArrayLike<number>, k: number): number {
  const largest = new Float64Array(k);
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index]!;
    if (number <= largest[0]!) continue;
    let at = 0;
    for (; at + 1 < k && largest[at + 1]! < number; at++) largest[at] = largest[at + 1]!;
    largest[at] = number;
  }
  return largest[0]!;
}

/** The numbers of the postings of these terms, for each document; -1 for a term that the document lacks. */
export function postingsOf(
  records: Records,
  documents: readonly number[],
  terms: readonly Pick<WeightedTerm, 'term'>[],
): Int32Array[] {
  records.expect('row', documents);
  const { postings } = records;
  const found = documents.map(() => new Int32Array(terms.length));
  // Term by term, so that a list stays in the processor's cache.
  terms.forEach(({ term }, column) => {
    documents.forEach((document, row) => {
      found[row]![column] = postings.find(term, document);
    });
  });
  return found;
}

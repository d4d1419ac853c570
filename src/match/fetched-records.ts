import { TriagraphError } from '../errors.js';
import type { Platform } from '../platform/index.js';
import { decodeRow, type RecordKeys } from './record.js';
import type { DocumentPart, RecordPart, RecordStore } from './record-store.js';
import { kthLargest, type Records, type WeightedTerm } from './records.js';
import { type HeadTerms, Slice } from './slice.js';

/** Maximum relative error of the scores of a store. */
const tolerance = 1e-4;
/** Number of candidates in the first request, as a multiple of the number wanted, and its growth in each further request. */
const [askedFirst, askedMore] = [2, 4];
/** Maximum number of candidates per request: if this many are equally good, none is an answer. */
const maxAsked = 10_000;
/** Maximum number of consecutive requests for one question. Each fetches everything that is known to be missing. */
const maxRequests = 128;
/** Maximum number of bytes of documents that are cached for further questions. */
const maxCachedBytes = 64 * 2 ** 20;

/** Ends an attempt to answer because something has not been fetched yet. */
class Missing extends Error {
  constructor(readonly fetch: () => Promise<void>) {
    super('A knowledge base whose documents are stored elsewhere answers asynchronously: use `reading`.');
  }
}

/** What has been fetched for one question. */
interface Fetched {
  readonly slice: Slice;
  /** Lists of documents by request. */
  readonly lists: Map<string, readonly number[]>;
  /** Parts of documents. None is dropped before the question is answered. */
  readonly parts: Map<string, Uint8Array>;
}

interface Index extends HeadTerms {
  readonly platform: Platform;
  readonly keys: RecordKeys;
  termText(term: number): string;
}

/**
 * The records that questions need, fetched from a store. A question is computed synchronously from the records at hand. If
 * one is missing, the attempt ends, the missing records are fetched, and the question is computed again. So the same code
 * answers as from a snapshot, with the same bytes.
 */
export class FetchedRecords implements Records {
  #now: Fetched | null = null;
  #index: Index | null = null;
  /** Parts of documents in the order of their last use. */
  readonly #kept = new Map<string, Uint8Array>();
  #keptBytes = 0;

  constructor(readonly store: RecordStore) {}

  /** To be called once the head is open. */
  numberedBy(index: Index): void {
    this.#index = index;
  }

  /**
   * Computes a result from the knowledge base, fetching the records that it needs.
   * @param work synchronous; it may run several times
   * @throws TriagraphError `store-unavailable`, `store-mixed`, `store-ties`
   */
  async reading<T>(work: () => T): Promise<T> {
    const slice = new Slice(this.#numbered, (document) => this.#missing('row', [document]));
    const fetched: Fetched = { slice, lists: new Map(), parts: new Map() };
    for (let requests = 0; requests < maxRequests; requests++) {
      const done = this.#attempt(work, fetched);
      if ('value' in done) return done.value;
      await done.missing.fetch();
    }
    throw new Error(`a question needed more than ${maxRequests} requests`);
  }

  #attempt<T>(work: () => T, fetched: Fetched): { readonly value: T } | { readonly missing: Missing } {
    this.#now = fetched;
    try {
      return { value: work() };
    } catch (error) {
      if (error instanceof Missing) return { missing: error };
      throw error;
    } finally {
      this.#now = null;
    }
  }

  get postings(): Records['postings'] {
    return this.#fetched.slice.postings;
  }

  get keyTexts(): Records['keyTexts'] {
    return this.#fetched.slice.keyTexts;
  }

  best(terms: readonly WeightedTerm[], limit: number, others: readonly number[]): readonly number[] {
    if (terms.length === 0) return [];
    const key = terms.map(({ term, weight }) => `${term}:${weight}`).join(' ');
    return this.#list(`best ${limit} ${key}`, async (slice) => {
      const [found] = await Promise.all([this.#best(terms, limit, slice), this.#rows(others, slice)]);
      return found;
    });
  }

  firstHaving(term: number, most: number): readonly number[] {
    const text = this.#numbered.termText(term);
    return this.#list(`first ${term} ${most}`, () => this.#own(most, (count) => this.store.firstHaving(text, count)));
  }

  #list(key: string, fetch: (slice: Slice) => Promise<readonly number[]>): readonly number[] {
    const { lists, slice } = this.#fetched;
    const known = lists.get(key);
    if (known !== undefined) return known;
    throw new Missing(async () => {
      lists.set(key, await fetch(slice));
    });
  }

  has(): boolean {
    return true;
  }

  part(part: DocumentPart, document: number): Uint8Array {
    return this.#partOf(`${part} ${document}`) ?? this.#missing(part, [document]);
  }

  expect(part: RecordPart, documents: Iterable<number>): void {
    const { slice } = this.#fetched;
    const isThere = (document: number) =>
      part === 'row' ? slice.has(document) : this.#partOf(`${part} ${document}`) !== undefined;
    const lacking = [...documents].filter((document) => !isThere(document));
    if (lacking.length > 0) this.#missing(part, lacking);
  }

  #missing(part: RecordPart, documents: readonly number[]): never {
    const { slice, parts } = this.#fetched;
    throw new Missing(async () => {
      if (part === 'row') return this.#rows(documents, slice);
      const found = await this.#parts(part, documents);
      documents.forEach((document, at) => {
        const key = `${part} ${document}`;
        parts.set(key, found[at]!);
        if (!this.#kept.has(key)) this.#keep(key, found[at]!);
      });
    });
  }

  get #fetched(): Fetched {
    if (this.#now !== null) return this.#now;
    throw new TriagraphError(
      'store-asynchronous',
      'The documents of this knowledge base are stored elsewhere: ask it with `ask`, `begin` or `reading`.',
    );
  }

  get #numbered(): Index {
    if (this.#index === null) throw new Error('the head is not open');
    return this.#index;
  }

  #partOf(key: string): Uint8Array | undefined {
    const { parts } = this.#fetched;
    const known = parts.get(key) ?? this.#kept.get(key);
    if (known !== undefined) parts.set(key, known);
    return known;
  }

  #keep(key: string, bytes: Uint8Array): void {
    this.#kept.set(key, bytes);
    this.#keptBytes += bytes.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#keptBytes <= maxCachedBytes) break;
      this.#kept.delete(oldest);
      this.#keptBytes -= length;
    }
  }

  /**
   * The first candidates of the store, with exact scores. Any other document scores at most as much as the last of them. If
   * that could be enough, more are requested.
   */
  async #best(terms: readonly WeightedTerm[], limit: number, slice: Slice): Promise<readonly number[]> {
    for (let count = limit * askedFirst; ; count = Math.min(count * askedMore, maxAsked)) {
      const hits = await this.store.best(terms, count);
      const best = hits.flatMap(({ key, row }) => {
        const document = this.#numbered.keys.find(key);
        if (document < 0) return [];
        this.#add(document, row, slice);
        return { document, score: scoreOf(document, terms, slice.postings) };
      });
      const scores = best.map(({ score }) => score);
      const least = kthLargest(scores, limit);
      const isCertain = hits.length < count || hits.at(-1)!.score * (1 + tolerance) < least;
      if (isCertain) {
        const chosen = best.filter(({ score }) => score > 0 && score >= least);
        chosen.sort((left, right) => right.score - left.score || left.document - right.document);
        return chosen.map(({ document }) => document);
      }
      if (count >= maxAsked)
        throw new TriagraphError(
          'store-ties',
          `${this.store.name}: more than ${maxAsked} documents answer this equally well; group what repeats.`,
          1,
        );
    }
  }

  async #rows(documents: readonly number[], slice: Slice): Promise<void> {
    const lacking = documents.filter((document) => !slice.has(document));
    if (lacking.length === 0) return;
    const rows = await this.#parts('row', lacking);
    lacking.forEach((document, at) => {
      this.#add(document, rows[at]!, slice);
    });
  }

  #parts(part: RecordPart, documents: readonly number[]): Promise<readonly Uint8Array[]> {
    const { keys } = this.#numbered;
    return this.store.parts(
      part,
      documents.map((document) => keys.get(document)),
    );
  }

  /** The first documents of this version, from a list that may contain other versions. */
  async #own(most: number, ask: (count: number) => Promise<readonly string[]>): Promise<readonly number[]> {
    for (let count = most; ; count *= askedMore) {
      const found = await ask(Math.min(count, maxAsked));
      const own = found.map((key) => this.#numbered.keys.find(key)).filter((document) => document >= 0);
      if (own.length >= most || found.length < Math.min(count, maxAsked)) return own.slice(0, most);
      if (count >= maxAsked) throw this.#mixed(`has ${maxAsked} records of other versions of a document`);
    }
  }

  #add(document: number, bytes: Uint8Array, slice: Slice): void {
    if (slice.has(document)) return;
    const { keys, platform } = this.#numbered;
    const row = decodeRow(bytes, keys.bytes(document), platform);
    if (row === null) throw this.#mixed('has a record that is damaged, or not what its key says');
    slice.add(document, row);
  }

  #mixed(what: string): TriagraphError {
    return new TriagraphError('store-mixed', `${this.store.name} ${what}; publish it again.`, 1);
  }
}

/** The score of `bestByText`: added up in the same order, so that the sums are equal. */
function scoreOf(document: number, terms: readonly WeightedTerm[], postings: Records['postings']): number {
  let sum = 0;
  for (const { term, weight } of terms) {
    const posting = postings.find(term, document);
    if (posting >= 0) sum += weight * postings.impacts[posting]!;
  }
  return sum;
}

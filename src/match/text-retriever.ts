import type { TextPostings } from './knowledge.js';

export interface WeightedTerm {
  /** Number of the term in the index. */
  readonly term: number;
  /** What a posting with impact 1 is worth: idf × the weight of the term in the symptom. */
  readonly weight: number;
}

export interface ScoredDocuments {
  /** Document numbers, best first. */
  readonly documents: Uint32Array;
  readonly scores: Float64Array;
}

/**
 * Top-k by the sum of `weight × impact`, exact. Terms are taken by what they can add at most, greatest first; once the
 * rest together cannot lift an unseen document into the first k, common terms only add to the documents already seen
 * (MaxScore: Turtle, Flood, "Query Evaluation: Strategies and Optimizations", 1995).
 */
export class TextRetriever {
  readonly #postings: TextPostings;
  /** Reused between queries: scores by document, zero outside of a query. */
  readonly #scores: Float32Array;
  readonly #touched: Uint32Array;

  constructor(postings: TextPostings, documents: number) {
    this.#postings = postings;
    this.#scores = new Float32Array(documents);
    this.#touched = new Uint32Array(documents);
  }

  retrieve(terms: readonly WeightedTerm[], limit: number, also: readonly number[] = []): ScoredDocuments {
    const bounds = terms
      .map(({ term, weight }) => ({ term, weight, bound: (weight * this.#postings.maximumImpacts[term]!) / 255 }))
      .sort((left, right) => right.bound - left.bound || left.term - right.term);
    let rest = bounds.reduce((sum, { bound }) => sum + bound, 0);
    let count = 0;
    let index = 0;
    for (; index < bounds.length; index++) {
      // The check costs a pass over what was seen, so it is made only before postings that cost more than it.
      if (count > limit && this.#length(bounds[index]!.term) > count && rest < this.#threshold(count, limit)) break;
      count = this.#addAll(bounds[index]!, count);
      rest -= bounds[index]!.bound;
    }
    for (const document of also) count = this.#touch(document, count);
    for (; index < bounds.length; index++) this.#addToSeen(bounds[index]!, count);
    const best = this.#select(count, limit, also);
    for (let position = 0; position < count; position++) this.#scores[this.#touched[position]!] = 0;
    return best;
  }

  #length(term: number): number {
    return this.#postings.offsets[term + 1]! - this.#postings.offsets[term]!;
  }

  #touch(document: number, count: number): number {
    if (this.#scores[document] !== 0) return count;
    this.#scores[document] = seen;
    this.#touched[count] = document;
    return count + 1;
  }

  /** Adds a term to every document that has it. Returns the new number of touched documents. */
  #addAll({ term, weight }: WeightedTerm, count: number): number {
    const { offsets, documents, impacts } = this.#postings;
    const scores = this.#scores;
    const touched = this.#touched;
    const step = weight / 255;
    const end = offsets[term + 1]!;
    let known = count;
    for (let posting = offsets[term]!; posting < end; posting++) {
      const document = documents[posting]!;
      const score = scores[document]!;
      if (score === 0) touched[known++] = document;
      scores[document] = score + step * impacts[posting]!;
    }
    return known;
  }

  /** Adds a term to the touched documents only, by searching its postings for each. */
  #addToSeen({ term, weight }: WeightedTerm, count: number): void {
    const step = weight / 255;
    for (let position = 0; position < count; position++) {
      const document = this.#touched[position]!;
      const impact = this.impact(term, document);
      if (impact > 0) this.#scores[document] = this.#scores[document]! + step * impact;
    }
  }

  /** Impact (0 to 255) of a term in a document, by binary search. */
  impact(term: number, document: number): number {
    const posting = findPosting(this.#postings, term, document);
    return posting < 0 ? 0 : this.#postings.impacts[posting]!;
  }

  /** The k-th best score so far. */
  #threshold(count: number, limit: number): number {
    const best = new Float64Array(limit);
    for (let position = 0; position < count; position++) {
      const score = this.#scores[this.#touched[position]!]!;
      if (score > best[0]!) replaceLeast(best, score);
    }
    return best[0]!;
  }

  #select(count: number, limit: number, also: readonly number[]): ScoredDocuments {
    const threshold = count > limit ? this.#threshold(count, limit) : 0;
    const asked = new Set(also);
    const chosen: { document: number; score: number }[] = [];
    for (let position = 0; position < count; position++) {
      const document = this.#touched[position]!;
      const score = this.#scores[document]!;
      if (score >= threshold || asked.has(document)) chosen.push({ document, score: score <= seen ? 0 : score });
    }
    chosen.sort((left, right) => right.score - left.score || left.document - right.document);
    return {
      documents: Uint32Array.from(chosen, ({ document }) => document),
      scores: Float64Array.from(chosen, ({ score }) => score),
    };
  }
}

/** Score of a document that was asked for and has no term yet: not zero, and less than any real score. */
const seen = 1e-30;

/** `heap` is a binary heap with its least value first. */
function replaceLeast(heap: Float64Array, value: number): void {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && heap[child + 1]! < heap[child]!) child++;
    if (heap[child]! >= value) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = value;
}

/** Number of the posting of a term in a document, or -1. */
export function findPosting({ offsets, documents }: TextPostings, term: number, document: number): number {
  let low = offsets[term]!;
  let high = offsets[term + 1]! - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = documents[middle]!;
    if (found === document) return middle;
    if (found < document) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

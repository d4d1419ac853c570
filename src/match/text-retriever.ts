import type { Postings } from '../snapshot/index.js';

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
  readonly #postings: Postings;
  /** Reused between queries: scores by document, zero outside of a query. */
  readonly #scores: Float32Array;
  readonly #touched: Uint32Array;

  constructor(postings: Postings, documents: number) {
    this.#postings = postings;
    this.#scores = new Float32Array(documents);
    this.#touched = new Uint32Array(documents);
  }

  retrieve(terms: readonly WeightedTerm[], limit: number, also: readonly number[] = []): ScoredDocuments {
    const bounds = terms
      .map(({ term, weight }) => ({ term, weight, bound: (weight * this.#postings.maximumImpact(term)) / 255 }))
      .sort((left, right) => right.bound - left.bound || left.term - right.term);
    let rest = bounds.reduce((sum, { bound }) => sum + bound, 0);
    let count = 0;
    let index = 0;
    for (; index < bounds.length; index++) {
      // The check costs a pass over what was seen, so it is made only before postings that cost more than it.
      if (
        count > limit &&
        this.#postings.frequency(bounds[index]!.term) > count &&
        rest < this.#threshold(count, limit)
      )
        break;
      count = this.#addAll(bounds[index]!, count);
      rest -= bounds[index]!.bound;
    }
    for (const document of also) count = this.#touch(document, count);
    for (; index < bounds.length; index++) this.#addToSeen(bounds[index]!, count);
    const best = this.#select(count, limit, also);
    for (let position = 0; position < count; position++) this.#scores[this.#touched[position]!] = 0;
    return best;
  }

  #touch(document: number, count: number): number {
    if (this.#scores[document] !== 0) return count;
    this.#scores[document] = seen;
    this.#touched[count] = document;
    return count + 1;
  }

  /** Adds a term to every document that has it. Returns the new number of touched documents. */
  #addAll({ term, weight }: WeightedTerm, count: number): number {
    const { decoded, impacts } = this.#postings;
    const scores = this.#scores;
    const touched = this.#touched;
    const step = weight / 255;
    const length = this.#postings.decode(term);
    const first = this.#postings.first(term);
    let known = count;
    for (let index = 0; index < length; index++) {
      const document = decoded[index]!;
      const score = scores[document]!;
      if (score === 0) touched[known++] = document;
      scores[document] = score + step * impacts[first + index]!;
    }
    return known;
  }

  /** Adds a term to the touched documents only: looks each up, or reads all postings where that is less work. */
  #addToSeen(weighted: WeightedTerm, count: number): void {
    if (this.#postings.frequency(weighted.term) <= count * worthLookingUp) this.#addToScored(weighted);
    else {
      const step = weighted.weight / 255;
      for (let position = 0; position < count; position++) {
        const document = this.#touched[position]!;
        const impact = this.impact(weighted.term, document);
        if (impact > 0) this.#scores[document] = this.#scores[document]! + step * impact;
      }
    }
  }

  #addToScored({ term, weight }: WeightedTerm): void {
    const { decoded, impacts } = this.#postings;
    const scores = this.#scores;
    const step = weight / 255;
    const length = this.#postings.decode(term);
    const first = this.#postings.first(term);
    for (let index = 0; index < length; index++) {
      const document = decoded[index]!;
      const score = scores[document]!;
      if (score !== 0) scores[document] = score + step * impacts[first + index]!;
    }
  }

  /** Impact (0 to 255) of a term in a document. */
  impact(term: number, document: number): number {
    return this.#postings.impact(term, document);
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

/** Postings that are read in the time of one lookup. */
const worthLookingUp = 32;

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

import type { Postings } from '../snapshot/index.js';
import { BestScores } from './best-scores.js';
import { DocumentLists } from './document-lists.js';
import { sortFew } from './sort-few.js';

export interface WeightedTerm {
  /** Number of the term in the index. */
  readonly term: number;
  /** What a posting with impact 1 is worth: idf × the weight of the term in the symptom. */
  readonly weight: number;
}

export interface ScoredDocuments {
  /** Document numbers, best first. */
  readonly documents: readonly number[];
  readonly scores: readonly number[];
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
  readonly #best = new BestScores();

  readonly #lists: DocumentLists;

  constructor(postings: Postings, documents: number, lists = new DocumentLists(postings)) {
    this.#postings = postings;
    this.#lists = lists;
    this.#scores = new Float32Array(documents);
    this.#touched = new Uint32Array(documents);
  }

  /** @param also further documents whose scores are asked for; they come last */
  retrieve(terms: readonly WeightedTerm[], limit: number, also: ReadonlySet<number> = none): ScoredDocuments {
    const bounds = terms.map(({ term, weight }) => (weight * this.#postings.maximumImpact(term)) / 255);
    const order = byBound(terms, bounds);
    let rest = 0;
    for (const index of order) rest += bounds[index]!;
    // What the last of the first ones has in the end at least, and what was left to add when that was last asked.
    let least = 0;
    let leastAt = Number.POSITIVE_INFINITY;
    // What a document can have by now at most.
    let most = 0;
    let count = 0;
    let next = 0;
    for (; next < order.length; next++) {
      const term = terms[order[next]!]!;
      // The check costs a pass over what was seen, so it is made only before postings that cost more than it.
      if (count > limit && rest < leastAt * worthAskingAgain && this.#postings.frequency(term.term) > count) {
        if (this.#isWorthLookingUp(terms, order, next, limit)) {
          least = Math.max(least, this.#leastOfFirst(terms, order, next, count, limit));
          leastAt = rest;
        } else if (rest < most * (1 + inexact)) {
          least = Math.max(least, this.#best.threshold(this.#scores, this.#touched, count, limit));
        }
      }
      if (rest < least * (1 - inexact)) break;
      count = this.#addAll(term, count);
      rest -= bounds[order[next]!]!;
      most += bounds[order[next]!]!;
    }
    for (; next < order.length; next++) {
      const term = terms[order[next]!]!;
      if (count > limit && this.#postings.frequency(term.term) > count)
        count = this.#narrow(count, limit, rest, also, least);
      this.#addToSeen(term, count);
      rest -= bounds[order[next]!]!;
    }
    const best = this.#best.select(this.#scores, this.#touched, count, limit);
    const returned = new Set(best.documents);
    for (const document of also) {
      if (returned.has(document)) continue;
      best.documents.push(document);
      // What was touched has its whole score.
      best.scores.push(this.#scores[document]! || this.score(terms, document));
    }
    for (let position = 0; position < count; position++) this.#scores[this.#touched[position]!] = 0;
    return best;
  }

  /** Adds a term to every document that has it. Returns the new number of touched documents. */
  #addAll({ term, weight }: WeightedTerm, count: number): number {
    const { impacts } = this.#postings;
    const scores = this.#scores;
    const touched = this.#touched;
    const step = weight / 255;
    const length = this.#lists.read(term);
    const { documents } = this.#lists;
    const first = this.#postings.first(term);
    let known = count;
    for (let index = 0; index < length; index++) {
      const document = documents[index]!;
      const score = scores[document]!;
      if (score === 0) touched[known++] = document;
      scores[document] = score + step * impacts[first + index]!;
    }
    return known;
  }

  /** Whether the remaining lists are so few and long that looking up the first documents in all of them may save reading. */
  #isWorthLookingUp(terms: readonly WeightedTerm[], order: readonly number[], next: number, limit: number): boolean {
    const lists = order.length - next;
    if (lists > mostLookedUp) return false;
    let postings = 0;
    for (let place = next; place < order.length; place++)
      postings += this.#postings.frequency(terms[order[place]!]!.term);
    return postings >= worthLookingUp * limit * lists;
  }

  /**
   * What the `limit`-th best document has in the end at least: what those that are first by now have with all terms.
   * @param next place in `order` of the first term that was not added yet
   */
  #leastOfFirst(
    terms: readonly WeightedTerm[],
    order: readonly number[],
    next: number,
    count: number,
    limit: number,
  ): number {
    const first = this.#best.select(this.#scores, this.#touched, count, limit);
    const { impacts } = this.#postings;
    for (let place = next; place < order.length; place++) {
      const { term, weight } = terms[order[place]!]!;
      this.#lists.search(term, first.documents, first.documents.length, (at, posting) => {
        first.scores[at]! += (weight * impacts[posting]!) / 255;
      });
    }
    // Any `limit` documents will do; those that share the last score are more.
    const scores = first.scores.sort((left, right) => right - left);
    return scores[limit - 1] ?? 0;
  }

  /**
   * Lets go of the touched documents that cannot come among the first `limit` any more; returns how many are left.
   * @param rest what the remaining terms can add at most
   * @param also documents that stay whatever their score
   * @param most what the last of the first ones is known to have in the end
   */
  #narrow(count: number, limit: number, rest: number, also: ReadonlySet<number>, most: number): number {
    const touched = this.#touched;
    const scores = this.#scores;
    const last = Math.max(most, this.#best.threshold(scores, touched, count, limit));
    const least = last * (1 - inexact) - rest;
    let kept = 0;
    for (let position = 0; position < count; position++) {
      const document = touched[position]!;
      if (scores[document]! >= least || also.has(document)) touched[kept++] = document;
      else scores[document] = 0;
    }
    return kept;
  }

  /** Adds a term to the touched documents only: looks each up, or reads all postings where that is less work. */
  #addToSeen(weighted: WeightedTerm, count: number): void {
    if (!this.#lists.isLongFor(weighted.term, count)) this.#addToScored(weighted);
    else {
      const { impacts } = this.#postings;
      const scores = this.#scores;
      const touched = this.#touched;
      const step = weighted.weight / 255;
      this.#lists.search(weighted.term, touched, count, (place, posting) => {
        const document = touched[place]!;
        scores[document] = scores[document]! + step * impacts[posting]!;
      });
    }
  }

  #addToScored({ term, weight }: WeightedTerm): void {
    const { impacts } = this.#postings;
    const scores = this.#scores;
    const step = weight / 255;
    const length = this.#lists.read(term);
    const { documents } = this.#lists;
    const first = this.#postings.first(term);
    for (let index = 0; index < length; index++) {
      const document = documents[index]!;
      const score = scores[document]!;
      if (score !== 0) scores[document] = score + step * impacts[first + index]!;
    }
  }

  /** The score of one document, whether it is among the best or not. */
  score(terms: readonly WeightedTerm[], document: number): number {
    let score = 0;
    for (const { term, weight } of terms) score += (weight * this.#postings.impact(term, document)) / 255;
    return score;
  }
}

const none: ReadonlySet<number> = new Set();

/** Postings of each remaining list, for each document looked up in it, from which on looking up saves more than it costs. */
const worthLookingUp = 256;
/** Lists of so many words, as of a log: no document has most of them, and the rest is enough until all is read. */
const mostLookedUp = 96;
/** Share of what was left to add, below which asking again may say that enough was added. */
const worthAskingAgain = 0.75;

/** What sums of single precision may differ by, relatively, when they are compared with bounds. */
const inexact = 1e-4;

/** Indexes of the terms by what each can add at most, greatest first. */
function byBound(terms: readonly WeightedTerm[], bounds: readonly number[]): number[] {
  const order = terms.map((_, index) => index);
  return sortFew(order, (left, right) => bounds[right]! - bounds[left]! || terms[left]!.term - terms[right]!.term);
}

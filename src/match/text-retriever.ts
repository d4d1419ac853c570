import type { Postings } from '../snapshot/index.js';
import { Accumulators, type ReadList } from './accumulators.js';
import { BestScores } from './best-scores.js';
import {
  type BoundedTerm,
  boundedTerms,
  isWorthAsking,
  isWorthCompleting,
  type WeightedTerm,
} from './bounded-terms.js';
import { DocumentLists } from './document-lists.js';

export interface ScoredDocuments {
  /** Document numbers, best first. */
  readonly documents: readonly number[];
  readonly scores: readonly number[];
}

/**
 * Top-k by the sum of `weight × impact`, exact. Terms are taken by what they can add at most, greatest first; once the
 * rest together cannot lift an unseen document into the first k, and few of those that were seen can still come among them,
 * common ones only add to these (MaxScore: Turtle, Flood, "Query Evaluation: Strategies and Optimizations", 1995). What the
 * k-th has at least is known early: those that are first by a few terms are looked up in all the others.
 */
export class TextRetriever {
  readonly #postings: Postings;
  readonly #accumulators: Accumulators;
  /** 1 for a document whose score is asked for anyway; zero outside of a query. */
  readonly #asked: Uint8Array;
  readonly #best = new BestScores();
  readonly #lists: DocumentLists;

  constructor(postings: Postings, documents: number, lists = new DocumentLists(postings)) {
    this.#postings = postings;
    this.#lists = lists;
    this.#accumulators = new Accumulators(documents);
    this.#asked = new Uint8Array(documents);
  }

  /** @param also further documents whose scores are asked for; they come last */
  retrieve(terms: readonly WeightedTerm[], limit: number, also: ReadonlySet<number> = none): ScoredDocuments {
    const order = boundedTerms(this.#postings, terms);
    for (const document of also) this.#asked[document] = 1;
    this.#addUp(order, limit);
    const { scores, documents, count } = this.#accumulators;
    const best = this.#best.select(scores, documents, count, limit);
    const returned = new Set(best.documents);
    for (const document of also) {
      this.#asked[document] = 0;
      if (returned.has(document)) continue;
      best.documents.push(document);
      // What was seen has its whole score.
      best.scores.push(scores[document]! || this.#scoreInOrder(order, document));
    }
    this.#accumulators.clear();
    return best;
  }

  /** Gives at least the first `limit` documents their whole scores. */
  #addUp(order: readonly BoundedTerm[], limit: number): void {
    const accumulators = this.#accumulators;
    // What the last of the first ones has in the end at least; what was left to add when that was asked, and when those were
    // counted that can still come among them; and postings read since it was asked.
    let enough = 0;
    let askedAt = Number.POSITIVE_INFINITY;
    let countedAt = Number.POSITIVE_INFINITY;
    let read = 0;
    for (let next = 0; next < order.length; next++) {
      const { rest, left, frequency } = order[next]!;
      const { count } = accumulators;
      const mayTell = rest < askedAt * worthAskingAgain && (enough === 0 || rest < enough * mostRise);
      if (mayTell && count > limit && isWorthAsking(order[next]!, count, limit, read)) {
        enough = Math.max(enough, this.#leastOfFirst(order, next, limit) * (1 - inexact));
        askedAt = rest;
        read = 0;
      }
      if (rest < enough && rest < countedAt * worthCountingAgain && left > count) {
        if (isWorthCompleting(order[next]!, accumulators.countFrom(enough - rest))) {
          this.#complete(order, next, enough);
          return;
        }
        countedAt = rest;
      }
      accumulators.expect(left);
      accumulators.add(this.#read(order[next]!));
      read += frequency;
    }
  }

  #read({ term, step }: BoundedTerm): ReadList {
    const length = this.#lists.read(term);
    const { documents } = this.#lists;
    return { documents, length, impacts: this.#postings.impacts, first: this.#postings.first(term), step };
  }

  /**
   * What the `limit`-th best document has in the end at least: what those that are first by now have with all terms.
   * @param next place in `order` of the first term that was not added yet
   */
  #leastOfFirst(order: readonly BoundedTerm[], next: number, limit: number): number {
    const seen = this.#accumulators;
    const { documents, scores } = this.#best.select(seen.scores, seen.documents, seen.count, limit);
    const { impacts } = this.#postings;
    for (let place = next; place < order.length; place++) {
      const { term, step } = order[place]!;
      const list = this.#lists.open(term, documents.length);
      for (let at = 0; at < documents.length; at++) {
        const posting = list.posting(documents[at]!);
        if (posting >= 0) scores[at]! += step * impacts[posting]!;
      }
    }
    // Any `limit` documents will do; those that share the last score are more.
    scores.sort((left, right) => right - left);
    return scores[limit - 1] ?? 0;
  }

  /**
   * Gives the documents that were seen their whole scores, and lets go of those that cannot come among the first any more.
   * @param next place in `order` of the first term that was not added yet
   * @param least what the last of the first ones has in the end at least
   */
  #complete(order: readonly BoundedTerm[], next: number, least: number): void {
    const accumulators = this.#accumulators;
    for (let place = next; place < order.length; place++) {
      const weighted = order[place]!;
      accumulators.narrow(least - weighted.rest, this.#asked);
      if (this.#lists.isLongFor(weighted.term, accumulators.count)) this.#lookUp(weighted);
      else accumulators.addToScored(this.#read(weighted));
    }
  }

  /** Adds a term to the documents that were seen: looks each up in its list. */
  #lookUp({ term, step }: BoundedTerm): void {
    const { impacts } = this.#postings;
    const { scores, documents, count } = this.#accumulators;
    const list = this.#lists.open(term, count);
    for (let position = 0; position < count; position++) {
      const document = documents[position]!;
      const posting = list.posting(document);
      if (posting >= 0) scores[document] = scores[document]! + step * impacts[posting]!;
    }
  }

  /** The same sum to the last digit, of a document that was not touched. */
  #scoreInOrder(order: readonly BoundedTerm[], document: number): number {
    let score = 0;
    for (const { term, step } of order) {
      const impact = this.#postings.impact(term, document);
      if (impact > 0) score = Math.fround(score + step * impact);
    }
    return score;
  }

  /** The score of one document, whether it is among the best or not. */
  score(terms: readonly WeightedTerm[], document: number): number {
    let score = 0;
    for (const { term, weight } of terms) score += (weight * this.#postings.impact(term, document)) / 255;
    return score;
  }
}

const none: ReadonlySet<number> = new Set();

/** Share of what was left to add, below which asking again may tell more. */
const worthAskingAgain = 0.75;
/** The same of counting again those that can still come among the first. */
const worthCountingAgain = 0.85;
/** How much more may be known of the last of the first ones when it is asked again. */
const mostRise = 1.5;

/** What sums of single precision may differ by, relatively, when they are compared with bounds. */
const inexact = 1e-4;

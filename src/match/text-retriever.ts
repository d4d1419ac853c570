import type { Postings } from '../snapshot/index.js';
import { Accumulators, type ReadList } from './accumulators.js';
import { BestScores } from './best-scores.js';
import {
  type BoundedTerm,
  boundedTerms,
  byBound,
  byWorth,
  isWorthAsking,
  isWorthCompleting,
  type WeightedTerm,
} from './bounded-terms.js';
import { DocumentLists } from './document-lists.js';
import { PostingColumns } from './posting-columns.js';

export interface ScoredDocuments {
  /** Document numbers, best first. */
  readonly documents: readonly number[];
  readonly scores: readonly number[];
}

/**
 * Top-k by the sum of `weight × impact`, exact. Terms are taken by what they can add at most for the work of reading them,
 * greatest first; once the rest together cannot lift an unseen document into the first k, and few of those that were seen can
 * still come among them, common ones only add to these (MaxScore: Turtle, Flood, "Query Evaluation: Strategies and
 * Optimizations", 1995). What the k-th has at least is known early: those that are first by a few terms are looked up in all
 * the others. Of those that are left the postings are looked up, and scores are added up of these, by bound.
 */
export class TextRetriever {
  /** The postings of all documents that were found last, and of some more. */
  readonly columns: PostingColumns;
  readonly #postings: Postings;
  readonly #accumulators: Accumulators;
  readonly #best = new BestScores();
  readonly #lists: DocumentLists;
  /** 0, 1, 2 … */
  readonly #numbers: Uint32Array;

  /** @param documents how many the collection has */
  constructor(postings: Postings, documents: number, lists = new DocumentLists(postings)) {
    this.#postings = postings;
    this.#lists = lists;
    this.#numbers = Uint32Array.from({ length: documents }, (_, number) => number);
    this.#accumulators = new Accumulators(this.#numbers);
    this.columns = new PostingColumns(postings, documents, lists);
  }

  /** @param terms distinct @param also further documents whose scores are asked for; they come last */
  retrieve(terms: readonly WeightedTerm[], limit: number, also: ReadonlySet<number> = none): ScoredDocuments {
    const bounded = boundedTerms(this.#postings, terms);
    const least = this.#addUp(byWorth(bounded), limit);
    this.columns.fill(terms, this.#accumulators.from(least, also));
    this.#accumulators.clear();
    const { documents } = this.columns;
    const scores = this.#addByBound(byBound(bounded));
    const best = this.#best.select(scores, this.#numbers, scores.length, limit);
    // Rows ascend as documents do.
    const found = best.documents.map((row) => documents[row]!);
    const returned = also.size === 0 ? none : new Set(found);
    for (const document of also) {
      if (returned.has(document)) continue;
      found.push(document);
      best.scores.push(scores[this.columns.row(document)]!);
    }
    return { documents: found, scores: best.scores };
  }

  /**
   * Adds up until it is clear which documents can be among the first `limit`.
   * @returns what these have at least
   */
  #addUp(order: readonly BoundedTerm[], limit: number): number {
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
          return this.#complete(order, next, limit, enough);
        }
        countedAt = rest;
      }
      accumulators.expect(left);
      accumulators.add(this.#read(order[next]!));
      read += frequency;
    }
    return this.#leastOfBest(limit);
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
   * Adds the remaining terms to the documents that were seen, and lets go of those that cannot come among the first any more,
   * until few are left.
   * @param next place in `order` of the first term that was not added yet
   * @param enough what the last of the first ones has in the end at least
   * @returns what those have at least that can be among the first
   */
  #complete(order: readonly BoundedTerm[], next: number, limit: number, enough: number): number {
    const accumulators = this.#accumulators;
    for (let place = next; place < order.length; place++) {
      const weighted = order[place]!;
      accumulators.narrow(enough - weighted.rest);
      if (accumulators.count <= few * limit) return enough - weighted.rest;
      if (this.#lists.isLongFor(weighted.term, accumulators.count)) this.#lookUp(weighted);
      else accumulators.addToScored(this.#read(weighted));
    }
    return this.#leastOfBest(limit);
  }

  #leastOfBest(limit: number): number {
    const { scores, documents, count } = this.#accumulators;
    return count > limit ? this.#best.threshold(scores, documents, count, limit) * (1 - inexact) : 0;
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

  /** The whole score of each row of the columns: always added up in one order, so that it is the same to the last digit. */
  #addByBound(order: readonly BoundedTerm[]): Float32Array {
    const { columns } = this;
    const { rows, postings, documents } = columns;
    const { impacts } = this.#postings;
    const scores = new Float32Array(documents.length);
    for (const { column, step } of order) {
      const end = columns.end(column);
      for (let at = columns.start(column); at < end; at++) {
        const row = rows[at]!;
        scores[row] = scores[row]! + step * impacts[postings[at]!]!;
      }
    }
    return scores;
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
/** Documents for each one that is wanted, of which all postings are looked up without letting go of any more. */
const few = 2;

/** What sums of single precision may differ by, relatively, when they are compared with bounds or added in another order. */
const inexact = 1e-4;

import type { Postings } from '../snapshot/index.js';
import { Accumulators, type ReadList } from './accumulators.js';
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

/** A term whose turn it is. */
interface BoundedTerm {
  readonly term: number;
  /** What one step of impact adds. */
  readonly step: number;
  /** What it can add at most to a document. */
  readonly bound: number;
  /** Documents that have it. */
  readonly frequency: number;
  /** What it and all terms after it can add at most to a document. */
  rest: number;
  /** Postings of it and all terms after it. */
  left: number;
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
    const order = this.#order(terms);
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
    // What the last of the first ones has in the end at least, and what was left to add when that was last asked.
    let least = 0;
    let leastAt = Number.POSITIVE_INFINITY;
    for (let next = 0; next < order.length; next++) {
      const { rest, left } = order[next]!;
      const { count } = accumulators;
      if (count > limit && rest < leastAt * worthAskingAgain && isWorthAsking(order, next, count, limit)) {
        least = Math.max(least, this.#leastOfFirst(order, next, limit));
        leastAt = rest;
        const enough = least * (1 - inexact);
        if (rest < enough && accumulators.areFew(enough - rest)) {
          this.#complete(order, next, enough);
          return;
        }
      }
      accumulators.expect(left);
      accumulators.add(this.#read(order[next]!));
    }
  }

  #read({ term, step }: BoundedTerm): ReadList {
    const length = this.#lists.read(term);
    const { documents } = this.#lists;
    return { documents, length, impacts: this.#postings.impacts, first: this.#postings.first(term), step };
  }

  /** The terms by what each can add at most, greatest first. */
  #order(terms: readonly WeightedTerm[]): BoundedTerm[] {
    const order = terms.map(({ term, weight }): BoundedTerm => {
      const bound = (weight * this.#postings.maximumImpact(term)) / 255;
      return { term, step: weight / 255, bound, frequency: this.#postings.frequency(term), rest: 0, left: 0 };
    });
    sortFew(order, (left, right) => right.bound - left.bound || left.term - right.term);
    let rest = 0;
    let left = 0;
    for (let place = order.length - 1; place >= 0; place--) {
      const term = order[place]!;
      rest += term.bound;
      left += term.frequency;
      term.rest = rest;
      term.left = left;
    }
    return order;
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
      if (weighted.frequency > accumulators.count) accumulators.narrow(least - weighted.rest, this.#asked);
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

/** Postings that are read in the time of looking one document up in a list. */
const lookUp = 16;
/** Postings to be read for each one whose time asking takes, from which on it may save more than it costs. */
const worthAsking = 16;
/** Lists of so many words, as of a log: no document has most of them, and the rest is enough until all is read. */
const mostLookedUp = 96;
/** Share of what was left to add, below which asking again may say that enough was added. */
const worthAskingAgain = 0.75;

/** What sums of single precision may differ by, relatively, when they are compared with bounds. */
const inexact = 1e-4;

/**
 * Whether asking what the last of the first ones has at least takes but a part of the work of reading on: a pass over what
 * was touched, and a look for each of the first in each of the remaining lists.
 */
function isWorthAsking(order: readonly BoundedTerm[], next: number, count: number, limit: number): boolean {
  const lists = order.length - next;
  return lists <= mostLookedUp && order[next]!.left > worthAsking * (count + lookUp * limit * lists);
}

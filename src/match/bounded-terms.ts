import type { Postings } from '../snapshot/index.js';
import { sortFew } from './sort-few.js';

export interface WeightedTerm {
  /** Number of the term in the index. */
  readonly term: number;
  /** What a posting with impact 1 is worth: idf × the weight of the term in the symptom. */
  readonly weight: number;
}

/** A term whose turn it is. */
export interface BoundedTerm {
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
  /** It and all terms after it. */
  lists: number;
}

/** The terms by what each can add at most, greatest first. */
export function boundedTerms(postings: Postings, terms: readonly WeightedTerm[]): readonly BoundedTerm[] {
  const order = terms.map(({ term, weight }): BoundedTerm => {
    const bound = (weight * postings.maximumImpact(term)) / 255;
    return { term, step: weight / 255, bound, frequency: postings.frequency(term), rest: 0, left: 0, lists: 0 };
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
    term.lists = order.length - place;
  }
  return order;
}

/** Postings that are read in the time of looking one document up in a list. */
const lookUp = 16;
/** Postings left for each one whose time asking takes, from which on it is worth trying early. */
const worthTrying = 16;
/** Postings read, and left, for each one whose time asking takes, from which on it costs little beside them. */
const worthAsking = 2;
/** Lists of so many words, as of a log: no document has most of them, and the rest is enough until nearly all is read. */
const mostLookedUp = 48;

/**
 * Whether asking what the last of the first ones has at least takes but a part of the work of reading on, or of what was
 * read: a pass over what was touched, and a look for each of the first in each of the remaining lists.
 * @param read postings read since it was last asked
 */
export function isWorthAsking({ left, lists }: BoundedTerm, count: number, limit: number, read: number): boolean {
  if (lists > mostLookedUp) return false;
  const asking = count + lookUp * limit * lists;
  return left > worthTrying * asking || Math.min(left, read) > worthAsking * asking;
}

/** Whether looking up so many documents in each of the remaining lists is less work than reading these. */
export const isWorthCompleting = ({ left, lists }: BoundedTerm, candidates: number): boolean =>
  lookUp * candidates * lists < left;

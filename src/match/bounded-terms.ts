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
  /** Its place among those that were given. */
  readonly column: number;
  /** What one step of impact adds. */
  readonly step: number;
  /** What it can add at most to a document. */
  readonly bound: number;
  /** Documents that have it. */
  readonly frequency: number;
  /** What it can add at most for the work of reading it. */
  readonly worth: number;
  /** What it and all terms after it can add at most to a document. */
  rest: number;
  /** What all terms can add at most to a document. */
  all: number;
  /** Postings of it and all terms after it. */
  left: number;
  /** It and all terms after it. */
  lists: number;
}

/** In the order in which they were given. */
export function boundedTerms(postings: Postings, terms: readonly WeightedTerm[]): BoundedTerm[] {
  return terms.map(({ term, weight }, column) => {
    const bound = (weight * postings.maximumImpact(term)) / 255;
    const frequency = postings.frequency(term);
    return {
      term,
      column,
      step: weight / 255,
      bound,
      frequency,
      worth: bound / frequency,
      rest: 0,
      all: 0,
      left: 0,
      lists: 0,
    };
  });
}

/** By what each can add at most, greatest first: the order in which a score is added up, to the last digit. */
export const byBound = (terms: readonly BoundedTerm[]): BoundedTerm[] =>
  sortFew([...terms], (left, right) => right.bound - left.bound || left.term - right.term);

/** By what each can add at most for the work of reading it, greatest first, and what is left with each. */
export function byWorth(terms: readonly BoundedTerm[]): readonly BoundedTerm[] {
  const order = sortFew([...terms], (left, right) => right.worth - left.worth || left.term - right.term);
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
  for (const term of order) term.all = rest;
  return order;
}

/** Postings that are read in the time of looking one document up in a list. */
const lookUp = 16;
/** Postings left for each one whose time asking takes, from which on it is worth trying early. */
const worthTrying = 16;
/** Postings read, and left, for each one whose time asking takes, from which on it costs little beside them. */
const worthAsking = 2;
/** From so many words on, as of a log, no document has most of them … */
const manyLists = 48;
/** … and what is left is more than the first ones have, until it is this share of what all terms can add. */
const mostSaid = 1 / 5;

/**
 * Whether asking what the last of the first ones has at least takes but a part of the work of reading on, or of what was
 * read: a pass over what was touched, and a look for each of the first in each of the remaining lists.
 * @param read postings read since it was last asked
 */
export function isWorthAsking(
  { rest, left, lists, all }: BoundedTerm,
  count: number,
  limit: number,
  read: number,
): boolean {
  if (lists > manyLists && rest > mostSaid * all) return false;
  const asking = count + lookUp * limit * lists;
  return left > worthTrying * asking || Math.min(left, read) > worthAsking * asking;
}

/** Whether looking up so many documents in each of the remaining lists is less work than reading these. */
export const isWorthCompleting = ({ left, lists }: BoundedTerm, candidates: number): boolean =>
  lookUp * candidates * lists < left;

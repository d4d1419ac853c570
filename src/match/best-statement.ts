import { moreFollow, mostStatements, type StatementKind, type Statements, statementKinds } from '../snapshot/index.js';
import type { PostingGrid } from './posting-grid.js';

/** The statement of a document that has most in common with a symptom. */
export interface BestStatement {
  readonly kind: StatementKind;
  readonly line: number;
  /** 0 to 1: the square root of the share of the symptom that it explains × the share of it that the symptom says. */
  readonly agreement: number;
}

interface SaidTerm {
  readonly term: number;
  readonly weight: number;
}

/**
 * Compares symptoms with each statement of a document as a whole: 1 for the same words, less with what either side says
 * beyond the other. A symptom may say more than a title does (where, since when, names): its share counts by its root.
 */
export class StatementComparison {
  readonly #statements: Statements;
  readonly #grid: PostingGrid;
  readonly #factors: readonly number[];
  /** The said terms, ascending: their columns in the grid, weights in the symptom and inverse document frequencies. */
  #columns = new Uint16Array(64);
  #weights = new Float64Array(64);
  #telling = new Float64Array(64);
  #said: readonly SaidTerm[] = [];
  readonly #order = new TermOrder();
  /** Places among the said terms of those that statements say without a posting. */
  readonly #strays: number[] = [];
  /** Weight of the whole symptom. */
  #weight = 1;
  /** By place of a statement in the document at hand: what it and the symptom tell together, by either side. */
  readonly #shared = new Float64Array(mostStatements);
  readonly #covered = new Float64Array(mostStatements);
  /** Places from the first to the last that share anything. */
  #from = mostStatements;
  #to = -1;

  /** @param factors what a statement of each kind counts */
  constructor(statements: Statements, grid: PostingGrid, factors: Readonly<Record<StatementKind, number>>) {
    this.#statements = statements;
    this.#grid = grid;
    this.#factors = statementKinds.map((kind) => factors[kind]);
  }

  /**
   * Takes up a symptom in the place of the one before.
   * @param said distinct terms, as the grid has them
   */
  take(said: readonly SaidTerm[], weight: number, tellingOf: (term: number) => number): void {
    this.#said = said;
    this.#weight = weight;
    this.#strays.length = 0;
    if (said.length > this.#columns.length) this.#grow(2 * said.length);
    this.#order.sort(said, this.#columns);
    for (let index = 0; index < said.length; index++) {
      const { term, weight: own } = said[this.#columns[index]!]!;
      this.#weights[index] = own;
      this.#telling[index] = tellingOf(term);
      if (this.#statements.hasStrays(term)) this.#strays.push(index);
    }
  }

  #grow(length: number): void {
    this.#columns = new Uint16Array(length);
    this.#weights = new Float64Array(length);
    this.#telling = new Float64Array(length);
  }

  best(document: number): BestStatement | null {
    this.#addUp(document);
    const statements = this.#statements;
    const first = statements.first(document);
    let best = -1;
    let bestScore = 0;
    let bestAgreement = 0;
    for (let place = this.#from; place <= this.#to; place++) {
      const shared = this.#shared[place]!;
      if (shared === 0) continue;
      const agreement = Math.sqrt(shared / this.#weight) * (this.#covered[place]! / statements.weight(first + place));
      this.#shared[place] = 0;
      this.#covered[place] = 0;
      const score = agreement * this.#factors[statements.kind(first + place)]!;
      if (score <= bestScore) continue;
      bestScore = score;
      bestAgreement = agreement;
      best = first + place;
    }
    this.#from = mostStatements;
    this.#to = -1;
    if (best < 0) return null;
    return { kind: statementKinds[statements.kind(best)]!, line: statements.line(best), agreement: bestAgreement };
  }

  /** Adds up in the order of the terms, so that statements of the same words tell the same to the last digit. */
  #addUp(document: number): void {
    const row = this.#grid.row(document);
    const { found } = this.#grid;
    const columns = this.#columns;
    const statements = this.#statements;
    const count = this.#said.length;
    let stray = 0;
    for (let index = 0; index < count; index++) {
      const posting = found[row + columns[index]!]!;
      if (index === this.#strays[stray]) {
        stray++;
        if (posting < 0) this.#addStrays(index, document);
      }
      if (posting < 0) continue;
      const at = statements.placesOf(posting);
      if (at >= 0) this.#addPlaces(index, at);
    }
  }

  /** Adds a term to each statement of a document that says it. */
  #addPlaces(index: number, first: number): void {
    const { places } = this.#statements;
    const shared = this.#shared;
    const covered = this.#covered;
    const weight = this.#weights[index]!;
    const told = this.#telling[index]!;
    // They ascend.
    let place = places[first]! & (moreFollow - 1);
    if (place < this.#from) this.#from = place;
    for (let at = first; ; at++) {
      const entry = places[at]!;
      place = entry & (moreFollow - 1);
      shared[place] = shared[place]! + weight;
      covered[place] = covered[place]! + told;
      if (entry < moreFollow) break;
    }
    if (place > this.#to) this.#to = place;
  }

  #addStrays(index: number, document: number): void {
    const { term } = this.#said[this.#columns[index]!]!;
    this.#statements.forEachStray(term, document, (place) => this.#add(place, index));
  }

  #add(place: number, index: number): void {
    this.#shared[place]! += this.#weights[index]!;
    this.#covered[place]! += this.#telling[index]!;
    if (place < this.#from) this.#from = place;
    if (place > this.#to) this.#to = place;
  }
}

/** Sorts terms by their numbers without an object for each. */
class TermOrder {
  #keys = new Float64Array(64);

  /** Puts the places of the terms into `places`, by term ascending. */
  sort(terms: readonly SaidTerm[], places: Uint16Array): void {
    const count = terms.length;
    if (count > this.#keys.length) this.#keys = new Float64Array(2 * count);
    const keys = this.#keys.subarray(0, count);
    for (let place = 0; place < count; place++) keys[place] = terms[place]!.term * count + place;
    sortNumbers(keys);
    for (let index = 0; index < count; index++) places[index] = keys[index]! % count;
  }
}

/** Numbers up to which inserting one by one is faster than setting up a sort. */
const few = 24;

function sortNumbers(numbers: Float64Array): void {
  if (numbers.length > few) numbers.sort();
  else {
    for (let index = 1; index < numbers.length; index++) {
      const number = numbers[index]!;
      let place = index;
      for (; place > 0 && numbers[place - 1]! > number; place--) numbers[place] = numbers[place - 1]!;
      numbers[place] = number;
    }
  }
}

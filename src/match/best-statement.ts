import { moreFollow, mostStatements, type StatementKind, type Statements, statementKinds } from '../snapshot/index.js';
import type { PostingColumns } from './posting-columns.js';
import { StatementHits } from './statement-hits.js';
import { TermOrder } from './term-order.js';

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
  readonly #columns: PostingColumns;
  readonly #factors: readonly number[];
  readonly #hits = new StatementHits();
  #said: readonly SaidTerm[] = [];
  /** The said terms, ascending: their columns, weights in the symptom and inverse document frequencies. */
  #order = new Uint16Array(64);
  #weights = new Float64Array(64);
  #telling = new Float64Array(64);
  readonly #sorting = new TermOrder();
  /** Weight of the whole symptom. */
  #weight = 1;
  /** By place of a statement in the document at hand: what it and the symptom tell together, by either side. */
  readonly #shared = new Float64Array(mostStatements);
  readonly #covered = new Float64Array(mostStatements);
  /** Places from the first to the last that share anything. */
  #from = mostStatements;
  #to = -1;

  /** @param factors what a statement of each kind counts */
  constructor(statements: Statements, columns: PostingColumns, factors: Readonly<Record<StatementKind, number>>) {
    this.#statements = statements;
    this.#columns = columns;
    this.#factors = statementKinds.map((kind) => factors[kind]);
  }

  /**
   * Takes up a symptom in the place of the one before.
   * @param said distinct terms, as the columns have them
   */
  take(said: readonly SaidTerm[], weight: number, tellingOf: (term: number) => number): void {
    this.#said = said;
    this.#weight = weight;
    if (said.length > this.#order.length) this.#grow(2 * said.length);
    this.#sorting.sort(said, this.#order);
    this.#hits.clear(this.#columns.documents.length);
    for (let index = 0; index < said.length; index++) {
      const { term, weight: own } = said[this.#order[index]!]!;
      this.#weights[index] = own;
      this.#telling[index] = tellingOf(term);
      this.#noteColumn(index);
      if (this.#statements.hasStrays(term)) this.#noteStrays(index);
    }
  }

  #grow(length: number): void {
    this.#order = new Uint16Array(length);
    this.#weights = new Float64Array(length);
    this.#telling = new Float64Array(length);
  }

  /** Notes the documents that have a term of which a statement says it. */
  #noteColumn(index: number): void {
    const statements = this.#statements;
    const hits = this.#hits;
    const column = this.#order[index]!;
    const { rows, postings } = this.#columns;
    const end = this.#columns.end(column);
    for (let found = this.#columns.start(column); found < end; found++) {
      const at = statements.placesOf(postings[found]!);
      if (at >= 0) hits.note(rows[found]!, index, at);
    }
  }

  /** The same of those that have it in no field. */
  #noteStrays(index: number): void {
    const { documents } = this.#columns;
    const { term } = this.#said[this.#order[index]!]!;
    for (let row = 0; row < documents.length; row++)
      this.#statements.forEachStray(term, documents[row]!, (place) => this.#hits.note(row, index, -1 - place));
  }

  best(document: number): BestStatement | null {
    const row = this.#columns.row(document);
    if (row < 0) this.#lookUp(document);
    else this.#addUp(row);
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
  #addUp(row: number): void {
    const { words, places, next } = this.#hits;
    for (let hit = this.#hits.first(row); hit !== 0; hit = next[hit - 1]!) {
      const at = places[hit - 1]!;
      if (at < 0) this.#add(-1 - at, words[hit - 1]!);
      else this.#addPlaces(at, words[hit - 1]!);
    }
  }

  /** The same of a document that has no row. */
  #lookUp(document: number): void {
    const statements = this.#statements;
    for (let index = 0; index < this.#said.length; index++) {
      const column = this.#order[index]!;
      const posting = this.#columns.posting(column, document);
      const at = posting < 0 ? -1 : statements.placesOf(posting);
      if (at >= 0) this.#addPlaces(at, index);
      else statements.forEachStray(this.#said[column]!.term, document, (place) => this.#add(place, index));
    }
  }

  /** Adds a term to each statement of a document that says it: their places are from `first` on. */
  #addPlaces(first: number, index: number): void {
    const { places } = this.#statements;
    for (let at = first; ; at++) {
      const entry = places[at]!;
      this.#add(entry & (moreFollow - 1), index);
      if (entry < moreFollow) break;
    }
  }

  #add(place: number, index: number): void {
    this.#shared[place]! += this.#weights[index]!;
    this.#covered[place]! += this.#telling[index]!;
    if (place < this.#from) this.#from = place;
    if (place > this.#to) this.#to = place;
  }
}

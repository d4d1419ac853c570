import { moreFollow, type StatementKind, type Statements, statementKinds } from '../snapshot/index.js';
import type { PostingColumns } from './posting-columns.js';
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
  #said: readonly SaidTerm[] = [];
  /** The said terms, ascending: their columns, weights in the symptom and inverse document frequencies. */
  #order = new Uint16Array(64);
  #weights = new Float64Array(64);
  #telling = new Float64Array(64);
  readonly #sorting = new TermOrder();
  /** Weight of the whole symptom. */
  #weight = 1;
  /** By row: where in `#shared` and `#covered` the statements of its document begin; one more than there are rows. */
  #bases = new Uint32Array(64);
  /** By statement of a row's document: what it and the symptom tell together, by either side. */
  #shared = new Float64Array(1024);
  #covered = new Float64Array(1024);

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
    this.#makeRoom();
    for (let index = 0; index < said.length; index++) {
      const { term, weight: own } = said[this.#order[index]!]!;
      this.#weights[index] = own;
      this.#telling[index] = tellingOf(term);
      this.#addColumn(index);
      if (this.#statements.hasStrays(term)) this.#addStrays(index);
    }
  }

  #grow(length: number): void {
    this.#order = new Uint16Array(length);
    this.#weights = new Float64Array(length);
    this.#telling = new Float64Array(length);
  }

  /** Room for the statements of all rows, none of which says anything yet. */
  #makeRoom(): void {
    const { documents } = this.#columns;
    if (documents.length >= this.#bases.length) this.#bases = new Uint32Array(2 * documents.length);
    let base = 0;
    for (let row = 0; row < documents.length; row++) {
      this.#bases[row] = base;
      base += this.#countOf(documents[row]!);
    }
    this.#bases[documents.length] = base;
    this.#clear(0, base);
  }

  #clear(from: number, to: number): void {
    if (to > this.#shared.length) {
      const [shared, covered] = [this.#shared, this.#covered];
      this.#shared = new Float64Array(2 * to);
      this.#covered = new Float64Array(2 * to);
      this.#shared.set(shared.subarray(0, from));
      this.#covered.set(covered.subarray(0, from));
    } else {
      this.#shared.fill(0, from, to);
      this.#covered.fill(0, from, to);
    }
  }

  #countOf(document: number): number {
    return this.#statements.first(document + 1) - this.#statements.first(document);
  }

  /** Adds a term to the statements of all documents that say it. */
  #addColumn(index: number): void {
    const statements = this.#statements;
    const bases = this.#bases;
    const column = this.#order[index]!;
    const { rows, postings } = this.#columns;
    const end = this.#columns.end(column);
    for (let found = this.#columns.start(column); found < end; found++) {
      const at = statements.placesOf(postings[found]!);
      if (at >= 0) this.#addPlaces(bases[rows[found]!]!, at, index);
    }
  }

  /** The same of documents that have it in no field. */
  #addStrays(index: number): void {
    const { documents } = this.#columns;
    const { term } = this.#said[this.#order[index]!]!;
    for (let row = 0; row < documents.length; row++) {
      const base = this.#bases[row]!;
      this.#statements.forEachStray(term, documents[row]!, (place) => this.#add(base + place, index));
    }
  }

  best(document: number): BestStatement | null {
    const statements = this.#statements;
    const row = this.#columns.row(document);
    const base = row < 0 ? this.#lookUp(document) : this.#bases[row]!;
    const first = statements.first(document);
    const count = statements.first(document + 1) - first;
    let best = -1;
    let bestScore = 0;
    let bestAgreement = 0;
    for (let place = 0; place < count; place++) {
      const shared = this.#shared[base + place]!;
      if (shared === 0) continue;
      const covered = this.#covered[base + place]!;
      const agreement = Math.sqrt(shared / this.#weight) * (covered / statements.weight(first + place));
      const score = agreement * this.#factors[statements.kind(first + place)]!;
      if (score <= bestScore) continue;
      bestScore = score;
      bestAgreement = agreement;
      best = first + place;
    }
    if (best < 0) return null;
    return { kind: statementKinds[statements.kind(best)]!, line: statements.line(best), agreement: bestAgreement };
  }

  /** Adds up for a document that has no row, behind those that have one; returns where its statements begin. */
  #lookUp(document: number): number {
    const statements = this.#statements;
    const base = this.#bases[this.#columns.documents.length]!;
    this.#clear(base, base + this.#countOf(document));
    for (let index = 0; index < this.#said.length; index++) {
      const column = this.#order[index]!;
      const posting = this.#columns.posting(column, document);
      const at = posting < 0 ? -1 : statements.placesOf(posting);
      if (at >= 0) this.#addPlaces(base, at, index);
      else statements.forEachStray(this.#said[column]!.term, document, (place) => this.#add(base + place, index));
    }
    return base;
  }

  /** Adds a term to each statement of a document that says it: their places are from `first` on. */
  #addPlaces(base: number, first: number, index: number): void {
    const { places } = this.#statements;
    for (let at = first; ; at++) {
      const entry = places[at]!;
      this.#add(base + (entry & (moreFollow - 1)), index);
      if (entry < moreFollow) break;
    }
  }

  /** Terms are added in their order, so that statements of the same words tell the same to the last digit. */
  #add(place: number, index: number): void {
    this.#shared[place]! += this.#weights[index]!;
    this.#covered[place]! += this.#telling[index]!;
  }
}

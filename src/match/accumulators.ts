import type { DocumentNumbers } from '../snapshot/index.js';

/** The documents of a term, and where their impacts begin: that of `documents[n]` is `impacts[first + n]`. */
export interface ReadList {
  readonly documents: DocumentNumbers;
  /** How many of `documents` there are. */
  readonly length: number;
  readonly impacts: Uint8Array;
  readonly first: number;
  /** What one step of impact adds. */
  readonly step: number;
}

/** Share of a collection that has a score, from which on all of it is passed over: keeping note costs more than it saves. */
const mostNoted = 1 / 4;
/** Of so many documents one is counted for all of them. */
const sampled = 16;

/** The score of each document while terms are added, one after the other. Its memory is reused between queries. */
export class Accumulators {
  /** By document; zero outside of a query. */
  readonly scores: Float32Array;
  /** The first `count` are the documents with a score, or all there are. */
  documents: Uint32Array;
  count = 0;
  readonly #noted: Uint32Array;
  readonly #all: Uint32Array;

  /** @param all the documents of the collection */
  constructor(all: Uint32Array) {
    this.scores = new Float32Array(all.length);
    this.#noted = new Uint32Array(all.length);
    this.#all = all;
    this.documents = this.#noted;
  }

  /** Stops noting which documents have a score, where most will soon have one. @param left postings still to be added */
  expect(left: number): void {
    const documents = this.scores.length;
    if (this.documents !== this.#noted || this.count < mostNoted * documents || left < documents) return;
    this.documents = this.#all;
    this.count = documents;
  }

  /** Adds a term to every document that has it. */
  add(list: ReadList): void {
    if (this.documents === this.#noted) this.#addNoting(list);
    else this.#add(list);
  }

  /** Four postings at a time: most of a log's work is here, and going round takes longer than adding one. */
  #add({ documents, length, impacts, first, step }: ReadList): void {
    const { scores } = this;
    let index = 0;
    for (; index + 3 < length; index += 4) {
      const one = documents[index]!;
      const two = documents[index + 1]!;
      const three = documents[index + 2]!;
      const four = documents[index + 3]!;
      const posting = first + index;
      scores[one] = scores[one]! + step * impacts[posting]!;
      scores[two] = scores[two]! + step * impacts[posting + 1]!;
      scores[three] = scores[three]! + step * impacts[posting + 2]!;
      scores[four] = scores[four]! + step * impacts[posting + 3]!;
    }
    for (; index < length; index++) {
      const document = documents[index]!;
      scores[document] = scores[document]! + step * impacts[first + index]!;
    }
  }

  #addNoting({ documents, length, impacts, first, step }: ReadList): void {
    const { scores } = this;
    const noted = this.#noted;
    let { count } = this;
    for (let index = 0; index < length; index++) {
      const document = documents[index]!;
      const score = scores[document]!;
      if (score === 0) noted[count++] = document;
      scores[document] = score + step * impacts[first + index]!;
    }
    this.count = count;
  }

  /** Adds a term to those of its documents that have a score. */
  addToScored({ documents, length, impacts, first, step }: ReadList): void {
    const { scores } = this;
    for (let index = 0; index < length; index++) {
      const document = documents[index]!;
      const score = scores[document]!;
      if (score !== 0) scores[document] = score + step * impacts[first + index]!;
    }
  }

  /** About how many documents have this or more: one in `sampled` is looked at. */
  countFrom(least: number): number {
    const { scores, documents, count } = this;
    let many = 0;
    for (let position = 0; position < count; position += sampled)
      if (scores[documents[position]!]! >= least) many += sampled;
    return many;
  }

  /** Lets go of the documents that have less than this. */
  narrow(least: number): void {
    const { scores, documents, count } = this;
    const noted = this.#noted;
    let kept = 0;
    for (let position = 0; position < count; position++) {
      const document = documents[position]!;
      if (scores[document]! >= least) noted[kept++] = document;
      else scores[document] = 0;
    }
    this.documents = noted;
    this.count = kept;
  }

  /** The documents that have this or more, and anything at all, and those that are asked for besides. */
  from(least: number, also: ReadonlySet<number>): number[] {
    const { scores, documents, count } = this;
    const found: number[] = [];
    for (let position = 0; position < count; position++) {
      const document = documents[position]!;
      const score = scores[document]!;
      if (score >= least && score > 0) found.push(document);
    }
    for (const document of also) {
      const score = scores[document]!;
      if (score < least || score === 0) found.push(document);
    }
    return found;
  }

  clear(): void {
    const { scores, documents, count } = this;
    if (documents !== this.#noted) scores.fill(0);
    else for (let position = 0; position < count; position++) scores[documents[position]!] = 0;
    this.documents = this.#noted;
    this.count = 0;
  }
}

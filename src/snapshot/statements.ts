import { statementKinds } from './tables.js';
import { ByteSink } from './varint.js';

/** Short texts that documents make about themselves, as numbers of terms: those of document `d` are `documents[d]` on. */
export interface StatementTable {
  readonly documents: Uint32Array;
  /** Kind of each statement (statementKinds). */
  readonly kinds: Uint8Array;
  /** Line of each statement in the source. */
  readonly lines: Uint32Array;
  /** Terms of statement `s` are `terms[offsets[s]]` to `terms[offsets[s + 1]]`, distinct. */
  readonly offsets: Uint32Array;
  readonly terms: Uint32Array;
  /** Sum of the inverse document frequencies of each statement's terms. */
  readonly weights: Float32Array;
}

/**
 * The statements as they lie in a snapshot. A document's statements repeat its words, so that its distinct terms are
 * written once, as LEB128 gaps, and a statement names them by their place among those, in one byte or two. Before its
 * places stand its length and kind (length × kinds + kind) and how far its line is from the one before.
 */
export interface PackedStatements {
  readonly documents: Uint32Array;
  readonly weights: Float32Array;
  readonly bytes: Uint8Array;
  /** Where each document's bytes begin, and the end. */
  readonly at: Uint32Array;
}

/** Distinct terms up to which a place is one byte. */
const narrow = 256;

export function packStatements(table: StatementTable): PackedStatements {
  const { documents, weights, terms } = table;
  const sink = new ByteSink();
  const at = new Uint32Array(documents.length);
  const places = new TermPlaces(terms);
  for (let document = 0; document + 1 < documents.length; document++) {
    packDocument(sink, table, documents[document]!, documents[document + 1]!, places);
    at[document + 1] = sink.length;
  }
  return { documents, weights, bytes: sink.toBytes(), at };
}

/** The distinct terms of one document after the other, with their places among those. */
class TermPlaces {
  /** Place of each term of the document at hand. */
  readonly of: Uint32Array;
  /** By term: the number of the last document that had it. */
  readonly #seen: Uint32Array;
  readonly #distinct: Uint32Array;
  #document = 0;

  constructor(terms: Uint32Array) {
    let highest = 0;
    for (let index = 0; index < terms.length; index++) if (terms[index]! > highest) highest = terms[index]!;
    this.of = new Uint32Array(highest + 1);
    this.#seen = new Uint32Array(highest + 1);
    this.#distinct = new Uint32Array(terms.length);
  }

  /** The document's distinct terms, ascending. */
  take(terms: Uint32Array): Uint32Array {
    this.#document++;
    let count = 0;
    for (let index = 0; index < terms.length; index++) {
      const term = terms[index]!;
      if (this.#seen[term] === this.#document) continue;
      this.#seen[term] = this.#document;
      this.#distinct[count++] = term;
    }
    const distinct = this.#distinct.subarray(0, count).sort();
    for (let place = 0; place < count; place++) this.of[distinct[place]!] = place;
    return distinct;
  }
}

function packDocument(sink: ByteSink, table: StatementTable, from: number, to: number, places: TermPlaces): void {
  const { kinds, lines, offsets, terms } = table;
  const distinct = places.take(terms.subarray(offsets[from], offsets[to]));
  sink.number(distinct.length);
  for (let place = 0, next = 0; place < distinct.length; place++) {
    sink.number(distinct[place]! - next);
    next = distinct[place]! + 1;
  }
  let line = 0;
  for (let statement = from; statement < to; statement++) {
    const length = offsets[statement + 1]! - offsets[statement]!;
    sink.number(length * statementKinds.length + kinds[statement]!);
    sink.signed(lines[statement]! - line);
    line = lines[statement]!;
    for (let entry = offsets[statement]!; entry < offsets[statement + 1]!; entry++) {
      const place = places.of[terms[entry]!]!;
      sink.byte(place & 0xff);
      if (distinct.length > narrow) sink.byte(place >>> 8);
    }
  }
}

/** Reads the statements of one document after the other. What it read last lies in its members. */
export class StatementReader {
  /** Distinct terms of the document that was opened last. */
  terms = new Uint32Array(256);
  /** Of the statement that was read last: its number among all, kind, line and how many terms it has. */
  statement = 0;
  kind = 0;
  line = 0;
  length = 0;
  readonly #packed: PackedStatements;
  /** Where its places in `terms` begin, and what comes behind them. */
  #places = 0;
  #at = 0;
  #end = 0;
  #wide = false;

  constructor(packed: PackedStatements) {
    this.#packed = packed;
  }

  /** Reads the distinct terms of a document into `terms`, ascending; returns how many there are. */
  open(document: number): number {
    const { documents, at, bytes } = this.#packed;
    this.#at = at[document]!;
    this.statement = documents[document]! - 1;
    this.#end = documents[document + 1]! - 1;
    this.line = 0;
    const count = this.#number();
    if (count > this.terms.length) this.terms = new Uint32Array(2 * count);
    this.#wide = count > narrow;
    const terms = this.terms;
    let from = this.#at;
    let next = 0;
    // Most of the time goes by here, so that the numbers are read in place.
    for (let place = 0; place < count; place++) {
      let byte = bytes[from++]!;
      next += byte & 0x7f;
      for (let shift = 7; byte >= 0x80; shift += 7) {
        byte = bytes[from++]!;
        next += (byte & 0x7f) << shift;
      }
      terms[place] = next++;
    }
    this.#at = from;
    return count;
  }

  /** Reads the next statement; false when there is none. */
  next(): boolean {
    if (this.statement >= this.#end) return false;
    this.statement++;
    const head = this.#number();
    this.kind = head % statementKinds.length;
    this.length = (head - this.kind) / statementKinds.length;
    const line = this.#number();
    this.line += line % 2 === 0 ? line / 2 : -(line + 1) / 2;
    this.#places = this.#at;
    this.#at += this.#wide ? 2 * this.length : this.length;
    return true;
  }

  /**
   * Puts the places (in `terms`) of those of the statement's terms that are marked into `found`, ascending; returns how
   * many there are.
   * @param marks by place, 0 for a term that is not marked
   * @param found of the statement's length at least
   */
  marked(marks: Uint16Array, found: Uint16Array): number {
    const { bytes } = this.#packed;
    const wide = this.#wide;
    const end = this.#at;
    let count = 0;
    for (let at = this.#places; at < end; at++) {
      const place = wide ? bytes[at]! | (bytes[++at]! << 8) : bytes[at]!;
      if (marks[place] === 0) continue;
      let slot = count++;
      for (; slot > 0 && found[slot - 1]! > place; slot--) found[slot] = found[slot - 1]!;
      found[slot] = place;
    }
    return count;
  }

  /** What the statement tells that was read last. */
  get weight(): number {
    return this.#packed.weights[this.statement]!;
  }

  #number(): number {
    const { bytes } = this.#packed;
    let byte = bytes[this.#at++]!;
    let value = byte & 0x7f;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = bytes[this.#at++]!;
      value |= (byte & 0x7f) << shift;
    }
    return value;
  }
}

import type { StatementReader } from '../snapshot/index.js';

/** The statements of one document by the terms that they say, all in one array. */
export interface DocumentStatements {
  /**
   * Its distinct terms, ascending; for each of them and the end where its list begins; the lists: places of the statements
   * that say the term; then kind and line of each statement.
   */
  readonly data: Uint32Array;
  readonly terms: number;
  readonly statements: number;
  /** Number of its first statement among all. */
  readonly first: number;
}

/** Numbers that are kept, of all documents together: four bytes each. */
const mostKept = 4_000_000;

/** Turns the statements of documents around, and keeps those that were looked at last. */
export class StatementIndex {
  readonly #reader: StatementReader;
  readonly #known = new Map<number, DocumentStatements>();
  #kept = 0;
  // Of the document that is turned around: terms that its statements say, one statement after the other, and kind, line and
  // end of each statement.
  #said = new Uint16Array(1024);
  #heads: number[] = [];

  constructor(reader: StatementReader) {
    this.#reader = reader;
  }

  of(document: number): DocumentStatements {
    const known = this.#known.get(document);
    if (known !== undefined) return known;
    const made = this.#turnAround(document);
    this.#kept += made.data.length;
    for (const [oldest, { data }] of this.#known) {
      if (this.#kept <= mostKept) break;
      this.#known.delete(oldest);
      this.#kept -= data.length;
    }
    this.#known.set(document, made);
    return made;
  }

  /** What a statement tells: the sum of its terms' inverse document frequencies. */
  weight(statement: number): number {
    return this.#reader.weightOf(statement);
  }

  #turnAround(document: number): DocumentStatements {
    const reader = this.#reader;
    const terms = reader.open(document);
    const first = reader.statement + 1;
    const length = this.#readAll();
    const heads = this.#heads;
    const said = this.#said;
    const statements = heads.length / headMembers;
    const lists = 2 * terms + 1;
    const data = new Uint32Array(lists + length + 2 * statements);
    for (let term = 0; term < terms; term++) data[term] = reader.terms[term]!;
    // How often each term is said; then where its list ends; then, filled from the last statement on, where it begins.
    for (let at = 0; at < length; at++) data[terms + said[at]!]!++;
    let end = lists;
    for (let term = 0; term < terms; term++) {
      end += data[terms + term]!;
      data[terms + term] = end;
    }
    data[2 * terms] = end;
    for (let statement = statements - 1, at = length; statement >= 0; statement--) {
      const begin = statement === 0 ? 0 : heads[headMembers * statement - 1]!;
      while (at > begin) data[--data[terms + said[--at]!]!] = statement;
      data[end + 2 * statement] = heads[headMembers * statement]!;
      data[end + 2 * statement + 1] = heads[headMembers * statement + 1]!;
    }
    return { data, terms, statements, first };
  }

  /** Reads the statements of the opened document; returns how many terms they say together. */
  #readAll(): number {
    const reader = this.#reader;
    this.#heads.length = 0;
    let length = 0;
    while (reader.next()) {
      if (length + reader.length > this.#said.length) {
        const grown = new Uint16Array(2 * (length + reader.length));
        grown.set(this.#said);
        this.#said = grown;
      }
      for (let index = 0; index < reader.length; index++) this.#said[length++] = reader.places[index]!;
      this.#heads.push(reader.kind, reader.line, length);
    }
    return length;
  }
}

/** Kind, line and end of a statement. */
const headMembers = 3;

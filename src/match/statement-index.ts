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
const mostKept = 2_000_000;

/** Turns the statements of documents around, and keeps those that were looked at last. */
export class StatementIndex {
  readonly #reader: StatementReader;
  readonly #known = new Map<number, DocumentStatements>();
  #kept = 0;

  constructor(reader: StatementReader) {
    this.#reader = reader;
  }

  of(document: number): DocumentStatements {
    const known = this.#known.get(document);
    if (known !== undefined) return known;
    const made = turnAround(this.#reader, document);
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
}

function turnAround(reader: StatementReader, document: number): DocumentStatements {
  const terms = reader.open(document);
  const said = reader.terms.slice(0, terms);
  const first = reader.statement + 1;
  const kinds: number[] = [];
  const lines: number[] = [];
  const lists: number[][] = Array.from({ length: terms }, () => []);
  while (reader.next()) {
    for (let index = 0; index < reader.length; index++) lists[reader.places[index]!]!.push(kinds.length);
    kinds.push(reader.kind);
    lines.push(reader.line);
  }
  const entries = lists.reduce((sum, list) => sum + list.length, 0);
  const data = new Uint32Array(2 * terms + 1 + entries + 2 * kinds.length);
  data.set(said);
  let at = 2 * terms + 1;
  lists.forEach((list, place) => {
    data[terms + place] = at;
    data.set(list, at);
    at += list.length;
  });
  data[2 * terms] = at;
  kinds.forEach((kind, statement) => {
    data[at++] = kind;
    data[at++] = lines[statement]!;
  });
  return { data, terms, statements: kinds.length, first };
}

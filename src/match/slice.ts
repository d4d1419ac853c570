import type { DocumentRow } from './record.js';
import type { Records } from './records.js';

interface PlacedRow {
  readonly terms: Uint32Array;
  /** Numbers of its first posting and its texts in the slice. */
  readonly first: number;
  readonly firstText: number;
  readonly endText: number;
}

/** The rows that one question needs, put together as a snapshot's text index is: postings and texts have numbers. */
export class Slice {
  readonly #rows = new Map<number, PlacedRow>();
  readonly #impacts: number[] = [];
  readonly #fields: number[] = [];
  readonly #kinds: number[] = [];
  readonly #lines: number[] = [];
  readonly #qualifiers: number[] = [];
  readonly #weights: number[] = [];
  readonly #having = new Map<number, number[]>();
  readonly postings: Records['postings'];
  readonly keyTexts: Records['keyTexts'];

  /** @param missing called for a document whose row is not there; it throws */
  constructor(readonly missing: (documents: readonly number[]) => never) {
    this.postings = {
      impacts: this.#impacts,
      fields: (posting) => this.#fields[posting]!,
      find: (term, document) => this.#find(term, document),
    };
    this.keyTexts = {
      first: (document) => this.#row(document).firstText,
      end: (document) => this.#row(document).endText,
      having: (term) => Uint32Array.from(this.#having.get(term) ?? []),
      kind: (text) => this.#kinds[text]!,
      line: (text) => this.#lines[text]!,
      qualifiers: (text) => this.#qualifiers[text]!,
      weight: (text) => this.#weights[text]!,
    };
  }

  has(document: number): boolean {
    return this.#rows.has(document);
  }

  add({ document, terms, impacts, fields, texts }: DocumentRow): void {
    if (this.has(document)) return;
    const [first, firstText] = [this.#impacts.length, this.#kinds.length];
    this.#impacts.push(...impacts);
    this.#fields.push(...fields);
    this.#kinds.push(...texts.kinds);
    this.#lines.push(...texts.lines);
    this.#qualifiers.push(...texts.qualifiers);
    this.#weights.push(...texts.weights);
    texts.pairTerms.forEach((term, pair) => {
      const having = this.#having.get(term) ?? [];
      having.push(firstText + texts.pairTexts[pair]!);
      this.#having.set(term, having);
    });
    this.#rows.set(document, { terms, first, firstText, endText: this.#kinds.length });
  }

  /** The documents whose rows are not there are asked for at once. */
  require(documents: readonly number[]): void {
    const lacking = documents.filter((document) => !this.has(document));
    if (lacking.length > 0) this.missing(lacking);
  }

  #row(document: number): PlacedRow {
    return this.#rows.get(document) ?? this.missing([document]);
  }

  #find(term: number, document: number): number {
    const { terms, first } = this.#row(document);
    let low = 0;
    let high = terms.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      if (terms[middle] === term) return first + middle;
      if (terms[middle]! < term) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}

import type { DocumentRow } from './record.js';
import type { Records } from './records.js';

/** Terms in the head. */
export interface HeadTerms {
  /** A term in UTF-8. */
  termBytes(term: number): Uint8Array;
  /** Weight of a term in a key text: its rounded idf. */
  weightOf(term: Uint8Array): number;
}

interface PlacedRow extends DocumentRow {
  /** Numbers of its first posting and its texts in the slice. */
  readonly first: number;
  readonly firstText: number;
  readonly endText: number;
}

/** The rows that one question needs, with numbered postings and texts like the text index of a snapshot. */
export class Slice {
  readonly #rows = new Map<number, PlacedRow>();
  readonly #impacts: number[] = [];
  readonly #fields: number[] = [];
  /** The row of each text. */
  readonly #texts: PlacedRow[] = [];
  readonly postings: Records['postings'];
  readonly keyTexts: Records['keyTexts'];

  /** @param missing called for a document whose row has not been added; it throws */
  constructor(
    readonly head: HeadTerms,
    readonly missing: (document: number) => never,
  ) {
    this.postings = {
      impacts: this.#impacts,
      fields: (posting) => this.#fields[posting]!,
      find: (term, document) => this.#find(term, document),
    };
    const ofText =
      (list: 'kinds' | 'lines' | 'qualifiers') =>
      (text: number): number => {
        const { texts, firstText } = this.#texts[text]!;
        return texts[list][text - firstText]!;
      };
    this.keyTexts = {
      first: (document) => this.#row(document).firstText,
      end: (document) => this.#row(document).endText,
      having: (term) => this.#having(term),
      kind: ofText('kinds'),
      line: ofText('lines'),
      qualifiers: ofText('qualifiers'),
      weight: (text) => this.#weight(text),
    };
  }

  has(document: number): boolean {
    return this.#rows.has(document);
  }

  add(document: number, row: DocumentRow): void {
    if (this.has(document)) return;
    const [first, firstText] = [this.#impacts.length, this.#texts.length];
    for (const impact of row.impacts) this.#impacts.push(impact);
    for (const fields of row.fields) this.#fields.push(fields);
    const placed = { ...row, first, firstText, endText: firstText + row.texts.kinds.length };
    for (let text = firstText; text < placed.endText; text++) this.#texts.push(placed);
    this.#rows.set(document, placed);
  }

  #row(document: number): PlacedRow {
    return this.#rows.get(document) ?? this.missing(document);
  }

  #find(term: number, document: number): number {
    const { terms, impacts, first } = this.#row(document);
    const place = terms.findBytes(this.head.termBytes(term));
    return place >= 0 && impacts[place]! > 0 ? first + place : -1;
  }

  #having(term: number): Uint32Array {
    const bytes = this.head.termBytes(term);
    const having: number[] = [];
    for (const { terms, texts, firstText } of this.#rows.values()) {
      const place = terms.findBytes(bytes);
      if (place < 0) continue;
      texts.pairTerms.forEach((each, pair) => {
        if (each === place) having.push(firstText + texts.pairTexts[pair]!);
      });
    }
    return Uint32Array.from(having);
  }

  /** Added up in the same order as in the compiler. */
  #weight(text: number): number {
    const { terms, texts, firstText } = this.#texts[text]!;
    let sum = 0;
    texts.pairTexts.forEach((each, pair) => {
      if (each === text - firstText) sum += this.head.weightOf(terms.bytes(texts.pairTerms[pair]!));
    });
    return Math.fround(sum);
  }
}

import type { Document } from '../model/index.js';
import { fieldNames } from '../snapshot/index.js';
import { forEachToken, normalize } from '../text/index.js';
import { fieldTexts } from './fields.js';
import type { TermDictionary } from './term-dictionary.js';

/** How often each term stands in each field of one document: parallel arrays, one entry per (term, field). */
export interface TermCounts {
  readonly terms: Uint32Array;
  readonly fields: Uint8Array;
  readonly counts: Uint16Array;
  /** Tokens of each field. */
  readonly lengths: Uint32Array;
}

const maximumCount = 0xffff;

/** Counts the terms of documents, numbering them by one dictionary. What it keeps between documents only saves time. */
export class TermCounter {
  /** Numbers of the terms of concepts that were met. */
  readonly #concepts: number[] = [];
  /** Occurrences in the document at hand, by `term × fields + field`; all 0 between documents. */
  #tally = new Uint32Array(1 << 16);

  constructor(readonly dictionary: TermDictionary) {}

  /** Linear in the document's text. */
  count(document: Document): TermCounts {
    const lengths = new Uint32Array(fieldNames.length);
    const keys: number[] = [];
    for (const [text, fields] of fieldsByText(document)) {
      const add = (term: number) => {
        for (const field of fields) {
          const key = term * fieldNames.length + field;
          if (key >= this.#tally.length) this.#grow(key);
          if (this.#tally[key]!++ === 0) keys.push(key);
        }
      };
      const normalized = normalize(text);
      const addConcept = (concept: number) => add(this.#conceptTerm(concept));
      this.dictionary.forEachConcept(normalized, addConcept, addConcept);
      let tokens = 0;
      const addToken = (term: string) => {
        add(this.dictionary.id(term));
        tokens++;
      };
      forEachToken(normalized, addToken, this.dictionary.stemmer);
      for (const field of fields) lengths[field]! += tokens;
    }
    return this.#take(Uint32Array.from(keys).sort(), lengths);
  }

  #conceptTerm(concept: number): number {
    this.#concepts[concept] ??= this.dictionary.id(this.dictionary.conceptTerm(concept));
    return this.#concepts[concept]!;
  }

  #take(keys: Uint32Array, lengths: Uint32Array): TermCounts {
    const terms = new Uint32Array(keys.length);
    const fields = new Uint8Array(keys.length);
    const counts = new Uint16Array(keys.length);
    for (let index = 0; index < keys.length; index++) {
      const key = keys[index]!;
      terms[index] = Math.floor(key / fieldNames.length);
      fields[index] = key % fieldNames.length;
      counts[index] = Math.min(this.#tally[key]!, maximumCount);
      this.#tally[key] = 0;
    }
    return { terms, fields, counts, lengths };
  }

  #grow(key: number): void {
    const larger = new Uint32Array(Math.max(key + 1, this.#tally.length * 2));
    larger.set(this.#tally);
    this.#tally = larger;
  }
}

/** Each text once, with the field of each of its places: a symptom stands in the body too. */
function fieldsByText(document: Document): Map<string, number[]> {
  const fields = new Map<string, number[]>();
  for (const { field, text } of fieldTexts(document)) {
    const known = fields.get(text);
    if (known) known.push(field);
    else fields.set(text, [field]);
  }
  return fields;
}

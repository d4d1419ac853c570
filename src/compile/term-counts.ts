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

/** Counts the terms of a document, numbering them by the dictionary. Linear in the document's text. */
export function countTerms(document: Document, dictionary: TermDictionary): TermCounts {
  const lengths = new Uint32Array(fieldNames.length);
  const counts = new Map<number, number>();
  for (const { field, text } of fieldTexts(document)) {
    const count = (term: string) => {
      const key = dictionary.id(term) * fieldNames.length + field;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    };
    const normalized = normalize(text);
    dictionary.forEachConcept(normalized, count);
    forEachToken(
      normalized,
      (term) => {
        count(term);
        lengths[field]!++;
      },
      dictionary.stemmer,
    );
  }
  const keys = Float64Array.from(counts.keys()).sort();
  const result = {
    terms: new Uint32Array(keys.length),
    fields: new Uint8Array(keys.length),
    counts: new Uint16Array(keys.length),
    lengths,
  };
  keys.forEach((key, index) => {
    result.terms[index] = Math.floor(key / fieldNames.length);
    result.fields[index] = key % fieldNames.length;
    result.counts[index] = Math.min(counts.get(key)!, maximumCount);
  });
  return result;
}

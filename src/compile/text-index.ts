import { fieldNames } from '../snapshot/index.js';
import { type TextParameters, textParameters } from './parameters.js';
import type { TermCounts } from './term-counts.js';

/**
 * The inverted index with its scores worked out: what a query still does is to add `idf × impact`.
 * Postings of term `t` are the entries `offsets[t]` to `offsets[t + 1]`, by document number ascending.
 */
export interface TextIndex {
  /** Sorted by code unit. */
  readonly terms: readonly string[];
  /** Number in the dictionary → number in `terms`. */
  readonly rankOf: Uint32Array;
  readonly offsets: Uint32Array;
  readonly documents: Uint32Array;
  /** BM25F's saturated frequency, 0 to 1, in steps of 1/255 (never 0). */
  readonly impacts: Uint8Array;
  /** Bit `f` is set when the term stands in field `f`. */
  readonly fields: Uint8Array;
}

/** Merges the counts of all documents (in order of their numbers) into one index. Linear in the counts. */
export function buildTextIndex(
  counts: readonly TermCounts[],
  dictionary: readonly string[],
  parameters: TextParameters = textParameters,
): TextIndex {
  const { terms, rankOf, offsets } = orderTerms(counts, dictionary);
  const total = offsets[terms.length]!;
  const documents = new Uint32Array(total);
  const impacts = new Uint8Array(total);
  const fields = new Uint8Array(total);
  const next = offsets.slice();
  const averages = averageLengths(counts);
  counts.forEach((unit, document) => {
    const weights = fieldWeights(unit, averages, parameters);
    for (let entry = 0; entry < unit.terms.length; ) {
      const term = unit.terms[entry]!;
      let frequency = 0;
      let mask = 0;
      for (; entry < unit.terms.length && unit.terms[entry] === term; entry++) {
        const field = unit.fields[entry]!;
        frequency += unit.counts[entry]! * weights[field]!;
        mask |= 1 << field;
      }
      const rank = rankOf[term]!;
      const posting = next[rank]!++;
      const impact = Math.max(1, Math.round((255 * frequency) / (parameters.saturation + frequency)));
      documents[posting] = document;
      impacts[posting] = impact;
      fields[posting] = mask;
    }
  });
  return { terms, rankOf, offsets, documents, impacts, fields };
}

/** Sorts the terms that occur, and finds how many postings each has. */
function orderTerms(counts: readonly TermCounts[], dictionary: readonly string[]) {
  const frequency = new Uint32Array(dictionary.length);
  for (const unit of counts) {
    for (let entry = 0; entry < unit.terms.length; entry++) {
      if (entry === 0 || unit.terms[entry] !== unit.terms[entry - 1]) frequency[unit.terms[entry]!]!++;
    }
  }
  const used: number[] = [];
  for (let term = 0; term < dictionary.length; term++) if (frequency[term]! > 0) used.push(term);
  used.sort((left, right) => (dictionary[left]! < dictionary[right]! ? -1 : 1));
  const rankOf = new Uint32Array(dictionary.length);
  const offsets = new Uint32Array(used.length + 1);
  used.forEach((term, rank) => {
    rankOf[term] = rank;
    offsets[rank + 1] = offsets[rank]! + frequency[term]!;
  });
  return { terms: used.map((term) => dictionary[term]!), rankOf, offsets };
}

function averageLengths(counts: readonly TermCounts[]): Float64Array {
  const totals = new Float64Array(fieldNames.length);
  const present = new Float64Array(fieldNames.length);
  for (const { lengths } of counts) {
    for (let field = 0; field < fieldNames.length; field++) {
      totals[field]! += lengths[field]!;
      if (lengths[field]! > 0) present[field]!++;
    }
  }
  return totals.map((total, field) => (present[field]! > 0 ? total / present[field]! : 1));
}

/** What one occurrence in each field adds to the weighted frequency of this document. */
function fieldWeights(unit: TermCounts, averages: Float64Array, parameters: TextParameters): Float64Array {
  return Float64Array.from(fieldNames, (name, field) => {
    const { boost, b } = parameters.fields[name];
    return boost / (1 - b + (b * unit.lengths[field]!) / averages[field]!);
  });
}

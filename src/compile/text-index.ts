import { fieldNames, type PackedTerms } from '../snapshot/index.js';
import { type TextParameters, textParameters } from './parameters.js';
import type { TermCounts } from './term-counts.js';
import { type NumberedTerms, orderTerms } from './term-order.js';

/**
 * The inverted index with its scores worked out: what a query still does is to add `idf × impact`.
 * Postings of term `t` are the entries `offsets[t]` to `offsets[t + 1]`, by document number ascending.
 */
export interface TextIndex {
  /** Sorted by code unit. */
  readonly terms: PackedTerms;
  /** Number in the dictionary → number in `terms`, or `absent`. */
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
  dictionary: NumberedTerms,
  parameters: TextParameters = textParameters,
): TextIndex {
  const frequency = documentFrequencies(counts, dictionary.size);
  const { packed, count, rankOf } = orderTerms(frequency, dictionary);
  const offsets = new Uint32Array(count + 1);
  for (let term = 0; term < frequency.length; term++) {
    if (frequency[term] !== 0) offsets[rankOf[term]! + 1] = frequency[term]!;
  }
  for (let rank = 0; rank < count; rank++) offsets[rank + 1]! += offsets[rank]!;
  const total = offsets[count]!;
  const postings = {
    documents: new Uint32Array(total),
    impacts: new Uint8Array(total),
    fields: new Uint8Array(total),
  };
  const next = offsets.slice();
  const averages = averageLengths(counts.map(({ lengths }) => lengths));
  counts.forEach((unit, document) => {
    const weights = fieldWeights(unit.lengths, averages, parameters);
    addPostings(postings, { unit, document, weights, saturation: parameters.saturation, rankOf, next });
  });
  return { terms: packed, rankOf, offsets, ...postings };
}

/** Documents that have each term. */
function documentFrequencies(counts: readonly TermCounts[], terms: number): Uint32Array {
  const frequency = new Uint32Array(terms);
  for (const { terms: own } of counts) {
    let before = -1;
    for (let entry = 0; entry < own.length; entry++) {
      const term = own[entry]!;
      if (term !== before) frequency[term]!++;
      before = term;
    }
  }
  return frequency;
}

interface DocumentPostings {
  readonly unit: TermCounts;
  readonly document: number;
  readonly weights: Float64Array;
  readonly saturation: number;
  readonly rankOf: Uint32Array;
  /** Where the next posting of each term goes. */
  readonly next: Uint32Array;
}

/** What the terms of one document count in it, one after the other: two loops alike, since this is the longest of all. */
export function termsOf(
  { terms, fields: own, counts, lengths }: TermCounts,
  averages: Float64Array,
  parameters: TextParameters = textParameters,
): { term: number; impact: number; fields: number }[] {
  const weights = fieldWeights(lengths, averages, parameters);
  const found: { term: number; impact: number; fields: number }[] = [];
  for (let entry = 0; entry < terms.length; ) {
    const term = terms[entry]!;
    let frequency = 0;
    let fields = 0;
    for (; entry < terms.length && terms[entry] === term; entry++) {
      const field = own[entry]!;
      frequency += counts[entry]! * weights[field]!;
      fields |= 1 << field;
    }
    found.push({ term, impact: impactOf(frequency, parameters.saturation), fields });
  }
  return found;
}

const impactOf = (frequency: number, saturation: number): number =>
  Math.max(1, Math.round((255 * frequency) / (saturation + frequency)));

function addPostings(
  { documents, impacts, fields }: Pick<TextIndex, 'documents' | 'impacts' | 'fields'>,
  { unit, document, weights, saturation, rankOf, next }: DocumentPostings,
): void {
  const { terms, fields: own, counts } = unit;
  for (let entry = 0; entry < terms.length; ) {
    const term = terms[entry]!;
    let frequency = 0;
    let mask = 0;
    for (; entry < terms.length && terms[entry] === term; entry++) {
      const field = own[entry]!;
      frequency += counts[entry]! * weights[field]!;
      mask |= 1 << field;
    }
    const posting = next[rankOf[term]!]!++;
    documents[posting] = document;
    impacts[posting] = impactOf(frequency, saturation);
    fields[posting] = mask;
  }
}

/** Bits that are kept of an average length: 0.8 % at most are lost, and a change of one document seldom moves it. */
const averageBits = 7;

/** The average number of tokens of each field, in documents that have it. Rounded, so that an edit leaves other documents' impacts alone. */
export function averageLengths(documents: readonly Uint32Array[]): Float64Array {
  const totals = new Float64Array(fieldNames.length);
  const present = new Float64Array(fieldNames.length);
  for (const lengths of documents) {
    for (let field = 0; field < fieldNames.length; field++) {
      totals[field]! += lengths[field]!;
      if (lengths[field]! > 0) present[field]!++;
    }
  }
  return totals.map((total, field) => (present[field]! > 0 ? rounded(total / present[field]!) : 1));
}

function rounded(average: number): number {
  const unit = 2 ** (Math.floor(Math.log2(average)) + 1 - averageBits);
  return Math.round(average / unit) * unit;
}

/** What one occurrence in each field adds to the weighted frequency of this document. */
function fieldWeights(lengths: Uint32Array, averages: Float64Array, parameters: TextParameters): Float64Array {
  const weights = new Float64Array(fieldNames.length);
  for (let field = 0; field < fieldNames.length; field++) {
    const { boost, b } = parameters.fields[fieldNames[field]!];
    weights[field] = boost / (1 - b + (b * lengths[field]!) / averages[field]!);
  }
  return weights;
}

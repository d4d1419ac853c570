import { type FieldName, fieldNames, type PostingLists } from '../snapshot/index.js';
import type { TermCounts } from './compile-document.js';
import { DocumentTerms } from './terms.js';

/**
 * Parameters of BM25F (Robertson, Zaragoza: "The Probabilistic Relevance Framework: BM25 and Beyond", 2009, §3.6): `boost`
 * weighs the term frequency of a field, `b` normalizes by its length, `saturation` is k1.
 */
export const textParameters = {
  saturation: 1.2,
  fields: {
    title: { boost: 4, b: 0.3 },
    symptoms: { boost: 2, b: 0.4 },
    triggers: { boost: 2, b: 0 },
    signatures: { boost: 1.5, b: 0.4 },
    causes: { boost: 1, b: 0.5 },
    steps: { boost: 1, b: 0.5 },
    body: { boost: 1, b: 0.6 },
  } satisfies Record<FieldName, object>,
} as const;

/** Rank of a term that occurs in no field of any document. */
export const absent = 0xffffffff;

/** The inverted index with precomputed impacts, so that a query only sums `idf × impact`. */
export interface TextIndex extends PostingLists {
  /** In code-point order; the index of a term is its rank. */
  readonly terms: readonly string[];
  /** By document: the rank of each of its terms, or `absent`. */
  readonly ranks: readonly Uint32Array[];
  readonly frequency: (rank: number) => number;
}

export interface CountedDocument {
  /** Read several times: that of a large collection is unpacked each time. */
  readonly indexed: { readonly terms: readonly string[]; readonly counts: TermCounts };
}

export function buildTextIndex(documents: readonly CountedDocument[]): TextIndex {
  const { terms, frequencies, ranks } = rankTerms(documents);
  const offsets = new Uint32Array(terms.length + 1);
  for (let rank = 0; rank < terms.length; rank++) offsets[rank + 1] = offsets[rank]! + frequencies[rank]!;
  const total = offsets[terms.length]!;
  const postings = {
    documents: new Uint32Array(total),
    impacts: new Uint8Array(total),
    fields: new Uint8Array(total),
    next: offsets.slice(),
  };
  const averages = averageLengths(documents);
  documents.forEach(({ indexed: { counts } }, document) => {
    const weights = fieldWeights(counts.lengths, averages);
    addPostings(postings, counts, { document, weights, ranks: ranks[document]! });
  });
  const { next: _, ...lists } = postings;
  return { terms, ranks, offsets, ...lists, frequency: (rank) => offsets[rank + 1]! - offsets[rank]! };
}

function rankTerms(documents: readonly CountedDocument[]) {
  const all = new DocumentTerms();
  const frequencies: number[] = [];
  const numbers = documents.map(({ indexed: { terms, counts } }) => {
    const own = terms.length === 0 ? noTerms : Uint32Array.from(terms, (term) => all.number(term));
    for (let number = frequencies.length; number < all.terms.length; number++) frequencies.push(0);
    counts.terms.forEach((term, at) => {
      if (at === 0 || term !== counts.terms[at - 1]) frequencies[own[term]!]!++;
    });
    return own;
  });
  const used = [...all.terms.keys()].filter((number) => frequencies[number]! > 0);
  used.sort((left, right) => compareCodePoints(all.terms[left]!, all.terms[right]!));
  const rankOf = new Uint32Array(all.terms.length).fill(absent);
  used.forEach((number, rank) => {
    rankOf[number] = rank;
  });
  return {
    terms: used.map((number) => all.terms[number]!),
    frequencies: Uint32Array.from(used, (number) => frequencies[number]!),
    ranks: numbers.map((own) => (own.length === 0 ? noTerms : own.map((number) => rankOf[number]!))),
  };
}

/** One for all documents without terms, most of a large collection of alike cases. */
const noTerms = new Uint32Array(0);

/** The order of UTF-8 bytes, which differs from that of code units between surrogates and characters from U+E000 on. */
function compareCodePoints(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let at = 0; at < length; at++) {
    const [own, other] = [left.charCodeAt(at), right.charCodeAt(at)];
    if (own === other) continue;
    const isMixed = own >= 0xd800 && other >= 0xd800;
    return isMixed ? left.codePointAt(at)! - right.codePointAt(at)! : own - other;
  }
  return left.length - right.length;
}

function addPostings(
  postings: Pick<PostingLists, 'documents' | 'impacts' | 'fields'> & { readonly next: Uint32Array },
  { terms, fields, counts }: TermCounts,
  { document, weights, ranks }: { document: number; weights: Float64Array; ranks: Uint32Array },
): void {
  for (let entry = 0; entry < terms.length; ) {
    const term = terms[entry]!;
    let frequency = 0;
    let fieldSet = 0;
    for (; entry < terms.length && terms[entry] === term; entry++) {
      const field = fields[entry]!;
      frequency += counts[entry]! * weights[field]!;
      fieldSet |= 1 << field;
    }
    const posting = postings.next[ranks[term]!]!++;
    postings.documents[posting] = document;
    postings.impacts[posting] = Math.max(1, Math.round((255 * frequency) / (textParameters.saturation + frequency)));
    postings.fields[posting] = fieldSet;
  }
}

/** Precision of an average length in bits (error at most 0.8 %), so that an edit of one document seldom changes the impacts of others. */
const averageBits = 7;

/** The average number of tokens of each field over the documents that have the field, rounded to `averageBits`. */
function averageLengths(documents: readonly CountedDocument[]): Float64Array {
  const totals = new Float64Array(fieldNames.length);
  const present = new Float64Array(fieldNames.length);
  for (const { indexed } of documents) {
    const { lengths } = indexed.counts;
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

function fieldWeights(lengths: TermCounts['lengths'], averages: Float64Array): Float64Array {
  return Float64Array.from(fieldNames, (name, field) => {
    const { boost, b } = textParameters.fields[name];
    return boost / (1 - b + (b * lengths[field]!) / averages[field]!);
  });
}

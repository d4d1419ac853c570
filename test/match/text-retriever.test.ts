import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TextRetriever } from '../../src/match/text-retriever.js';
import { Postings, packPostings } from '../../src/snapshot/index.js';
import { random } from '../support/random.js';

/** Postings as term → document → impact. */
type Table = readonly ReadonlyMap<number, number>[];

const documents = 60;
const table: fc.Arbitrary<Table> = fc.array(
  fc
    .uniqueArray(fc.tuple(fc.nat(documents - 1), fc.integer({ min: 1, max: 255 })), {
      selector: ([document]) => document,
      maxLength: documents,
    })
    .map((entries) => new Map(entries)),
  { minLength: 1, maxLength: 8 },
);

function postingsOf(terms: Table, count = documents): Postings {
  const rows = terms.map((row) => [...row].sort(([left], [right]) => left - right));
  const offsets = [0];
  for (const row of rows) offsets.push(offsets.at(-1)! + row.length);
  const flat = rows.flat();
  const lists = {
    offsets: Uint32Array.from(offsets),
    documents: Uint32Array.from(flat, ([document]) => document),
    impacts: Uint8Array.from(flat, ([, impact]) => impact),
    fields: new Uint8Array(flat.length),
  };
  return new Postings(packPostings(lists, count), count);
}

interface Query {
  readonly terms: Table;
  readonly weights: readonly { readonly term: number; readonly weight: number }[];
  readonly limit: number;
  readonly also: readonly number[];
}

const query: fc.Arbitrary<Query> = table.chain((terms) =>
  fc.record({
    terms: fc.constant(terms),
    weights: fc.uniqueArray(
      fc.record({
        term: fc.nat(terms.length - 1),
        weight: fc.oneof(fc.double({ min: 0.01, max: 20, noNaN: true }), fc.constantFrom(0.001, 1, 50)),
      }),
      { selector: ({ term }) => term, maxLength: terms.length },
    ),
    limit: fc.integer({ min: 1, max: 12 }),
    also: fc.uniqueArray(fc.nat(documents - 1), { maxLength: 4 }),
  }),
);

/** So many that the lists of common words are long beside the documents that are looked up in them. */
const manyDocuments = 3_000;

/** The documents that a word is in: one of `every`, by chance of a seed. */
function rowOf(seed: number, every: number): Map<number, number> {
  const dice = random(seed);
  const row = new Map<number, number>();
  for (let document = 0; document < manyDocuments; document++) if (dice(every) === 0) row.set(document, 1 + dice(255));
  return row;
}

/** A few words that few documents have, some that more have, and common ones that tell less and most documents have. */
const mixedQuery: fc.Arbitrary<Query> = fc
  .record({
    rare: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
    middling: fc.array(fc.nat(), { maxLength: 3 }),
    common: fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
    least: fc.double({ min: 0.1, max: 1, noNaN: true }),
    limit: fc.integer({ min: 1, max: 2 }),
    also: fc.uniqueArray(fc.nat(manyDocuments - 1), { maxLength: 8 }),
  })
  .map(({ rare, middling, common, least, limit, also }) => {
    const terms = [
      ...rare.map((seed) => rowOf(seed, 50)),
      ...middling.map((seed) => rowOf(seed, 6)),
      ...common.map((seed) => rowOf(seed, 1 + (seed % 8))),
    ];
    const weightOf = (term: number) =>
      term < rare.length ? 3 : term < rare.length + middling.length ? 2 : least * (1 + term / 10);
    return { terms, weights: terms.map((_, term) => ({ term, weight: weightOf(term) })), limit, also };
  });

/** Every document's score, by looking at every posting. */
function fullScan({ terms, weights }: Query, count = documents): Float64Array {
  const scores = new Float64Array(count);
  for (const { term, weight } of weights)
    for (const [document, impact] of terms[term]!) scores[document]! += (weight * impact) / 255;
  return scores;
}

/** Scores are added as 32-bit numbers: this close is the same. */
const tolerance = 1e-5;

function expectExact(drawn: Query, count = documents): void {
  const retriever = new TextRetriever(postingsOf(drawn.terms, count), count);
  const found = retriever.retrieve(drawn.weights, drawn.limit, new Set(drawn.also));
  const exact = fullScan(drawn, count);
  found.documents.forEach((document, place) => {
    expect(Math.abs(found.scores[place]! - exact[document]!)).toBeLessThanOrEqual(tolerance * (1 + exact[document]!));
  });
  const best = [...exact].filter((score) => score > 0).sort((left, right) => right - left);
  const last = best[Math.min(drawn.limit, best.length) - 1] ?? 0;
  const returned = new Set(found.documents);
  expect(returned.size).toBe(found.documents.length);
  const wrong = [...exact.keys()].filter((document) => {
    const score = exact[document]!;
    if (score > last * (1 + tolerance)) return !returned.has(document);
    return score < last * (1 - tolerance) && !drawn.also.includes(document) && returned.has(document);
  });
  expect(wrong, `of ${drawn.limit} from ${last} on`).toEqual([]);
  for (const document of drawn.also) expect(returned.has(document), `asked for ${document}`).toBe(true);
}

describe('the text retriever', () => {
  it('finds what a full scan finds, with the same scores', () => {
    fc.assert(
      fc.property(query, (drawn) => expectExact(drawn)),
      { numRuns: 2_000 },
    );
  });

  it('finds the same where the first documents are looked up in long lists to learn how much is enough', () => {
    fc.assert(
      fc.property(mixedQuery, (drawn) => expectExact(drawn, manyDocuments)),
      { numRuns: 150 },
    );
  });

  it('puts the best first, and of equal ones the lower number', () => {
    fc.assert(
      fc.property(query, ({ terms, weights, limit }) => {
        const { documents: found, scores } = new TextRetriever(postingsOf(terms), documents).retrieve(weights, limit);
        for (let place = 1; place < found.length; place++) {
          expect(scores[place]!).toBeLessThanOrEqual(scores[place - 1]!);
          if (scores[place] === scores[place - 1]) expect(found[place]!).toBeGreaterThan(found[place - 1]!);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('remembers nothing of the query before', () => {
    fc.assert(
      fc.property(query, fc.array(fc.nat(7), { maxLength: 4 }), (drawn, before) => {
        const postings = postingsOf(drawn.terms);
        const used = new TextRetriever(postings, documents);
        for (const term of before) used.retrieve([{ term: term % drawn.terms.length, weight: 3 }], 2, new Set([1, 2]));
        const ask = (retriever: TextRetriever) => retriever.retrieve(drawn.weights, drawn.limit, new Set(drawn.also));
        expect(ask(used)).toEqual(ask(new TextRetriever(postings, documents)));
      }),
      { numRuns: 300 },
    );
  });
});

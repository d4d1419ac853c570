import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestByText } from '../../src/match/records.js';
import { Postings, packPostings } from '../../src/snapshot/index.js';
import { soak } from '../support/soak.js';

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

function postingsOf(terms: Table): Postings {
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
  return new Postings(packPostings(lists, documents));
}

const best = (terms: Table, weights: readonly number[], limit: number): number[] => {
  const weighted = terms.map((_, term) => ({ term, weight: weights[term]! }));
  return bestByText(weighted, { postings: postingsOf(terms), documents }, limit);
};

describe('the best documents by BM25F', () => {
  it('are the same as by adding up the score of every document, with all ties for the last place', () => {
    const query = fc.tuple(table, fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 8, maxLength: 8 }));
    fc.assert(
      fc.property(query, fc.integer({ min: 1, max: 12 }), ([terms, weights], limit) => {
        const scores = Array.from({ length: documents }, (_, document) =>
          terms.reduce((sum, row, term) => sum + weights[term]! * (row.get(document) ?? 0), 0),
        );
        const order = [...scores.keys()].sort((left, right) => scores[right]! - scores[left]! || left - right);
        const least = scores[order[limit - 1]!]!;
        const expected = order.filter((document) => scores[document]! > 0 && scores[document]! >= least);
        expect(best(terms, weights, limit)).toEqual(expected);
      }),
      { numRuns: soak(300, 80) },
    );
  });

  it('are none for a symptom without known terms', () => {
    expect(best([], [], 10)).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PostingColumns } from '../../src/match/posting-columns.js';
import { Postings, packPostings } from '../../src/snapshot/index.js';

const documents = 600;

/** Documents of each of a few terms, from those that one has to those that nearly all have. */
const lists = fc.array(
  fc.oneof(
    fc.uniqueArray(fc.nat(documents - 1), { minLength: 1, maxLength: 12 }),
    fc.subarray([...Array(documents).keys()], { minLength: 300 }),
  ),
  { minLength: 1, maxLength: 6 },
);

function postingsOf(table: readonly (readonly number[])[]): Postings {
  const sorted = table.map((list) => [...list].sort((left, right) => left - right));
  const offsets = [0];
  for (const list of sorted) offsets.push(offsets.at(-1)! + list.length);
  const all = sorted.flat();
  const ones = Uint8Array.from(all, () => 1);
  const packed = { offsets: Uint32Array.from(offsets), documents: Uint32Array.from(all), impacts: ones, fields: ones };
  return new Postings(packPostings(packed, documents), documents);
}

describe('the postings of some terms in some documents', () => {
  it('are those that looking up each of them finds, whatever was asked before, of documents that were not asked for too', () => {
    fc.assert(
      fc.property(
        lists,
        fc.uniqueArray(fc.nat(documents - 1), { minLength: 1, maxLength: 6 }),
        fc.uniqueArray(fc.nat(documents - 1), { maxLength: 6 }),
        (table, asked, before) => {
          const postings = postingsOf(table);
          const columns = new PostingColumns(postings, documents);
          const terms = table.map((_, term) => ({ term }));
          columns.fill(terms, before);
          columns.fill(terms, asked);
          for (const document of [...asked, ...before]) {
            const found = terms.map((_, column) => columns.posting(column, document));
            expect(found).toEqual(terms.map(({ term }) => postings.find(term, document)));
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('stand column by column, in the order of the documents', () => {
    fc.assert(
      fc.property(lists, fc.uniqueArray(fc.nat(documents - 1), { maxLength: 6 }), (table, asked) => {
        const postings = postingsOf(table);
        const columns = new PostingColumns(postings, documents);
        columns.fill(
          table.map((_, term) => ({ term })),
          asked,
        );
        table.forEach((_, column) => {
          const [start, end] = [columns.start(column), columns.end(column)];
          const having = [...columns.rows.subarray(start, end)].map((row) => columns.documents[row]!);
          const expected = asked.filter((document) => postings.find(column, document) >= 0);
          expect(having).toEqual(expected.sort((left, right) => left - right));
          expect([...columns.postings.subarray(start, end)]).toEqual(
            having.map((document) => postings.find(column, document)),
          );
        });
      }),
      { numRuns: 200 },
    );
  });
});

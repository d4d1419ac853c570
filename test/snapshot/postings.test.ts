import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PostingLists, Postings, packPostings } from '../../src/snapshot/index.js';
import { random } from '../support/random.js';

/** Term → its documents, ascending; what a posting counts and where it stands follow from its place. */
type Rows = readonly (readonly number[])[];

const impactOf = (term: number, document: number): number => 1 + ((term * 31 + document * 7) % 255);
const fieldsOf = (term: number, document: number): number =>
  (term + document) % 5 < 3 ? 64 : ((term * document) % 127) | 1;

function listsOf(rows: Rows): PostingLists {
  const offsets = [0];
  for (const row of rows) offsets.push(offsets.at(-1)! + row.length);
  const flat = rows.flatMap((row, term) => row.map((document) => [term, document] as const));
  return {
    offsets: Uint32Array.from(offsets),
    documents: Uint32Array.from(flat, ([, document]) => document),
    impacts: Uint8Array.from(flat, ([term, document]) => impactOf(term, document)),
    fields: Uint8Array.from(flat, ([term, document]) => fieldsOf(term, document)),
  };
}

function expectSame(postings: Postings, rows: Rows, asked: readonly number[]): void {
  rows.forEach((row, term) => {
    expect(postings.frequency(term)).toBe(row.length);
    expect([...postings.documents(term)]).toEqual(row);
    const first = postings.first(term);
    row.forEach((document, index) => {
      expect(postings.impacts[first + index]).toBe(impactOf(term, document));
      expect(postings.fields(first + index)).toBe(fieldsOf(term, document));
    });
    for (const document of asked) {
      const index = row.indexOf(document);
      expect(postings.find(term, document)).toBe(index < 0 ? -1 : first + index);
    }
  });
}

describe('postings', () => {
  it('give the documents, impacts and fields of every term', () => {
    const documents = 300;
    const row = fc
      .oneof(
        fc.uniqueArray(fc.nat(documents - 1), { maxLength: 12 }),
        fc.uniqueArray(fc.nat(documents - 1), { maxLength: documents }),
      )
      .map((numbers) => numbers.sort((left, right) => left - right));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 70 }), (rows) => {
        const postings = new Postings(packPostings(listsOf(rows), documents));
        expectSame(postings, rows, [0, 1, 7, 128, 150, documents - 1]);
      }),
      { numRuns: 60 },
    );
  });

  it('find documents in long lists, and in collections of more than 65,536', () => {
    const next = random(7);
    const documents = 200_000;
    const scattered = (chance: number) =>
      Array.from({ length: documents }, (_, document) => document).filter(() => next(chance) === 0);
    const rows = [scattered(3), [documents - 1], scattered(5_000), [], scattered(150), [0], scattered(40_000)];
    const postings = new Postings(packPostings(listsOf(rows), documents));
    const asked = Array.from({ length: 200 }, () => next(documents));
    expectSame(postings, rows, [0, documents - 1, ...asked, ...rows[4]!.slice(0, 300)]);
  });

  it('are packed to the same bytes for the same lists', () => {
    const lists = listsOf([[1, 2], [0], Array.from({ length: 60 }, (_, document) => document)]);
    expect(packPostings(lists, 60)).toEqual(packPostings(lists, 60));
  });
});

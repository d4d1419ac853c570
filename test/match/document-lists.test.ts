import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DocumentLists } from '../../src/match/document-lists.js';
import { Postings, packPostings } from '../../src/snapshot/index.js';

const documents = 200;
const rows = fc.array(
  fc.uniqueArray(fc.nat(documents - 1), { minLength: 1, maxLength: documents }).map((row) => row.sort((a, b) => a - b)),
  { minLength: 1, maxLength: 6 },
);

function postingsOf(lists: readonly (readonly number[])[]): Postings {
  const offsets = [0];
  for (const list of lists) offsets.push(offsets.at(-1)! + list.length);
  const flat = lists.flat();
  const arrays = {
    offsets: Uint32Array.from(offsets),
    documents: Uint32Array.from(flat),
    impacts: new Uint8Array(flat.length).fill(1),
    fields: new Uint8Array(flat.length),
  };
  return new Postings(packPostings(arrays, documents), documents);
}

/** From no list at all to more than all of them. */
const mostKept = fc.constantFrom(0, 300, 700, 1_000_000);

describe('the kept lists of documents', () => {
  it('are those of the postings, in whatever order and however often they are read, however few are kept', () => {
    fc.assert(
      fc.property(rows, fc.array(fc.nat(5), { maxLength: 20 }), mostKept, (lists, asked, most) => {
        const kept = new DocumentLists(postingsOf(lists), most);
        for (const number of asked) {
          const term = number % lists.length;
          const length = kept.read(term);
          expect([...kept.documents.subarray(0, length)]).toEqual(lists[term]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('are searched for a few documents with the same result, read before or not', () => {
    fc.assert(
      fc.property(rows, fc.uniqueArray(fc.nat(documents - 1)), fc.boolean(), mostKept, (lists, among, isRead, most) => {
        const postings = postingsOf(lists);
        const kept = new DocumentLists(postings, most);
        lists.forEach((_, term) => {
          if (isRead) kept.read(term);
          const list = kept.open(term, among.length);
          const found = among.map((document) => list.posting(document));
          expect(found).toEqual(among.map((document) => postings.find(term, document)));
        });
      }),
      { numRuns: 200 },
    );
  });
});

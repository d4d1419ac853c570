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

describe('the kept lists of documents', () => {
  it('are those of the postings, in whatever order and however often they are read', () => {
    fc.assert(
      fc.property(rows, fc.array(fc.nat(5), { maxLength: 20 }), (lists, asked) => {
        const kept = new DocumentLists(postingsOf(lists));
        for (const number of asked) {
          const term = number % lists.length;
          const length = kept.read(term);
          expect([...kept.documents.subarray(0, length)]).toEqual(lists[term]);
        }
      }),
      { numRuns: 300 },
    );
  });
});

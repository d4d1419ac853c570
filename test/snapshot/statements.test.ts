import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packStatements, StatementReader, statementKinds } from '../../src/snapshot/index.js';

interface Said {
  readonly kind: number;
  readonly line: number;
  readonly terms: readonly number[];
}

const statement = (most: number): fc.Arbitrary<Said> =>
  fc.record({
    kind: fc.nat(statementKinds.length - 1),
    line: fc.nat(5_000),
    terms: fc.uniqueArray(fc.nat(100_000), { maxLength: most }),
  });
const collection = fc.array(
  fc.oneof(fc.array(statement(12), { maxLength: 20 }), fc.array(statement(90), { minLength: 8, maxLength: 12 })),
  { maxLength: 6 },
);

function tableOf(documents: readonly (readonly Said[])[]) {
  const all = documents.flat();
  const sums = (lengths: readonly number[]) => {
    const offsets = [0];
    for (const length of lengths) offsets.push(offsets.at(-1)! + length);
    return Uint32Array.from(offsets);
  };
  return {
    documents: sums(documents.map(({ length }) => length)),
    kinds: Uint8Array.from(all, ({ kind }) => kind),
    lines: Uint32Array.from(all, ({ line }) => line),
    offsets: sums(all.map(({ terms }) => terms.length)),
    terms: Uint32Array.from(all.flatMap(({ terms }) => terms)),
    weights: Float32Array.from(all, (_, number) => number / 4),
  };
}

describe('packed statements', () => {
  it('are read as they were said, in their order, with their terms in theirs', () => {
    fc.assert(
      fc.property(collection, (documents) => {
        const reader = new StatementReader(packStatements(tableOf(documents)));
        let number = 0;
        documents.forEach((said, document) => {
          const count = reader.open(document);
          expect([...reader.terms.subarray(0, count)]).toEqual(
            [...new Set(said.flatMap(({ terms }) => terms))].sort((left, right) => left - right),
          );
          for (const { kind, line, terms } of said) {
            expect(reader.next()).toBe(true);
            expect([reader.kind, reader.line, reader.weight]).toEqual([kind, line, number++ / 4]);
            expect([...reader.places.subarray(0, reader.length)].map((place) => reader.terms[place])).toEqual(terms);
          }
          expect(reader.next()).toBe(false);
        });
      }),
      { numRuns: 200 },
    );
  });

  it('of one document are read without those before it', () => {
    const documents = [[{ kind: 1, line: 9, terms: [5, 3] }], [{ kind: 0, line: 2, terms: [7] }]];
    const reader = new StatementReader(packStatements(tableOf(documents)));
    reader.open(1);
    expect(reader.next() && [reader.line, reader.terms[reader.places[0]!]]).toEqual([2, 7]);
  });
});

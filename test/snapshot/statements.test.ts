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

const sortedNumbers = (numbers: Iterable<number>) => [...numbers].sort((left, right) => left - right);
const isEven = (term: number) => term % 2 === 0;

/** Those terms of the statement that was read last that are meant. */
function markedTerms(reader: StatementReader, count: number, isMeant: (term: number) => boolean): number[] {
  const terms = [...reader.terms.subarray(0, count)];
  const found = new Uint16Array(reader.length);
  const length = reader.marked(
    Uint16Array.from(terms, (term) => (isMeant(term) ? 1 : 0)),
    found,
  );
  return [...found.subarray(0, length)].map((place) => terms[place]!);
}

describe('packed statements', () => {
  it('are read as they were said, in their order, with their terms', () => {
    fc.assert(
      fc.property(collection, (documents) => {
        const reader = new StatementReader(packStatements(tableOf(documents)));
        let number = 0;
        documents.forEach((said, document) => {
          const count = reader.open(document);
          expect([...reader.terms.subarray(0, count)]).toEqual(
            sortedNumbers(new Set(said.flatMap(({ terms }) => terms))),
          );
          for (const { kind, line, terms } of said) {
            expect(reader.next()).toBe(true);
            expect([reader.kind, reader.line, reader.weight]).toEqual([kind, line, number++ / 4]);
            expect(reader.length).toBe(terms.length);
            expect(markedTerms(reader, count, () => true)).toEqual(sortedNumbers(terms));
            expect(markedTerms(reader, count, isEven)).toEqual(sortedNumbers(terms.filter(isEven)));
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
    const count = reader.open(1);
    expect(reader.next() && [reader.line, markedTerms(reader, count, () => true)]).toEqual([2, [7]]);
  });
});

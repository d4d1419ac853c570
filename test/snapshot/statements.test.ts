import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  moreFollow,
  mostStatements,
  Postings,
  packPostings,
  packStatements,
  Statements,
  statementKinds,
} from '../../src/snapshot/index.js';

interface Said {
  readonly kind: number;
  readonly line: number;
  readonly terms: readonly number[];
}

interface Told {
  readonly statements: readonly Said[];
  /** Terms of the document's text, which may lack some of its statements'. */
  readonly text: readonly number[];
}

const termCount = 60;
const statement: fc.Arbitrary<Said> = fc.record({
  kind: fc.nat(statementKinds.length - 1),
  line: fc.oneof(fc.nat(5_000), fc.nat(100_000)),
  terms: fc.uniqueArray(fc.nat(termCount - 1), { maxLength: 12 }),
});
const collection: fc.Arbitrary<Told[]> = fc.array(
  fc.record({
    statements: fc.array(statement, { maxLength: 20 }),
    text: fc.subarray([...Array(termCount).keys()]),
  }),
  { maxLength: 24 },
);

const ascending = (left: number, right: number) => left - right;

function sums(lengths: readonly number[]): Uint32Array {
  const offsets = [0];
  for (const length of lengths) offsets.push(offsets.at(-1)! + length);
  return Uint32Array.from(offsets);
}

function tableOf(documents: readonly Told[]) {
  const all = documents.flatMap(({ statements }) => statements);
  return {
    documents: sums(documents.map(({ statements }) => statements.length)),
    kinds: Uint8Array.from(all, ({ kind }) => kind),
    lines: Uint32Array.from(all, ({ line }) => line),
    offsets: sums(all.map(({ terms }) => terms.length)),
    terms: Uint32Array.from(all.flatMap(({ terms }) => terms)),
    weights: Float32Array.from(all, (_, number) => number / 4),
  };
}

function listsOf(documents: readonly Told[]) {
  const having = Array.from({ length: termCount }, (_, term) =>
    [...documents.keys()].filter((document) => documents[document]!.text.includes(term)),
  );
  const all = having.flat();
  const ones = Uint8Array.from(all, () => 1);
  return {
    offsets: sums(having.map(({ length }) => length)),
    documents: Uint32Array.from(all),
    impacts: ones,
    fields: ones,
  };
}

function open(documents: readonly Told[]) {
  const lists = listsOf(documents);
  return {
    postings: new Postings(packPostings(lists, documents.length), documents.length),
    statements: new Statements(packStatements(tableOf(documents), lists)),
  };
}

/** Places of the document's statements that say the term. */
function placesOf({ postings, statements }: ReturnType<typeof open>, term: number, document: number): number[] {
  const places: number[] = [];
  const posting = postings.find(term, document);
  let at = posting < 0 ? -1 : statements.placesOf(posting);
  if (at >= 0) {
    for (; statements.places[at]! >= moreFollow; at++) places.push(statements.places[at]! - moreFollow);
    places.push(statements.places[at]!);
  }
  statements.forEachStray(term, document, (place) => places.push(place));
  return places;
}

describe('packed statements', () => {
  it('are found by each term that they say, whether the text of their document has it or not', () => {
    fc.assert(
      fc.property(collection, (documents) => {
        const opened = open(documents);
        documents.forEach(({ statements }, document) => {
          for (let term = 0; term < termCount; term++) {
            const saying = [...statements.keys()].filter((place) => statements[place]!.terms.includes(term));
            expect(placesOf(opened, term, document).sort(ascending)).toEqual(saying);
          }
        });
      }),
      { numRuns: 100 },
    );
  });

  it('keep their kinds, lines and weights', () => {
    fc.assert(
      fc.property(collection, (documents) => {
        const { statements } = open(documents);
        let number = 0;
        documents.forEach((told, document) => {
          expect(statements.first(document)).toBe(number);
          for (const { kind, line } of told.statements) {
            expect([statements.kind(number), statements.line(number), statements.weight(number)]).toEqual([
              kind,
              line,
              number / 4,
            ]);
            number++;
          }
        });
      }),
    );
  });

  it('have strays only of terms that a text lacks', () => {
    const said = [{ kind: 0, line: 1, terms: [3, 5] }];
    const { statements } = open([
      { statements: said, text: [3] },
      { statements: said, text: [3, 5] },
    ]);
    expect([statements.hasStrays(3), statements.hasStrays(5), statements.hasStrays(9)]).toEqual([false, true, false]);
  });

  it('are refused when a document has more than places tell apart', () => {
    const one = { kind: 0, line: 1, terms: [1] };
    const many = (count: number) => [{ statements: Array.from({ length: count }, () => one), text: [1] }];
    expect(placesOf(open(many(mostStatements)), 1, 0)).toHaveLength(mostStatements);
    expect(() => open(many(mostStatements + 1))).toThrow(RangeError);
  });
});

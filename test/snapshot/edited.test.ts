import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  editPostings,
  editStatements,
  findPostings,
  goneTerm,
  packPostings,
  packStatements,
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
  /** What its terms count, and where they stand. */
  readonly seed: number;
}

const termCount = 70;
const ascending = (left: number, right: number) => left - right;
/** Some terms are in most texts and some in few, so that there are lists of both kinds. */
const texts = fc
  .array(fc.oneof(fc.nat(9), fc.nat(termCount - 1)), { maxLength: 60 })
  .map((terms) => [...new Set(terms)].sort(ascending));
const told: fc.Arbitrary<Told> = fc.record({
  statements: fc.array(
    fc.record({
      kind: fc.nat(2),
      line: fc.nat(5_000),
      terms: fc.uniqueArray(fc.oneof({ weight: 12, arbitrary: fc.nat(12) }, fc.nat(termCount - 1)), { maxLength: 8 }),
    }),
    { maxLength: 6 },
  ),
  text: texts,
  seed: fc.nat(1_000),
});

const impactOf = (term: number, { seed }: Told): number => 1 + ((term * 31 + seed * 7) % 255);
const fieldsOf = (term: number, { seed }: Told): number => 1 + ((term * 13 + seed) % 40);

function sums(lengths: readonly number[]): Uint32Array {
  const offsets = [0];
  for (const length of lengths) offsets.push(offsets.at(-1)! + length);
  return Uint32Array.from(offsets);
}

/** All documents packed at once; terms are numbered among those that a text has. */
function pack(documents: readonly Told[]) {
  const used = [...new Set(documents.flatMap(({ text }) => text))].sort(ascending);
  const ranks = new Map(used.map((term, rank) => [term, rank]));
  const lists = used.map((term) => documents.flatMap((each, document) => (each.text.includes(term) ? [document] : [])));
  const postings = {
    offsets: sums(lists.map(({ length }) => length)),
    documents: Uint32Array.from(lists.flat()),
    impacts: Uint8Array.from(lists.flatMap((list, rank) => list.map((d) => impactOf(used[rank]!, documents[d]!)))),
    fields: Uint8Array.from(lists.flatMap((list, rank) => list.map((d) => fieldsOf(used[rank]!, documents[d]!)))),
  };
  const all = documents.flatMap(({ statements }) => statements);
  const said = all.map(({ terms }) => terms.filter((term) => ranks.has(term)).map((term) => ranks.get(term)!));
  const table = {
    documents: sums(documents.map(({ statements }) => statements.length)),
    kinds: Uint8Array.from(all, ({ kind }) => kind),
    lines: Uint32Array.from(all, ({ line }) => line),
    offsets: sums(said.map(({ length }) => length)),
    terms: Uint32Array.from(said.flat()),
    weights: Float32Array.from(all, ({ line }) => line / 4),
  };
  return {
    used,
    ranks,
    postings: packPostings(postings, documents.length),
    statements: packStatements(table, postings),
  };
}

/** What the edited documents have, by terms as they are numbered now. */
function wantedOf(documents: readonly Told[], edited: readonly number[], used: readonly number[]) {
  const all = used.flatMap((term, rank) =>
    edited.flatMap((document) => (documents[document]!.text.includes(term) ? [{ term, rank, document }] : [])),
  );
  return {
    terms: Uint32Array.from(all, ({ rank }) => rank),
    documents: Uint32Array.from(all, ({ document }) => document),
    impacts: Uint8Array.from(all, ({ term, document }) => impactOf(term, documents[document]!)),
    fields: Uint8Array.from(all, ({ term, document }) => fieldsOf(term, documents[document]!)),
  };
}

function statementsOf({ statements }: Told, ranks: ReadonlyMap<number, number>) {
  const places = new Map<number, number[]>();
  statements.forEach(({ terms }, place) => {
    for (const term of terms) {
      const rank = ranks.get(term);
      if (rank !== undefined) places.set(rank, [...(places.get(rank) ?? []), place]);
    }
  });
  return {
    kinds: Uint8Array.from(statements, ({ kind }) => kind),
    lines: Uint32Array.from(statements, ({ line }) => line),
    weights: Float32Array.from(statements, ({ line }) => line / 4),
    places,
  };
}

const collection = fc.array(told, { minLength: 2, maxLength: 40 });
const edits = fc.array(fc.tuple(fc.nat(39), told), { minLength: 1, maxLength: 4 });

describe('an index of which some documents were edited', () => {
  it('is the same bytes as one of all documents packed anew', () => {
    let statementsCompared = 0;
    fc.assert(
      fc.property(collection, edits, (documents, changes) => {
        const after = documents.slice();
        for (const [document, changed] of changes) after[document % documents.length] = changed;
        const edited = [...documents.keys()].filter((document) => documents[document] !== after[document]);
        const [from, to] = [pack(documents), pack(after)];
        const rankOf = Uint32Array.from(from.used, (term) => to.ranks.get(term) ?? goneTerm);
        const marked = Uint8Array.from(documents, (_, document) => (edited.includes(document) ? 1 : 0));
        const found = findPostings(from.postings, marked);
        const wanted = wantedOf(after, edited, to.used);
        const { packed, before } = editPostings(from.postings, found, wanted, { rankOf, count: to.used.length });
        expect(packed).toEqual(to.postings);
        // Terms that statements of other documents have come into the index, or go: that is not edited.
        const others = documents.filter((_, document) => !edited.includes(document));
        const terms = others.flatMap((each) => each.statements.flatMap((statement) => statement.terms));
        if (terms.some((term) => from.ranks.has(term) !== to.ranks.has(term))) return;
        statementsCompared++;
        const statements = editStatements(from.statements, {
          statements: new Map(edited.map((document) => [document, statementsOf(after[document]!, to.ranks)])),
          found: findPostings(packed, marked),
          before,
          postings: packed.impacts.length,
          rankOf,
        });
        expect(statements).toEqual(to.statements);
      }),
      { numRuns: 300, seed: 5 },
    );
    expect(statementsCompared).toBeGreaterThan(50);
  });

  it('keeps its numbers of postings where the same documents have the same terms', () => {
    const one = { statements: [], text: [1, 2, 3], seed: 4 };
    const [from, to] = [pack([one, { ...one, seed: 5 }]), pack([one, { ...one, seed: 6 }])];
    const found = findPostings(from.postings, Uint8Array.of(0, 1));
    const wanted = wantedOf([one, { ...one, seed: 6 }], [1], to.used);
    const edited = editPostings(from.postings, found, wanted, { rankOf: Uint32Array.of(0, 1, 2), count: 3 });
    expect([edited.packed, edited.before, edited.changed.size]).toEqual([to.postings, null, 0]);
  });
});

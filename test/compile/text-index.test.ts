import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { absent, buildTextIndex, type CountedDocument, textParameters } from '../../src/compile/text-index.js';
import { fieldNames } from '../../src/snapshot/index.js';
import { soak } from '../support/soak.js';

/** A document as field → words. */
type Fields = readonly (readonly string[])[];

/** @param known words that the document has in no field, but numbers first */
function counted(fields: Fields, known: readonly string[] = []): CountedDocument {
  const terms = [...new Set([...known, ...fields.flat()])];
  const entries = new Map<number, number>();
  fields.forEach((words, field) => {
    for (const each of words) {
      const key = terms.indexOf(each) * fieldNames.length + field;
      entries.set(key, (entries.get(key) ?? 0) + 1);
    }
  });
  const keys = [...entries.keys()].sort((left, right) => left - right);
  const counts = {
    terms: keys.map((key) => Math.floor(key / fieldNames.length)),
    fields: keys.map((key) => key % fieldNames.length),
    counts: keys.map((key) => entries.get(key)!),
    lengths: fieldNames.map((_, field) => fields[field]?.length ?? 0),
  };
  return { indexed: { terms, counts } };
}

const indexOf = (documents: readonly Fields[]) => buildTextIndex(documents.map((fields) => counted(fields)));

/** BM25F by its formula, straight from the words. */
function saturatedFrequency(documents: readonly Fields[], document: number, word: string): number {
  let frequency = 0;
  fieldNames.forEach((name, field) => {
    const { boost, b } = textParameters.fields[name];
    const lengths = documents.map((fields) => fields[field]?.length ?? 0).filter((length) => length > 0);
    const average = lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1);
    const words = documents[document]![field] ?? [];
    const occurrences = words.filter((each) => each === word).length;
    if (occurrences > 0) frequency += (boost * occurrences) / (1 - b + (b * words.length) / average);
  });
  return frequency / (textParameters.saturation + frequency);
}

const word: fc.Arbitrary<string> = fc.constantFrom(
  'ip',
  'subnet',
  '子网',
  '耗尽',
  'no',
  'pod',
  '__proto__',
  'constructor',
  'etcd',
  'x',
);
const collection = fc.array(
  fc.array(fc.array(word, { maxLength: 12 }), { minLength: fieldNames.length, maxLength: fieldNames.length }),
  { minLength: 1, maxLength: 8 },
);

describe('the text index', () => {
  it('has the BM25F impact of each term and document, in steps of 1/255', () => {
    fc.assert(
      fc.property(collection, (documents) => {
        const index = indexOf(documents);
        const seen = new Set<string>();
        index.terms.forEach((term, rank) => {
          for (let at = index.offsets[rank]!; at < index.offsets[rank + 1]!; at++) {
            const document = index.documents[at]!;
            seen.add(`${term} ${document}`);
            const exact = saturatedFrequency(documents, document, term);
            expect(Math.abs(index.impacts[at]! / 255 - exact)).toBeLessThanOrEqual(1 / 255);
            const fields = fieldNames.filter((_, field) => documents[document]![field]?.includes(term));
            expect(fieldNames.filter((_, field) => index.fields[at]! & (1 << field))).toEqual(fields);
          }
        });
        const expected = documents.flatMap((fields, document) =>
          [...new Set(fields.flat())].map((each) => `${each} ${document}`),
        );
        expect([...seen].sort()).toEqual(expected.sort());
      }),
      { numRuns: soak(200, 50) },
    );
  });

  it('is well-formed: terms sorted and distinct, documents ascending, impacts from 1', () => {
    fc.assert(
      fc.property(collection, (documents) => {
        const { terms, ranks, offsets, documents: postings, impacts } = indexOf(documents);
        expect([...terms]).toEqual([...new Set(documents.flat(2))].sort());
        documents.forEach((fields, document) => {
          expect([...ranks[document]!].map((rank) => terms[rank])).toEqual(counted(fields).indexed.terms);
        });
        expect(offsets).toHaveLength(terms.length + 1);
        expect(offsets[terms.length]).toBe(postings.length);
        terms.forEach((_, rank) => {
          const own = postings.subarray(offsets[rank], offsets[rank + 1]);
          expect([...own]).toEqual([...new Set(own)].sort((left, right) => left - right));
        });
        expect(impacts.every((impact) => impact >= 1)).toBe(true);
      }),
      { numRuns: soak(100, 30) },
    );
  });

  it('does not depend on how a document numbers its terms', () => {
    fc.assert(
      fc.property(collection, fc.array(word), (documents, known) => {
        const { ranks: _left, frequency: _l, ...left } = indexOf(documents);
        const renumbered = documents.map((fields) => counted(fields, known));
        const { ranks: _right, frequency: _r, ...right } = buildTextIndex(renumbered);
        expect(right).toEqual(left);
      }),
      { numRuns: soak(100, 30) },
    );
  });

  it('leaves out terms that are in no field', () => {
    const { terms, ranks } = buildTextIndex([counted([['ip']], ['elsewhere'])]);
    expect(terms).toEqual(['ip']);
    expect([...ranks[0]!]).toEqual([absent, 0]);
  });

  it('sorts terms by code point, as their bytes sort', () => {
    const { terms } = indexOf([[['\uffee', '🚨', '\ue000', '子网', 'ip', 'i']]]);
    expect(terms).toEqual(['i', 'ip', '子网', '\ue000', '\uffee', '🚨']);
  });

  it('is empty without documents, and for documents without words', () => {
    expect(indexOf([]).terms).toEqual([]);
    expect(indexOf([[], []]).offsets).toEqual(Uint32Array.of(0));
  });
});

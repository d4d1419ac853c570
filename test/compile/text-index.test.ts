import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textParameters } from '../../src/compile/parameters.js';
import type { TermCounts } from '../../src/compile/term-counts.js';
import { buildTextIndex } from '../../src/compile/text-index.js';
import { fieldNames, noTerms, TermList } from '../../src/snapshot/index.js';

/** A document as field → words; the dictionary numbers words in the order of first sight. */
type Fields = readonly (readonly string[])[];

/** The index, its terms unpacked. */
function indexOf(counts: readonly TermCounts[], dictionary: readonly string[]) {
  const index = buildTextIndex(counts, { base: noTerms, added: [...dictionary], size: dictionary.length });
  const list = new TermList(index.terms);
  return { ...index, terms: Array.from({ length: list.length }, (_, rank) => list.get(rank)) };
}

function countsOf(documents: readonly Fields[]): { counts: TermCounts[]; dictionary: string[] } {
  const dictionary: string[] = [];
  const numberOf = (word: string) => {
    if (!dictionary.includes(word)) dictionary.push(word);
    return dictionary.indexOf(word);
  };
  const counts = documents.map((fields) => {
    const entries = new Map<number, number>();
    fields.forEach((words, field) => {
      for (const word of words) {
        const key = numberOf(word) * fieldNames.length + field;
        entries.set(key, (entries.get(key) ?? 0) + 1);
      }
    });
    const keys = [...entries.keys()].sort((left, right) => left - right);
    return {
      terms: Uint32Array.from(keys, (key) => Math.floor(key / fieldNames.length)),
      fields: Uint8Array.from(keys, (key) => key % fieldNames.length),
      counts: Uint16Array.from(keys, (key) => entries.get(key)!),
      lengths: Uint32Array.from(fieldNames, (_, field) => fields[field]?.length ?? 0),
    };
  });
  return { counts, dictionary };
}

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
  it('holds BM25F of each term and document, to a step of 1/255', () => {
    fc.assert(
      fc.property(collection, (documents) => {
        const { counts, dictionary } = countsOf(documents);
        const index = indexOf(counts, dictionary);
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
      { numRuns: 200 },
    );
  });

  it('is well-formed: terms sorted and distinct, documents ascending, impacts from 1', () => {
    fc.assert(
      fc.property(collection, (documents) => {
        const { counts, dictionary } = countsOf(documents);
        const { terms, rankOf, offsets, documents: postings, impacts } = indexOf(counts, dictionary);
        expect([...terms]).toEqual([...new Set(terms)].sort((left, right) => (left < right ? -1 : 1)));
        dictionary.forEach((each, number) => {
          expect(terms[rankOf[number]!]).toBe(each);
        });
        expect(offsets).toHaveLength(terms.length + 1);
        expect(offsets[terms.length]).toBe(postings.length);
        terms.forEach((_, rank) => {
          const own = postings.subarray(offsets[rank], offsets[rank + 1]);
          expect([...own]).toEqual([...new Set(own)].sort((left, right) => left - right));
        });
        expect(impacts.every((impact) => impact >= 1)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('does not depend on how the dictionary numbers the terms', () => {
    fc.assert(
      fc.property(collection, (documents) => {
        const { counts, dictionary } = countsOf(documents);
        const backwards = [...dictionary].reverse();
        const renumber = (number: number) => dictionary.length - 1 - number;
        const renumbered = counts.map((unit) => {
          const order = [...unit.terms.keys()].sort(
            (left, right) =>
              renumber(unit.terms[left]!) - renumber(unit.terms[right]!) || unit.fields[left]! - unit.fields[right]!,
          );
          return {
            terms: Uint32Array.from(order, (at) => renumber(unit.terms[at]!)),
            fields: Uint8Array.from(order, (at) => unit.fields[at]!),
            counts: Uint16Array.from(order, (at) => unit.counts[at]!),
            lengths: unit.lengths,
          };
        });
        const { rankOf: _left, ...left } = indexOf(counts, dictionary);
        const { rankOf: _right, ...right } = indexOf(renumbered, backwards);
        expect(right).toEqual(left);
      }),
      { numRuns: 100 },
    );
  });

  it('leaves out terms of the dictionary that no document has any more', () => {
    const { counts, dictionary } = countsOf([[['ip']]]);
    expect(indexOf(counts, ['gone', ...dictionary].reverse()).terms).not.toContain('gone');
  });

  it('is empty for no documents, and for documents without words', () => {
    expect(indexOf([], []).terms).toEqual([]);
    const { counts, dictionary } = countsOf([[], []]);
    expect(indexOf(counts, dictionary).offsets).toEqual(Uint32Array.of(0));
  });
});

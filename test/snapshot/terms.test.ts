import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packTerms, TermList } from '../../src/snapshot/index.js';

const byCodePoint = (left: string, right: string): number => Buffer.compare(Buffer.from(left), Buffer.from(right));
const word: fc.Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.constantFrom(
    '',
    '__proto__',
    'constructor',
    'ip',
    '\0',
    '子网',
    '子网耗尽',
    '🚨',
    '\uffee',
    '\ue000',
    'x'.repeat(500),
  ),
  fc.tuple(fc.constantFrom('subnet', 'subnet-', '地址', 'x'.repeat(20)), fc.nat(300)).map(([stem, n]) => `${stem}${n}`),
);

describe('the list of terms', () => {
  it('maps each number to its term and each term to its number', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 200 }), fc.array(word, { maxLength: 50 }), (drawn, others) => {
        const terms = [...drawn].sort(byCodePoint);
        const list = new TermList(packTerms(terms));
        expect(list.length).toBe(terms.length);
        for (const text of [...terms, ...others])
          expect(list.find(text), JSON.stringify(text)).toBe(terms.indexOf(text));
        expect(terms.map((_, index) => list.get(index))).toEqual(terms);
        for (let index = terms.length - 1; index >= 0; index -= 7) expect(list.get(index)).toBe(terms[index]);
      }),
    );
  });

  it('finds the terms that begin with a text', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 200 }), fc.array(word, { maxLength: 50 }), (drawn, others) => {
        const terms = [...drawn].sort(byCodePoint);
        const list = new TermList(packTerms(terms));
        const beginnings = [...terms, ...others].map((text) => [...text].slice(0, 4).join(''));
        for (const text of [...beginnings, ...others])
          expect(list.beginningWith(text), JSON.stringify(text)).toEqual(terms.filter((term) => term.startsWith(text)));
      }),
    );
  });

  it('does not find texts that are not in it', () => {
    const terms = Array.from({ length: 1_000 }, (_, index) => `term${String(index).padStart(4, '0')}`);
    const list = new TermList(packTerms(terms));
    terms.forEach((term, index) => {
      expect(list.find(term)).toBe(index);
      expect(list.find(`${term}5`)).toBe(-1);
      expect(list.find(term.slice(0, -1))).toBe(-1);
    });
    for (const text of ['', 'a', 'term', 'u', '网']) expect(list.find(text)).toBe(-1);
  });

  it('may be empty', () => {
    expect(new TermList(packTerms([])).find('ip')).toBe(-1);
    expect(new TermList(packTerms([])).beginningWith('ip')).toEqual([]);
  });
});

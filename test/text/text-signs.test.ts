import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIGIT, EQUALS, HYPHEN, marksOf, TextSigns, UPPER } from '../../src/text/text-signs.js';

const long = fc.string({ unit: 'grapheme', minLength: 400, maxLength: 600 });
const texts = fc.oneof(fc.string({ unit: 'grapheme' }), long);
const word = fc.string({ minLength: 2, maxLength: 8, unit: fc.constantFrom(...'aBcz09.-_:/ 端口报:') });

describe('what a text has', () => {
  it('never denies a word that stands in it, in either case', () => {
    fc.assert(
      fc.property(texts, word, texts, (before, middle, after) => {
        const signs = new TextSigns(before + middle + after);
        expect(signs.mayHold(marksOf('no such word', middle))).toBe(true);
        expect(signs.mayHold(marksOf(middle.toUpperCase()))).toBe(true);
        expect(signs.mayHold(marksOf(middle.toLowerCase()))).toBe(true);
      }),
    );
  });

  it('denies words whose neighbouring characters it does not have', () => {
    const signs = new TextSigns('the pod has no address');
    expect(signs.mayHold(marksOf('exit', 'signal', '端口'))).toBe(false);
    expect(signs.mayHold(marksOf('exit', 'address'))).toBe(true);
    expect(new TextSigns('').mayHold(marksOf('exit'))).toBe(false);
  });

  it('denies in a long text words whose characters stand side by side in others', () => {
    const signs = new TextSigns('ab bc ca '.repeat(100));
    expect(signs.mayHold(marksOf('abca', 'bcab'))).toBe(false);
    expect(signs.mayHold(marksOf('BC CA'))).toBe(true);
  });

  it('tells kinds of characters', () => {
    const signs = new TextSigns('端口 8080 of Web-0');
    expect([DIGIT, UPPER, HYPHEN, EQUALS, EQUALS | DIGIT].map((kinds) => signs.has(kinds))).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
// @ts-expect-error the package has no types
import snowball from 'snowball-stemmers';
import { describe, expect, it } from 'vitest';
import { createStemmer } from '../../src/text/index.js';
import { porter2 } from '../../src/text/porter2.js';

const reference = snowball.newStemmer('english');
const corpus = new URL('../../../shared/corpus/', import.meta.url);

describe('the English stemmer', () => {
  it('does what Snowball does, for words put together from roots and endings', () => {
    const root = fc.constantFrom(
      ...'run plan hop generat commun arsen relat condit vietnam predic oper feudal decis hope call formal sensibil radic triplic good adjust bowdler depend irrit angular homolog effect probate cease control roll sky dying by say play cry bias tie fluent die used succe procee herr'.split(
        ' ',
      ),
    );
    const ending = fc.constantFrom(
      ...'s es ed ing ingly edly eed eedly ly li ies ied ational tional enci anci izer bli alli entli eli ousli ization ation ator alism iveness fulness ousness aliti iviti biliti ogi logi fulli lessli icate ative alize iciti ical ful ness al ance ence er ic able ible ant ement ment ent ion tion ism ate iti ous ive ize e le ll y ys'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(root, fc.array(ending, { maxLength: 3 }), (start, endings) => {
        const word = start + endings.join('');
        expect(porter2(word)).toBe(reference.stem(word));
      }),
      { numRuns: 5_000 },
    );
  });

  it('does what Snowball does, for any letters', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aeiouybdlstingr'), maxLength: 14 });
    fc.assert(
      fc.property(letters, (word) => porter2(word) === reference.stem(word)),
      { numRuns: 5_000 },
    );
  });

  it('keeps names of the field, and joins plurals that Snowball does not know', () => {
    const { stem } = createStemmer();
    expect(['kubernetes', 'dns', 'operator', 'redis'].map(stem)).toEqual(['kubernetes', 'dns', 'operator', 'redis']);
    expect(['pvcs', 'vms', 'gateways', 'operators'].map(stem)).toEqual(['pvc', 'vm', 'gateway', 'operator']);
  });

  describe.skipIf(!existsSync(corpus))('on real documents', () => {
    it('does what Snowball does, for every word', () => {
      const words = new Set<string>();
      for (const file of readdirSync(corpus, { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.md')) continue;
        const text = readFileSync(new URL(file.split('/').map(encodeURIComponent).join('/'), corpus), 'utf8');
        for (const [word] of text.toLowerCase().matchAll(/[a-z]{1,40}/g)) words.add(word);
      }
      expect(words.size).toBeGreaterThan(1_000);
      expect([...words].filter((word) => porter2(word) !== reference.stem(word))).toEqual([]);
    });
  });
});

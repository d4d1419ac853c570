import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NumberBeginnings } from '../../src/match/number-beginnings.js';
import { isAlarming } from '../../src/text/index.js';
import { stopwords } from '../../src/vocabulary/index.js';

const number = fc.oneof(
  fc.integer({ min: 0, max: 20_000 }).map(String),
  fc
    .date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2026-04-01') })
    .map((date) => date.toISOString().slice(0, 13)),
  fc.constantFrom('10.16.0.0/16', '2026-01-01é', '５０３', '', '1'),
);

describe('the beginnings of numbers', () => {
  it('never deny a number that is a term, however often they are asked', () => {
    fc.assert(
      fc.property(fc.array(number, { maxLength: 60 }), fc.array(number, { maxLength: 60 }), (terms, others) => {
        const beginnings = new NumberBeginnings((text) => terms.some((term) => term.startsWith(text)));
        for (const text of [...others, ...terms, ...others, ...terms])
          if (terms.includes(text)) expect(beginnings.mayBeTerm(text), text).toBe(true);
      }),
    );
  });

  it('deny processes and days that no term begins as', () => {
    const terms = ['3877', '2026-01-20', '2026-02'];
    const beginnings = new NumberBeginnings((text) => terms.some((term) => term.startsWith(text)));
    for (const text of ['38712', '3871', '2026-01-21t10', '2025-01-20']) expect(beginnings.mayBeTerm(text)).toBe(false);
    for (const text of ['38771', '2026-01-20t10']) expect(beginnings.mayBeTerm(text)).toBe(true);
  });

  it('ask once for what many numbers have in common', () => {
    const asked: string[] = [];
    const beginnings = new NumberBeginnings((text) => {
      asked.push(text);
      return false;
    });
    for (let last = 0; last < 10; last++) beginnings.mayBeTerm(`3877${last}`);
    expect(asked).toEqual(['3877']);
  });

  it('are no words that alarm and no fillers', () => {
    for (const word of [...stopwords.en, ...stopwords.zh]) expect(word).not.toMatch(/^[0-9]/);
    for (const number of ['5', '500', '5xx', '1128']) expect(isAlarming(number)).toBe(false);
  });
});

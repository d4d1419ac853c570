import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeTerms, packTerms } from '../../src/snapshot/index.js';

const byCodeUnit = (left: string, right: string): number => (left < right ? -1 : 1);
const word: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.constantFrom('', '__proto__', 'ip', '子网', '子网耗尽', '🚨', '\uffee', '\ue000', 'x'.repeat(500)),
  fc.tuple(fc.constantFrom('subnet', 'subnet-', '地址', 'x'.repeat(20)), fc.nat(60)).map(([stem, n]) => `${stem}${n}`),
);
const words = fc.uniqueArray(word, { maxLength: 120 });

describe('packed terms', () => {
  it('are the same bytes, whether they are packed at once or terms come and go', () => {
    fc.assert(
      fc.property(words, words, fc.func(fc.boolean()), (first, second, isKept) => {
        const base = [...first].sort(byCodeUnit);
        const further = second.filter((each) => !base.includes(each)).sort(byCodeUnit);
        const kept = Uint8Array.from(base, (each) => Number(isKept(each)));
        const { packed, before } = mergeTerms(packTerms(base), kept, further);
        const left = base.filter((_, number) => kept[number] === 1);
        expect(packed).toEqual(packTerms([...left, ...further].sort(byCodeUnit)));
        expect([...before]).toEqual(further.map((each) => base.filter((other) => other < each).length));
      }),
    );
  });
});

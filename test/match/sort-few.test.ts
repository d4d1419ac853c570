import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortFew } from '../../src/match/sort-few.js';

describe('sorting few elements', () => {
  it('gives what a stable sort gives, whatever their number', () => {
    const element = fc.record({ key: fc.nat(5), name: fc.string({ maxLength: 2 }) });
    fc.assert(
      fc.property(fc.array(element, { maxLength: 60 }), (list) => {
        const byKey = (left: { key: number }, right: { key: number }) => left.key - right.key;
        expect(sortFew([...list], byKey)).toEqual([...list].sort(byKey));
      }),
    );
  });
});

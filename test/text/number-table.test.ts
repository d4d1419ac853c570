import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NumberTable } from '../../src/text/number-table.js';

const keys = fc.oneof(fc.integer(), fc.integer({ min: 0, max: 40 }), fc.constantFrom(0, -1, 0x7fffffff, -0x80000000));

describe('a table of numbers', () => {
  it('gives for each key what it was given last, as a map does', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, fc.nat())), fc.array(keys), (entries, others) => {
        const table = new NumberTable();
        const map = new Map<number, number>();
        for (const [key, value] of entries) {
          const bounded = value & 0xffffff;
          table.set(key, bounded);
          map.set(key, bounded);
        }
        for (const key of [...map.keys(), ...others]) expect(table.get(key)).toBe(map.get(key) ?? -1);
      }),
    );
  });

  it('holds more than it had room for at first', () => {
    const table = new NumberTable();
    const count = 20_000;
    for (let key = 0; key < count; key++) table.set((key << 16) | key, key);
    for (let key = 0; key < count; key++) expect(table.get((key << 16) | key)).toBe(key);
    expect(table.get(count)).toBe(-1);
  });
});

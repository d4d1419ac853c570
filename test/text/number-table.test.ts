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

  it('keeps few of the keys that share a slot, so that none takes long to be looked for', () => {
    const table = new NumberTable();
    const keys = keysOfOneSlot(2_000);
    for (const key of keys) table.set(key, key & 0xff);
    const kept = keys.filter((key) => table.get(key) === (key & 0xff));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(100);
    expect(keys.every((key) => [-1, key & 0xff].includes(table.get(key)))).toBe(true);
  });
});

/** Keys whose spread ends in the same 15 bits, which are those that choose the slot. */
function keysOfOneSlot(count: number): number[] {
  const keys: number[] = [];
  for (let key = 1; keys.length < count; key++) {
    const mixed = Math.imul(key ^ (key >>> 16), 0x85ebca6b);
    if (((mixed ^ (mixed >>> 13)) & 0x7fff) === 0) keys.push(key);
  }
  return keys;
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NameIndex } from '../../src/match/name-index.js';

const listOf = (names: readonly string[]) => ({ length: names.length, get: (index: number) => names[index]! });

describe('an index of names', () => {
  it('finds what comparing with each name in turn finds', () => {
    const name = fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom('__proto__', 'zh/网络.md', 'zh/网络'));
    fc.assert(
      fc.property(fc.array(name, { maxLength: 60 }), name, (names, wanted) => {
        const index = new NameIndex(listOf(names));
        for (const each of [...names, wanted]) expect(index.find(each)).toBe(names.indexOf(each));
      }),
    );
  });

  it('reads of many names only those that may be the one', () => {
    const names = Array.from({ length: 5_000 }, (_, number) => `cases/incident-${number}`);
    let read = 0;
    const get = (index: number) => {
      read++;
      return names[index]!;
    };
    const index = new NameIndex({ length: names.length, get });
    expect(index.find('cases/incident-4321')).toBe(4_321);
    read = 0;
    expect(index.find('cases/incident-77')).toBe(77);
    expect(read).toBeLessThan(20);
  });
});

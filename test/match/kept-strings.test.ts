import { describe, expect, it } from 'vitest';
import { KeptStrings } from '../../src/match/kept-strings.js';

describe('kept strings', () => {
  it('are those of the list, also where one displaces another', () => {
    const read: number[] = [];
    const list = {
      length: 20_000,
      get(index: number) {
        read.push(index);
        return `text ${index}`;
      },
    };
    const kept = new KeptStrings(list);
    expect(kept.length).toBe(20_000);
    for (const index of [0, 0, 4096, 0, 8192, 1, 1, 19_999, 19_999]) expect(kept.get(index)).toBe(`text ${index}`);
    expect(read).toEqual([0, 4096, 0, 8192, 1, 19_999]);
  });
});

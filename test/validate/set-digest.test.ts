import { describe, expect, it } from 'vitest';
import { setDigest } from '../../src/text/index.js';
import { random } from '../support/random.js';

describe('the digest of a set of numbers', () => {
  it('is the same in any order and with repeated numbers', () => {
    expect(setDigest([3, 1, 0xffffffff])).toBe(setDigest([0xffffffff, 3, 3, 1, 1]));
  });

  it('differs for sets with one number more, less or different', () => {
    const draw = random(11);
    const digests = new Map<string, string>();
    for (let round = 0; round < 2_000; round++) {
      const numbers = Array.from({ length: draw(4) }, () => draw(6));
      const set = [...new Set(numbers)].sort().join();
      expect(digests.get(setDigest(numbers)) ?? set).toBe(set);
      digests.set(setDigest(numbers), set);
    }
    expect(new Set(digests.values()).size).toBe(digests.size);
    expect(setDigest([])).not.toBe(setDigest([0]));
  });
});

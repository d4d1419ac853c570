import { describe, expect, it } from 'vitest';
import { evidenceWords } from '../../src/present/comparison.js';

const moved = (before: number | null, after: number | null): string =>
  evidenceWords({
    document: 'a',
    kind: 'trigger',
    value: 'no ip',
    before,
    after,
    source: { path: 'a.md', line: 1 },
  });

describe('a change of a score', () => {
  it.each([
    [null, 0.52, '+0.52 trigger "no ip" (new)'],
    [0.52, null, '−0.52 trigger "no ip" (gone)'],
    [0.2, 0.3, '+0.10 trigger "no ip" (0.20 → 0.30)'],
    [0.3, 0.2, '−0.10 trigger "no ip" (0.30 → 0.20)'],
    [0.3, 0.3, '+0.00 trigger "no ip" (0.30 → 0.30)'],
  ])('is shown with its sign: %s to %s', (before, after, words) => {
    expect(moved(before, after)).toBe(words);
  });
});

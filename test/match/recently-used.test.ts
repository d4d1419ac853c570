import { describe, expect, it } from 'vitest';
import { RecentlyUsed } from '../../src/match/recently-used.js';

describe('values that are kept by use', () => {
  it('are those used last, when there is no room for all', () => {
    const kept = new RecentlyUsed<string>(2);
    kept.set(1, 'asked often');
    kept.set(2, 'asked once');
    expect(kept.get(1)).toBe('asked often');
    kept.set(3, 'new');
    expect([...kept]).toEqual([
      [1, 'asked often'],
      [3, 'new'],
    ]);
    expect(kept.get(2)).toBeUndefined();
  });

  it('are all of them, while there is room', () => {
    const kept = new RecentlyUsed<string>(2);
    kept.set(1, 'one');
    kept.set(2, 'two');
    expect([kept.get(1), kept.get(2)]).toEqual(['one', 'two']);
  });
});

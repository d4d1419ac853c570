import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPlainLatin, normalize } from '../../src/text/index.js';

const text = fc.string({
  unit: fc.constantFrom(...'aBe1. -端點，、…·→≥：\u0301\u200b\u001b[31m', 'Ｐ', '．', '①', 'ﬁ', 'K', '𝐀', '😀', '™'),
  maxLength: 12,
});

describe('a text with plain Latin letters', () => {
  it('has every Latin word of its normalised form itself', () => {
    let plain = 0;
    fc.assert(
      fc.property(text, (written) => {
        if (!hasPlainLatin(written)) return;
        plain++;
        const words = normalize(written).text.match(/[a-z\d]+(?:\.[a-z\d]+)*/g) ?? [];
        for (const word of words) expect(written.toLowerCase()).toContain(word);
      }),
      { numRuns: 5_000, seed: 3 },
    );
    expect(plain).toBeGreaterThan(500);
  });

  it.each(['node ①', 'ﬁle', 'ＰＶＣ', 'net\u200bwork', 'v1．2', '𝐀'])('is not this one: %j', (written) => {
    expect(hasPlainLatin(written)).toBe(false);
  });

  it.each(['在節點 node-1 上，重啟…', 'a → b ≥ 3 😀', 'naïve'])('is this one: %j', (written) => {
    expect(hasPlainLatin(written)).toBe(true);
  });
});

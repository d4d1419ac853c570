import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPlainWords, normalize } from '../../src/text/index.js';

const text = fc.string({
  unit: fc.constantFrom(
    ...'aBe1. -端点節，、。…·→≥：\u0301\u200b\u001b[31m',
    ...['Ｐ', '．', '①', 'ﬁ', 'K', 'İ', '𝐀', '😀', '™', '㈠', '⼀', '々'],
  ),
  maxLength: 12,
});
const wordsOf = (folded: string) => folded.match(/[a-z\d]+(?:\.[a-z\d]+)*|\p{Script=Han}+/gu) ?? [];

describe('a text with plain words', () => {
  it('has the words of its normalised form, one after the other', () => {
    let plain = 0;
    fc.assert(
      fc.property(text, (written) => {
        if (!hasPlainWords(written)) return;
        plain++;
        expect(wordsOf(written.toLowerCase())).toEqual(wordsOf(normalize(written).text));
      }),
      { numRuns: 5_000, seed: 3 },
    );
    expect(plain).toBeGreaterThan(300);
  });

  it.each(['node ①', 'ﬁle', 'ＰＶＣ', 'net\u200bwork', 'v1．2', '𝐀', '節點', 'nai\u0308ve', 'İ', '⼀'])(
    'is not this one: %j',
    (written) => {
      expect(hasPlainWords(written)).toBe(false);
    },
  );

  it.each(['在节点 node-1 上，重启。', 'a → b ≥ 3 😀…', 'naïve'])('is this one: %j', (written) => {
    expect(hasPlainWords(written)).toBe(true);
  });
});

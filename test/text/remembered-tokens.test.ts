import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStemmer, normalize, RememberedTokens, tokenize } from '../../src/text/index.js';

const pieces = fc.constantFrom(
  ...[
    'kube-ovn',
    'NoAvailableAddress',
    'v4usingIPs',
    '10.16.0.0/16',
    '2026-03-14T10',
    'net/http',
    'a_b',
    'web-0',
    'x.y.',
  ],
  ...['子网', '慢', '子网地址耗尽', '𠀀', 'é', 'Ошибка', 'Failed', 'failing'],
  ...[' ', '\n', '-', '.', '/', '_', ':', '，', '́', 'x'.repeat(70), 'running', 'THE', 'Σ', 'İ', 'ﬁ', '１２', '\u200b'],
);
const texts = fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 12 }).map((list) => list.join(''));

describe('remembered tokens', () => {
  const looked: string[] = [];
  const known = new Map<string, { readonly term: string }>();
  const lookUp = (term: string) => {
    looked.push(term);
    const word = known.get(term) ?? { term };
    known.set(term, word);
    return word;
  };

  it('are the tokens of the text at their places, however often its words were seen', () => {
    const remembered = new RememberedTokens(lookUp, createStemmer());
    fc.assert(
      fc.property(texts, (text) => {
        const normalized = normalize(text);
        const found: unknown[] = [];
        remembered.forEach(normalized, ({ term }, start, end, kind) => found.push({ term, start, end, kind }));
        expect(found).toEqual(tokenize(normalized));
      }),
      { numRuns: 1000 },
    );
  });

  it('are not looked up again, until they are forgotten', () => {
    const remembered = new RememberedTokens(lookUp, createStemmer());
    const read = () => remembered.forEach(normalize('kube-ovn-controller 子网耗尽'), () => undefined);
    const lookups = (work: () => void) => {
      looked.length = 0;
      work();
      return looked.length;
    };
    const first = lookups(read);
    expect(first).toBeGreaterThan(4);
    expect(lookups(read)).toBe(0);
    remembered.forget();
    expect(lookups(read)).toBe(first);
  });

  it('are not looked up again in the dates of a log, but in what is said once of numbers', () => {
    const remembered = new RememberedTokens(lookUp, createStemmer());
    const read = (line: string) => remembered.forEach(normalize(line), () => undefined);
    for (const line of ['2026-03-14T10 x', '2026-03-14T10 x']) read(line);
    looked.length = 0;
    read('2026-03-14T10 x');
    expect(looked).toEqual([]);
    read('2026-04-15T11 x');
    expect(looked).toContain('2026-04-15t11');
  });

  it('are those of each of many words, which need more room than there is at first', () => {
    const remembered = new RememberedTokens(lookUp, createStemmer());
    const text = Array.from({ length: 10_000 }, (_, index) => `word-${index.toString(36)}`).join(' ');
    const normalized = normalize(text);
    for (let reading = 0; reading < 2; reading++) {
      const found: unknown[] = [];
      remembered.forEach(normalized, ({ term }, start, end, kind) => found.push({ term, start, end, kind }));
      expect(found).toEqual(tokenize(normalized));
    }
  });
});

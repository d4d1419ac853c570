import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forEachToken, normalize, TermNumbers } from '../../src/text/index.js';

const pieces = fc.constantFrom(
  ...[
    'kube-ovn',
    'NoAvailableAddress',
    'v4usingIPs',
    '10.16.0.0/16',
    'net/http',
    'a_b',
    '子网',
    '慢',
    '𠀀',
    'é',
    'Ошибка',
  ],
  ...[' ', '\n', '-', '.', '/', '_', ':', '，', '́', 'x'.repeat(70), 'running', 'THE', 'Σ', 'İ', 'ﬁ', '１２'],
);
const texts = fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 12 }).map((list) => list.join(''));

describe('terms as numbers', () => {
  it('are the terms of the tokens, in their order, however often a word was seen', () => {
    const terms: string[] = [];
    const numbers = new Map<string, number>();
    const counted = new TermNumbers((term) => {
      if (!numbers.has(term)) numbers.set(term, terms.push(term) - 1);
      return numbers.get(term)!;
    });
    fc.assert(
      fc.property(texts, (text) => {
        const normalized = normalize(text);
        const expected: string[] = [];
        forEachToken(normalized, (term) => expected.push(term));
        const found: string[] = [];
        counted.forEach(normalized, (number) => found.push(terms[number]!));
        expect(found).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });
});

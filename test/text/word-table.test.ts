import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WordTable } from '../../src/text/word-table.js';

const words = fc.oneof(fc.constantFrom('pod', 'pods', 'Pod', 'do', ''), fc.string({ maxLength: 6, unit: 'binary' }));

describe('a table of words', () => {
  it('gives what a word was added with, wherever the word stands in a text', () => {
    fc.assert(
      fc.property(fc.array(words), words, words, words, (added, before, asked, behind) => {
        const table = new WordTable<number>();
        const map = new Map<string, number>();
        for (const word of added) {
          if (map.has(word)) continue;
          map.set(word, map.size);
          table.add(word, table.size);
        }
        expect(table.size).toBe(map.size);
        for (const word of [asked, ...added]) {
          const text = before + word + behind;
          expect(table.get(text, before.length, before.length + word.length)).toBe(map.get(word));
        }
      }),
    );
  });

  it('holds more than it had room for at first, and nothing after it was cleared', () => {
    const table = new WordTable<number>();
    const count = 10_000;
    const wordOf = (number: number) => `word-${number}`;
    for (let number = 0; number < count; number++) table.add(wordOf(number), number);
    for (let number = 0; number < count; number++) {
      expect(table.get(wordOf(number), 0, wordOf(number).length)).toBe(number);
    }
    table.clear();
    expect(table.size).toBe(0);
    expect(table.get('word-1', 0, 6)).toBeUndefined();
    table.add('word-1', 7);
    expect(table.get('a word-1', 2, 8)).toBe(7);
  });
});

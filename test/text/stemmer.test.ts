import { existsSync, readdirSync, readFileSync } from 'node:fs';
// @ts-expect-error the package has no types
import snowball from 'snowball-stemmers';
import { describe, expect, it } from 'vitest';
import { createStemmer, isStopWord } from '../../src/text/index.js';
import { shipped } from '../../src/vocabulary/index.js';

const corpus = new URL('../../../shared/corpus/', import.meta.url);

describe('the English stemmer', () => {
  it('keeps names of the field, and stems plurals that Snowball does not know', () => {
    const { stem } = createStemmer();
    expect(['kubernetes', 'dns', 'operator', 'redis'].map(stem)).toEqual(['kubernetes', 'dns', 'operator', 'redis']);
    expect(['pvcs', 'vms', 'gateways', 'operators'].map(stem)).toEqual(['pvc', 'vm', 'gateway', 'operator']);
  });

  it('keeps the names of a team', () => {
    const vocabulary = { ...shipped, stemming: { ...shipped.stemming, keep: [...shipped.stemming.keep, 'hermes'] } };
    expect(createStemmer().stem('hermes')).toBe('herm');
    expect(createStemmer(vocabulary).stem('hermes')).toBe('hermes');
  });

  it.skipIf(!existsSync(corpus))('gives the same stems as Snowball for every word of real documents', () => {
    const reference = snowball.newStemmer('english');
    const { stem } = createStemmer({
      ...shipped,
      stemming: { keep: [], replace: {} as typeof shipped.stemming.replace },
    });
    const words = new Set<string>();
    for (const file of readdirSync(corpus, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.md')) continue;
      const text = readFileSync(new URL(file.split('/').map(encodeURIComponent).join('/'), corpus), 'utf8');
      for (const [word] of text.toLowerCase().matchAll(/[a-z]{1,40}/g))
        if (!/^aed$|yy/.test(word) && !isStopWord(word, 'en')) words.add(word);
    }
    expect(words.size).toBeGreaterThan(1_000);
    expect([...words].filter((word) => stem(word) !== reference.stem(word))).toEqual([]);
  });
});

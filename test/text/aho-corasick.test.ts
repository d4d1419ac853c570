import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AutomatonScanner, buildAutomaton } from '../../src/text/index.js';
import { processorTime } from '../support/processor-time.js';

type Hit = readonly [pattern: string, start: number];

/** @param bits steps that the scanner remembers: with one, each displaces another */
function scan(patterns: readonly string[], text: string, bits = 0): Hit[] {
  const hits: Hit[] = [];
  new AutomatonScanner(buildAutomaton(patterns), bits).scan(text, (pattern, start, end) => {
    expect(text.slice(start, end)).toBe(patterns[pattern]);
    hits.push([patterns[pattern]!, start]);
  });
  return hits;
}

function naive(patterns: readonly string[], text: string): Hit[] {
  const hits: Hit[] = [];
  for (const pattern of new Set(patterns)) {
    if (pattern === '') continue;
    for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) hits.push([pattern, at]);
  }
  return hits;
}

const sorted = (hits: readonly Hit[]) => hits.map(([pattern, start]) => `${start} ${pattern}`).sort();

describe('the automaton', () => {
  it('finds all patterns, also those inside others', () => {
    expect(scan(['he', 'she', 'his', 'hers'], 'ushers')).toEqual([
      ['she', 1],
      ['he', 2],
      ['hers', 2],
    ]);
  });

  it('finds nothing without patterns, and never the empty one', () => {
    expect(scan([], 'abc')).toEqual([]);
    expect(scan([''], 'abc')).toEqual([]);
  });

  it('reports of equal patterns the first', () => {
    const found: number[] = [];
    new AutomatonScanner(buildAutomaton(['b', 'a', 'a'])).scan('a', (pattern) => found.push(pattern));
    expect(found).toEqual([1]);
  });

  it('finds what a search for each pattern finds', () => {
    const unit = fc.constantFrom('a', 'b', 'A', '耗', '尽', '\ud83d', '\ude00', '\u0000', '\uffff');
    const pattern = fc.string({ unit, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(pattern, { maxLength: 12 }), fc.string({ unit, maxLength: 60 }), (patterns, text) => {
        const expected = sorted(naive(patterns, text));
        for (const bits of [0, 1, 13]) expect(sorted(scan(patterns, text, bits))).toEqual(expected);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is the same for the same patterns', () => {
    expect(buildAutomaton(['ab', 'b', '耗尽'])).toEqual(buildAutomaton(['ab', 'b', '耗尽']));
  });

  it('takes twenty thousand patterns and a megabyte in bounded time', () => {
    const patterns = Array.from({ length: 20_000 }, (_, index) => `pattern ${(index * 7919).toString(36)} 网络`);
    const spent = processorTime();
    scan(patterns, 'no pattern 网络 is here 1234 '.repeat(40_000));
    expect(spent()).toBeLessThan(10_000);
  });
});

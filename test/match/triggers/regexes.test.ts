import { describe, expect, it } from 'vitest';
import { limits } from '../../../src/limits.js';
import { loadPatternEngine, openRegexes } from '../../../src/match/trigger-patterns.js';

const engine = await loadPatternEngine();
const line = 'the subnet has addresses left\n';
const lines = (characters: number) => line.repeat(Math.ceil(characters / line.length));

describe('patterns of authors', () => {
  it('are found in their order, large and small, each at its first place', () => {
    const search = openRegexes(['z{200}', 'address(?:es)?', '(', 'y{300}', 'left$'], engine);
    const text = `${'y'.repeat(300)} ${'z'.repeat(200)} no address left`;
    expect(search(text).map(({ regex, start, end }) => [regex, start, end])).toEqual([
      [0, 301, 501],
      [1, 505, 512],
      [3, 0, 300],
      [4, 513, 517],
    ]);
  });

  it('that are small are found at the end of a long text', () => {
    const text = `${lines(1_000_000)}no address left`;
    expect(openRegexes(['no address left'], engine)(text)).toEqual([
      { regex: 0, start: text.length - 15, end: text.length },
    ]);
  });
});

describe('a pattern that repeats by large numbers', () => {
  const large = ['x{900}', 'z{800}'];
  const found = (text: string) => openRegexes(large, engine)(text).map(({ regex }) => regex);

  it('reaches some thousand characters in any case', () => {
    expect(found(`${lines(limits.patternLeastReach / 2)}${'x'.repeat(900)}`)).toEqual([0]);
  });

  it('does not reach the end of a long text: its steps are counted', () => {
    expect(found(`${lines(1_000_000)}${'x'.repeat(900)}`)).toEqual([]);
  });

  it('does not take the place where its reach ends for the end of a line', () => {
    const search = openRegexes(['(?m)^.{1,200}[^t]$'], engine);
    expect(search(lines(1_000_000))).toEqual([]);
    expect(search(`${line}the subnet is full\n`)).toHaveLength(1);
  });
});

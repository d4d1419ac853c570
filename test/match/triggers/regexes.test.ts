import { describe, expect, it } from 'vitest';
import { limits } from '../../../src/limits.js';
import { loadPatternEngine, openRegexes } from '../../../src/match/trigger-patterns.js';

const engine = await loadPatternEngine();
const line = 'the subnet has addresses left\n';
const lines = (characters: number) => line.repeat(Math.ceil(characters / line.length));

describe('the patterns of authors', () => {
  it('are found in their order, large and small, each at its first occurrence', () => {
    const search = openRegexes(['z{200}', 'address(?:es)?', '(', 'y{300}', 'left$'], engine);
    const text = `${'y'.repeat(300)} ${'z'.repeat(200)} no address left`;
    expect(search(text).map(({ regex, start, end }) => [regex, start, end])).toEqual([
      [0, 301, 501],
      [1, 505, 512],
      [3, 0, 300],
      [4, 513, 517],
    ]);
  });

  it('are found at the end of a long text if they are small', () => {
    const text = `${lines(1_000_000)}no address left`;
    expect(openRegexes(['no address left'], engine)(text)).toEqual([
      { regex: 0, start: text.length - 15, end: text.length },
    ]);
  });
});

describe('a pattern with large repetition counts', () => {
  const large = ['x{900}', 'z{800}'];
  const found = (text: string) => openRegexes(large, engine)(text).map(({ regex }) => regex);

  it('is searched in at least some thousand characters', () => {
    expect(found(`${lines(limits.patternLeastReach / 2)}${'x'.repeat(900)}`)).toEqual([0]);
  });

  it('is not searched to the end of a long text, since its steps are limited', () => {
    expect(found(`${lines(1_000_000)}${'x'.repeat(900)}`)).toEqual([]);
  });

  it('does not match `$` where its search ends within a line', () => {
    const search = openRegexes(['(?m)^.{1,200}[^t]$'], engine);
    expect(search(lines(1_000_000))).toEqual([]);
    expect(search(`${line}the subnet is full\n`)).toHaveLength(1);
  });
});

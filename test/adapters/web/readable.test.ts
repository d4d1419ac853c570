import { describe, expect, it } from 'vitest';
import { readable } from '../../../src/adapters/web/engine/readable.js';
import { limits } from '../../../src/limits.js';

const routine = (number: number): string =>
  `I1123 03:14:${number % 60} pod-${number}-7f2${number % 10}a is healthy ${'.'.repeat(60)}`;
const lines = (count: number): string[] => Array.from({ length: count }, (_, number) => routine(number));

describe('what is read of a symptom', () => {
  it('is all of it when the engine can read it', () => {
    const log = lines(1_000).join('\n');
    expect(readable(log)).toEqual({ text: log, selection: null });
    const longest = 'x'.repeat(limits.queryCharacters);
    expect(readable(longest).text).toBe(longest);
    expect(readable(`${longest}x`).text.length).toBeLessThan(longest.length);
  });

  it('is each kind of line of a longer log, so that an error is found wherever it stands', () => {
    const log = [...lines(30_000), 'E1123 no leader elected', ...lines(10)];
    const { text, selection } = readable(log.join('\n'));
    expect(text).toContain('E1123 no leader elected');
    expect(selection!.of).toBe(30_011);
    expect(selection!.numbers[text.split('\n').indexOf('E1123 no leader elected')]).toBe(30_001);
    expect(text.split('\n').length).toBeLessThan(10);
  });

  it('is the end of a log whose lines all differ', () => {
    const words = (number: number): string =>
      number.toString(36).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!);
    const log = Array.from({ length: 40_000 }, (_, number) => `${words(number).repeat(12)} said`);
    const { text, selection } = readable([...log, 'the last line'].join('\n'));
    expect(text.length).toBeLessThanOrEqual(1_048_576);
    expect(text.endsWith('the last line')).toBe(true);
    expect(selection!.numbers.at(-1)).toBe(40_001);
  });

  it('is the beginning of a line that is longer than everything', () => {
    const { text } = readable(`error: no available ip ${'x'.repeat(5_000_000)}`);
    expect(text).toMatch(/^error: no available ip/);
    expect(text.length).toBeLessThan(1_048_576);
  });
});

import { expect, it, onTestFinished, vi } from 'vitest';
import { Lateness } from '../../../src/adapters/access/connections.js';
import { limits } from '../../../src/limits.js';

/** Lets the loop be late by so many milliseconds at each of its ticks. */
function lateBy(pauses: readonly number[]): number {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const now = vi.spyOn(performance, 'now');
  let time = 0;
  now.mockImplementation(() => time);
  const lateness = new Lateness();
  for (const pause of pauses) {
    time += 100 + pause;
    vi.advanceTimersByTime(100);
  }
  lateness.close();
  return lateness.milliseconds;
}

it('one long pause is no overload', () => {
  expect(lateBy([0, 0, 2_000])).toBeLessThan(limits.httpLateMs);
});

it('a loop that is late all the time is', () => {
  expect(lateBy(Array.from({ length: 10 }, () => 800))).toBeGreaterThan(limits.httpLateMs);
});

it('it ends when the loop is in time again', () => {
  expect(lateBy([...Array.from({ length: 10 }, () => 800), ...Array.from({ length: 10 }, () => 0)])).toBeLessThan(100);
});

import { expect, it, onTestFinished, vi } from 'vitest';
import { Lateness } from '../../../src/adapters/access/connections.js';
import { limits } from '../../../src/limits.js';

/** Delays the loop by these milliseconds at each tick. */
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

it('a constantly late loop is overloaded', () => {
  expect(lateBy(Array.from({ length: 10 }, () => 800))).toBeGreaterThan(limits.httpLateMs);
});

it('the overload ends when the loop is on time again', () => {
  expect(lateBy([...Array.from({ length: 10 }, () => 800), ...Array.from({ length: 10 }, () => 0)])).toBeLessThan(100);
});

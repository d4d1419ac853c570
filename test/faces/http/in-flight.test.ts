import { expect, it } from 'vitest';
import { InFlight } from '../../../src/faces/access/index.js';
import { limits } from '../../../src/limits.js';

/** How many of so many requests are taken on a new connection. */
function taken(inFlight: InFlight, requests: number): number {
  const connection = {};
  return Array.from({ length: requests }, () => inFlight.enter(connection)).filter(Boolean).length;
}

it('one connection alone has an eighth of what it leaves free', () => {
  const inFlight = new InFlight();
  const own = taken(inFlight, 5_000);
  expect(inFlight.count).toBe(own);
  expect(own).toBeGreaterThan(limits.httpInFlight / 10);
  expect(own - 1).toBeLessThanOrEqual((limits.httpInFlight - own + 1) / 8);
});

it.each([1, 8, 30])('%s connections that take what they can leave places for those who ask once', (greedy) => {
  const inFlight = new InFlight();
  for (let count = 0; count < greedy; count++) taken(inFlight, 5_000);
  const left = limits.httpInFlight - inFlight.count;
  expect(left).toBeGreaterThan(0);
  for (let count = 0; count < left; count++) expect(taken(inFlight, 1)).toBe(1);
});

it('a place that is given back is free for its connection again', () => {
  const inFlight = new InFlight();
  const connection = {};
  let own = 0;
  while (inFlight.enter(connection)) own++;
  inFlight.leave(connection);
  expect(inFlight.enter(connection)).toBe(true);
  expect(inFlight.enter(connection)).toBe(false);
  for (let count = 0; count < own; count++) inFlight.leave(connection);
  expect(inFlight.count).toBe(0);
});

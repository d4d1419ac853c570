import { expect, it } from 'vitest';
import { Pressure } from '../../../src/adapters/access/connections.js';
import { limits } from '../../../src/limits.js';

const pressureOf = (milliseconds: number): Pressure => new Pressure({ milliseconds, close() {} });
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const asked = (pressure: Pressure, requests: number): number =>
  Array.from({ length: requests }, () => pressure.rejects(1)).filter((putOff) => !putOff).length;

it('a loop on time accepts everyone', () => {
  expect(asked(pressureOf(limits.httpLateMs), 500)).toBe(500);
});

it('a late loop accepts a limited number per turn and rejects the others', async () => {
  const pressure = pressureOf(limits.httpLateMs + 1);
  for (let round = 0; round < 3; round++) {
    expect(asked(pressure, 500)).toBe(limits.httpInTurn);
    await turn();
  }
});

it('a late loop with few requests accepts them all, since retrying would not help', async () => {
  const pressure = pressureOf(60_000);
  for (let round = 0; round < 50; round++) {
    expect(asked(pressure, 3)).toBe(3);
    await turn();
  }
});

it('nobody is accepted while too many requests are in flight', () => {
  const pressure = pressureOf(0);
  expect(pressure.rejects(limits.httpInFlight - 1)).toBe(false);
  expect(pressure.rejects(limits.httpInFlight)).toBe(true);
});

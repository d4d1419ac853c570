import { expect, it } from 'vitest';
import { Pressure } from '../../../src/adapters/access/connections.js';
import { limits } from '../../../src/limits.js';

const pressureOf = (milliseconds: number): Pressure => new Pressure({ milliseconds, close() {} });
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const asked = (pressure: Pressure, requests: number): number =>
  Array.from({ length: requests }, () => pressure.rejects(1)).filter((putOff) => !putOff).length;

it('a loop in time takes everyone', () => {
  expect(asked(pressureOf(limits.httpLateMs), 500)).toBe(500);
});

it('a late loop takes so many in each of its turns, and puts the others off', async () => {
  const pressure = pressureOf(limits.httpLateMs + 1);
  for (let round = 0; round < 3; round++) {
    expect(asked(pressure, 500)).toBe(limits.httpInTurn);
    await turn();
  }
});

it('a late loop on which few wait takes them all: others have the processor, and asking again would not help', async () => {
  const pressure = pressureOf(60_000);
  for (let round = 0; round < 50; round++) {
    expect(asked(pressure, 3)).toBe(3);
    await turn();
  }
});

it('nobody is taken while too many are being answered', () => {
  const pressure = pressureOf(0);
  expect(pressure.rejects(limits.httpInFlight - 1)).toBe(false);
  expect(pressure.rejects(limits.httpInFlight)).toBe(true);
});

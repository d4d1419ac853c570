import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { InFlight } from '../../../src/adapters/access/connections.js';
import { limits } from '../../../src/limits.js';

/** A connection with this many unread bytes. */
function connectionWith(writableLength = 0) {
  let cut = false;
  const connection = new EventEmitter();
  return Object.assign(connection, { writableLength, destroy: () => (cut = true), isCut: () => cut });
}

/** How many of these requests are accepted on a new connection. */
function taken(inFlight: InFlight, requests: number, connection = connectionWith()): number {
  return Array.from({ length: requests }, () => inFlight.enter(connection)).filter(Boolean).length;
}

it('a single connection gets an eighth of the free slots', () => {
  const inFlight = new InFlight();
  const own = taken(inFlight, 5_000);
  expect(inFlight.count).toBe(own);
  expect(own).toBeGreaterThan(limits.httpInFlight / 10);
  expect(own - 1).toBeLessThanOrEqual((limits.httpInFlight - own + 1) / 8);
});

it.each([1, 8, 30])('%s greedy connections leave slots for single requests', (greedy) => {
  const inFlight = new InFlight();
  for (let count = 0; count < greedy; count++) taken(inFlight, 5_000);
  const left = limits.httpInFlight - inFlight.count;
  expect(left).toBeGreaterThan(0);
  for (let count = 0; count < left; count++) expect(taken(inFlight, 1)).toBe(1);
});

it('a released slot is free for the same connection', () => {
  const inFlight = new InFlight();
  const connection = connectionWith();
  let own = 0;
  while (inFlight.enter(connection)) own++;
  inFlight.leave(connection);
  expect(inFlight.enter(connection)).toBe(true);
  expect(inFlight.enter(connection)).toBe(false);
  for (let count = 0; count < own; count++) inFlight.leave(connection);
  expect(inFlight.count).toBe(0);
});

it('a closed connection releases all its slots, once', () => {
  const inFlight = new InFlight();
  const connection = connectionWith();
  taken(inFlight, 20, connection);
  inFlight.leave(connection);
  expect([inFlight.count, inFlight.has(connection)]).toEqual([19, true]);
  connection.emit('close');
  inFlight.leave(connection);
  expect([inFlight.count, inFlight.has(connection)]).toEqual([0, false]);
});

describe('when half of all slots are in use', () => {
  const crowded = () => {
    const inFlight = new InFlight();
    const greedy = Array.from({ length: 40 }, () => connectionWith(64_000));
    for (const each of greedy) taken(inFlight, 5_000, each);
    const look = (times: number) => {
      for (let count = 0; count < times; count++) inFlight.cutStalled();
    };
    return { inFlight, greedy, look };
  };

  it('connections that read nothing for a second are cut, but not earlier', () => {
    const { greedy, look } = crowded();
    look(4);
    expect(greedy.some((each) => each.isCut())).toBe(false);
    look(1);
    expect(greedy.every((each) => each.isCut())).toBe(true);
  });

  it('a connection that has read an answer stays, as does one waiting for its answer', () => {
    const { inFlight, look } = crowded();
    const [reading, waiting] = [connectionWith(64_000), connectionWith(0)];
    for (const each of [reading, reading, waiting]) inFlight.enter(each);
    look(4);
    inFlight.leave(reading);
    look(4);
    expect([reading.isCut(), waiting.isCut()]).toEqual([false, false]);
  });

  it('a connection with an incomplete request is cut too', () => {
    const { inFlight, look } = crowded();
    const [sending, sent] = [connectionWith(), connectionWith()];
    inFlight.enter(sending, () => true);
    inFlight.enter(sent, () => false);
    look(5);
    expect([sending.isCut(), sent.isCut()]).toEqual([true, false]);
  });

  it('nobody is cut while enough slots are free', () => {
    const inFlight = new InFlight();
    const slow = connectionWith(64_000);
    taken(inFlight, 50, slow);
    for (let count = 0; count < 100; count++) inFlight.cutStalled();
    expect(slow.isCut()).toBe(false);
  });
});

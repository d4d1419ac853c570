import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { InFlight } from '../../../src/adapters/access/index.js';
import { limits } from '../../../src/limits.js';

/** A connection on which so many bytes wait to be read. */
function connectionWith(writableLength = 0) {
  let cut = false;
  const connection = new EventEmitter();
  return Object.assign(connection, { writableLength, destroy: () => (cut = true), isCut: () => cut });
}

/** How many of so many requests are taken on a new connection. */
function taken(inFlight: InFlight, requests: number, connection = connectionWith()): number {
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
  const connection = connectionWith();
  let own = 0;
  while (inFlight.enter(connection)) own++;
  inFlight.leave(connection);
  expect(inFlight.enter(connection)).toBe(true);
  expect(inFlight.enter(connection)).toBe(false);
  for (let count = 0; count < own; count++) inFlight.leave(connection);
  expect(inFlight.count).toBe(0);
});

it('a connection that closes gives back all its places, once', () => {
  const inFlight = new InFlight();
  const connection = connectionWith();
  taken(inFlight, 20, connection);
  inFlight.leave(connection);
  expect([inFlight.count, inFlight.has(connection)]).toEqual([19, true]);
  connection.emit('close');
  inFlight.leave(connection);
  expect([inFlight.count, inFlight.has(connection)]).toEqual([0, false]);
});

describe('where half of all places are taken', () => {
  const crowded = () => {
    const inFlight = new InFlight();
    const greedy = Array.from({ length: 40 }, () => connectionWith(64_000));
    for (const each of greedy) taken(inFlight, 5_000, each);
    const look = (times: number) => {
      for (let count = 0; count < times; count++) inFlight.cutStalled();
    };
    return { inFlight, greedy, look };
  };

  it('connections that read nothing for a second are cut, and not before', () => {
    const { greedy, look } = crowded();
    look(4);
    expect(greedy.some((each) => each.isCut())).toBe(false);
    look(1);
    expect(greedy.every((each) => each.isCut())).toBe(true);
  });

  it('one that has read an answer meanwhile stays, and so does one that waits for its answer', () => {
    const { inFlight, look } = crowded();
    const [reading, waiting] = [connectionWith(64_000), connectionWith(0)];
    for (const each of [reading, reading, waiting]) inFlight.enter(each);
    look(4);
    inFlight.leave(reading);
    look(4);
    expect([reading.isCut(), waiting.isCut()]).toEqual([false, false]);
  });

  it('one whose request is not sent to its end is cut too', () => {
    const { inFlight, look } = crowded();
    const [sending, sent] = [connectionWith(), connectionWith()];
    inFlight.enter(sending, () => true);
    inFlight.enter(sent, () => false);
    look(5);
    expect([sending.isCut(), sent.isCut()]).toEqual([true, false]);
  });

  it('nobody is cut where there are places enough', () => {
    const inFlight = new InFlight();
    const slow = connectionWith(64_000);
    taken(inFlight, 50, slow);
    for (let count = 0; count < 100; count++) inFlight.cutStalled();
    expect(slow.isCut()).toBe(false);
  });
});

import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { WaitingConnections } from '../../../src/adapters/access/connections.js';
import { limits } from '../../../src/limits.js';

class Connection extends EventEmitter {
  destroyed = false;

  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

function opened() {
  const server = new EventEmitter();
  const waiting = new WaitingConnections(server);
  const open = (count: number) =>
    Array.from({ length: count }, () => {
      const connection = new Connection();
      server.emit('connection', connection);
      return connection;
    });
  return { waiting, open };
}

const areCut = (connections: readonly Connection[]) => connections.map(({ destroyed }) => destroyed);

it('nobody loses a connection while enough are free', () => {
  const { open } = opened();
  expect(areCut(open(limits.httpScarceConnections)).some(Boolean)).toBe(false);
});

it('a new connection replaces the one that has waited longest without a complete request', () => {
  const { open } = opened();
  const before = open(limits.httpScarceConnections);
  const [added] = open(1);
  expect(areCut([...before.slice(0, 3), added!])).toEqual([true, false, false, false]);
});

it('a connection being answered stays, and starts to wait anew afterwards', () => {
  const { open, waiting } = opened();
  const [asking, answered, idle] = open(3) as [Connection, Connection, Connection];
  open(limits.httpScarceConnections - 3);
  waiting.asked(asking);
  waiting.asked(answered);
  waiting.answered(answered);
  open(1);
  expect(areCut([asking, answered, idle])).toEqual([false, false, true]);
});

it('closed connections free their slots', () => {
  const { open } = opened();
  const [gone, ...others] = open(limits.httpScarceConnections);
  gone!.destroy();
  open(1);
  expect(areCut(others).some(Boolean)).toBe(false);
});

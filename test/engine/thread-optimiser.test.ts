import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { startOptimisingItself } from '../../src/engine/live/thread-optimiser.js';

const off = '--no-concurrent-recompilation';
const on = '--concurrent-recompilation';
const known = { v8: '11.3.244.8-node.33' };

describe('a thread that optimises its code itself', () => {
  const started = (script: string, flags: string[], versions: Partial<NodeJS.ProcessVersions> = known) =>
    startOptimisingItself(
      () => new Worker(script, { eval: true }),
      versions,
      (flag) => flags.push(flag),
    );

  it('has the setting while it begins, and no other thread after it', async () => {
    const flags: string[] = [];
    const thread = started('setTimeout(() => {}, 50)', flags);
    expect(flags).toEqual([off]);
    await once(thread, 'online');
    expect(flags).toEqual([off, on]);
    await once(thread, 'exit');
    expect(flags).toEqual([off, on]);
  });

  it('leaves the setting as it was when it is ended before it begins', async () => {
    const flags: string[] = [];
    await started('while (true);', flags).terminate();
    expect(flags).toEqual([off, on]);
  });

  it('leaves the setting as it was when it cannot be started', () => {
    const flags: string[] = [];
    const fails = () => {
      throw new Error('no thread');
    };
    expect(() => startOptimisingItself(fails, known, (flag) => flags.push(flag))).toThrow('no thread');
    expect(flags).toEqual([off, on]);
  });

  it.each([{ v8: '99.1.2' }, {}])('is any thread where the engine is not known: %j', async (versions) => {
    const flags: string[] = [];
    await once(started('', flags, versions), 'exit');
    expect(flags).toEqual([]);
  });

  it('answers, with the engine that is here', async () => {
    const thread = startOptimisingItself(
      () => new Worker('require("node:worker_threads").parentPort.postMessage(6 * 7)', { eval: true }),
    );
    expect(await once(thread, 'message')).toEqual([42]);
    await once(thread, 'exit');
  });
});

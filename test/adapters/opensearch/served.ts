import { Writable } from 'node:stream';
import { serve } from '../../../src/adapters/http/index.js';
import { openSource } from '../../../src/adapters/opensearch/index.js';
import { type Diagnosis, Engine } from '../../../src/index.js';
import type { TestCluster } from '../../support/opensearch/cluster.js';

/** A server on a published base, as `triagraph serve` starts it, and how it is ended. */
export async function replica(address: string) {
  const source = await openSource(address);
  const signals = new Map<string, () => void>();
  const log = new Writable({ write: (_, __, done) => done() });
  let end = Promise.resolve();
  const url = await new Promise<string>((resolve, reject) => {
    end = serve(
      { host: '127.0.0.1', port: 0, log, source, poll: 1 },
      {
        onSignal(signal, listener) {
          signals.set(signal, listener);
          return () => signals.delete(signal);
        },
        ready: (served) => resolve(served),
      },
    );
    end.catch(reject);
  });
  const stop = async (): Promise<void> => {
    signals.get('SIGINT')?.();
    await end;
  };
  return { url, post: postTo(url), stop };
}

export const postTo =
  (url: string) =>
  (path: string, body: object): Promise<Response> =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

/** Opens what is published, for as long as it is asked. */
export async function asking<T>(address: string, work: (stored: Engine) => Promise<T>): Promise<T> {
  const source = await openSource(address);
  try {
    return await work(await Engine.open({ store: (await source.open(true))! }));
  } finally {
    await source.close();
  }
}

export interface Counted {
  right: number;
  wrong: number;
  failed: number;
  /** The longest answer, in milliseconds. */
  longest: number;
  /** Codes of failures, and how many. */
  readonly codes: Record<string, number>;
}

/** Asks with three clients as long as something happens, and counts the answers; `isRight` throws what failed. */
export async function counted(isRight: (at: number) => Promise<boolean>, event: () => Promise<void>): Promise<Counted> {
  const count: Counted = { right: 0, wrong: 0, failed: 0, longest: 0, codes: {} };
  let [isOver, next] = [false, 0];
  const clients = Array.from({ length: 3 }, async () => {
    while (!isOver) {
      const from = performance.now();
      try {
        count[(await isRight(next++)) ? 'right' : 'wrong']++;
      } catch (error) {
        count.failed++;
        const { code = 'none' } = error as { code?: string };
        count.codes[code] = (count.codes[code] ?? 0) + 1;
      }
      count.longest = Math.max(count.longest, Math.round(performance.now() - from));
    }
  });
  try {
    await event();
  } finally {
    isOver = true;
    await Promise.all(clients);
  }
  return count;
}

/** Whether an answer over HTTP is that of the version that it names; throws a failure with its code. */
export function isOfItsVersion(versions: readonly Engine[], text: string) {
  const expected = new Map(versions.map((engine) => [engine.info().hash, JSON.stringify(engine.query(text))]));
  return async (answer: Response): Promise<boolean> => {
    const given = (await answer.json()) as Diagnosis & { code?: string };
    if (answer.status !== 200) throw Object.assign(new Error(), { code: `${answer.status} ${given.code}` });
    return expected.get(given.kb.hash) === JSON.stringify(given);
  };
}

/** Sends a request to the first node of a cluster. */
export async function toCluster(cluster: TestCluster, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${cluster.urls[0]}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.json();
}

import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../../src/adapters/http/index.js';
import { openSource, publish } from '../../../src/adapters/opensearch/index.js';
import { type Diagnosis, Engine, type SessionView } from '../../../src/index.js';
import { shippedSets } from '../../quality/sets.js';
import { prepared, startCluster, type TestCluster } from '../../support/opensearch/cluster.js';
import { shippedFolders } from '../../support/shipped.js';
import { isWhole, sampled } from '../../support/soak.js';
import { compiledFrom } from './small-base.js';

const minutes = 60_000;
const lacking = prepared();
if (lacking !== null) console.warn(`NO OPENSEARCH CLUSTER HERE, ITS TESTS ARE SKIPPED: ${lacking}`);

let cluster: TestCluster;
let whole: Engine;
const texts = shippedSets().flatMap(({ queries }) => queries.map(({ text }) => text));

/** A server on the published base, as `triagraph serve` starts it, and how it is ended. */
async function replica(name: string) {
  const source = await openSource(cluster.address(name));
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
        ready: (address) => resolve(address),
      },
    );
    end.catch(reject);
  });
  const post = (path: string, body: object): Promise<Response> =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const stop = async (): Promise<void> => {
    signals.get('SIGINT')?.();
    await end;
  };
  return { url, post, stop };
}

const asking = async <T>(name: string, work: (stored: Engine) => Promise<T>): Promise<T> => {
  const source = await openSource(cluster.address(name));
  try {
    return await work(await Engine.open({ store: (await source.open(true))! }));
  } finally {
    await source.close();
  }
};
const isSame = async (stored: Engine, text: string): Promise<boolean> =>
  JSON.stringify(await stored.ask(text)) === JSON.stringify(whole.query(text));
const differing = (): Promise<string[]> =>
  asking('shipped', async (stored) => {
    const wrong: string[] = [];
    for (const text of sampled(texts, 40)) if (!(await isSame(stored, text))) wrong.push(text);
    return wrong;
  });

/** Starts a cluster that has the shipped base, and stops it afterwards. */
function withCluster(nodes: 1 | 3, replicas: number): void {
  beforeAll(async () => {
    [cluster, whole] = await Promise.all([startCluster(nodes), Engine.open({ kb: shippedFolders })]);
    await publish({ engine: whole, to: cluster.address('shipped'), questions: [], shards: 3, replicas });
  }, 10 * minutes);
  afterAll(() => cluster?.stop(), minutes);
}

describe.skipIf(lacking !== null)('a cluster of one node', { timeout: 10 * minutes }, () => {
  withCluster(1, 0);

  it('answers as the whole base does, byte for byte', async () => {
    expect(await differing()).toEqual([]);
  });

  it('that is gone is status 503, never no match', async () => {
    const server = await replica('shipped');
    try {
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      await cluster.kill(0);
      const answer = await server.post('/v1/query', { text: 'certificate of the api server expired yesterday' });
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([503, 'store-unavailable']);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    } finally {
      await server.stop();
    }
  });
});

/** Minutes on a busy machine: `npm run test:soak`. */
describe.skipIf(lacking !== null || !isWhole)('a cluster of three nodes', { timeout: 10 * minutes }, () => {
  withCluster(3, 1);

  it('answers every golden as the whole base does, byte for byte', async () => {
    expect(await differing()).toEqual([]);
  });

  it('gives the same documents where a thousand are equally good', async () => {
    const equal = await compiledFrom(Array.from({ length: 1_000 }, () => 'no available ip'));
    const to = cluster.address('equal');
    const { asked } = await publish({ engine: equal, to, questions: ['no available ip'], shards: 3, replicas: 0 });
    expect(asked).toBe(1);
  });

  it('answers on while a node is killed and comes back, never otherwise', async () => {
    const counted = await asking('shipped', async (stored) => {
      const count = { right: 0, wrong: 0, failed: 0 };
      let isOver = false;
      const questions = (async () => {
        for (let at = 0; !isOver; at++)
          await isSame(stored, texts[at % 200]!).then(
            (same) => count[same ? 'right' : 'wrong']++,
            () => count.failed++,
          );
      })();
      await sleep(2_000);
      await cluster.kill(1);
      await sleep(8_000);
      await cluster.restart(1);
      await sleep(2_000);
      isOver = true;
      await questions;
      return count;
    });
    console.log('a node killed and back', counted);
    expect(counted.wrong).toBe(0);
    expect(counted.right).toBeGreaterThan(20);
    expect(counted.failed).toBeLessThan(counted.right / 10);
  });

  it('serves from three replicas, a walk goes on at another one, and a new version is taken up without a failure', async () => {
    const [one, two, three] = await Promise.all([replica('shipped'), replica('shipped'), replica('shipped')]);
    try {
      const begun = await one.post('/v1/sessions', { text: 'Pod stuck in ContainerCreating: no available ip' });
      const { view } = (await begun.json()) as { view: SessionView };
      const next = await two.post('/v1/sessions/advance', { token: view.token, observation: { outcome: 'abnormal' } });
      expect(next.status).toBe(200);
      const smaller = await compiledFrom(['no available ip', 'gateway lost packets']);
      const known = new Map([whole, smaller].map((engine) => [engine.info().hash, engine]));
      const count = { right: 0, mixed: 0, failed: 0 };
      let isOver = false;
      const questions = [one, two, three].map(async ({ post }) => {
        while (!isOver) {
          const answer = await post('/v1/query', { text: 'no available ip' });
          if (answer.status !== 200) count.failed++;
          else {
            const given = (await answer.json()) as Diagnosis;
            const expected = known.get(given.kb.hash)?.query('no available ip');
            count[JSON.stringify(given) === JSON.stringify(expected) ? 'right' : 'mixed']++;
          }
        }
      });
      for (const engine of [smaller, whole])
        await publish({ engine, to: cluster.address('shipped'), questions: [], shards: 3, replicas: 1 });
      await sleep(3_000);
      isOver = true;
      await Promise.all(questions);
      console.log('two versions published under load', count);
      expect(count).toMatchObject({ mixed: 0, failed: 0 });
      expect(count.right).toBeGreaterThan(20);
    } finally {
      await Promise.all([one.stop(), two.stop(), three.stop()]);
    }
  });

  it('that is gone is status 503, never no match; when it is back, so are the answers', async () => {
    const server = await replica('shipped');
    try {
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      await cluster.kill(1);
      await cluster.kill(2);
      await sleep(3_000);
      const answer = await server.post('/v1/query', { text: 'certificate of the api server expired yesterday' });
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([503, 'store-unavailable']);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
      await Promise.all([cluster.restart(1), cluster.restart(2)]);
      let status = 0;
      for (let tries = 0; tries < 60 && status !== 200; tries++) {
        await sleep(1_000);
        ({ status } = await server.post('/v1/query', { text: 'no available ip' }));
      }
      expect(status).toBe(200);
    } finally {
      await server.stop();
    }
  });
});

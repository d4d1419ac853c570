import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../../src/adapters/opensearch/index.js';
import { Engine } from '../../../src/index.js';
import { shippedSets } from '../../quality/sets.js';
import { prepared, startCluster, type TestCluster } from '../../support/opensearch/cluster.js';
import { shippedFolders } from '../../support/shipped.js';
import { isWhole } from '../../support/soak.js';
import { asking, type Counted, counted, isOfItsVersion, replica, toCluster } from './served.js';
import { compiledFrom } from './small-base.js';

const minutes = 60_000;
const lacking = isWhole ? prepared() : 'only npm run test:soak';
if (isWhole && lacking !== null) console.warn(`NO OPENSEARCH CLUSTER HERE, ITS TESTS ARE SKIPPED: ${lacking}`);

let cluster: TestCluster;
let whole: Engine;
const texts = shippedSets().flatMap(({ queries }) => queries.map(({ text }) => text));
const settings = { questions: [], shards: 3, replicas: 1 };

/** Counts answers while something happens to the cluster. */
async function during(what: string, event: () => Promise<void>): Promise<Counted> {
  const expected = texts.slice(0, 100).map((text) => JSON.stringify(whole.query(text)));
  const count = await asking(cluster.address('shipped'), (stored) =>
    counted(
      async (at) => JSON.stringify(await stored.ask(texts[at % 100]!)) === expected[at % 100],
      async () => {
        await sleep(2_000);
        await event();
        await sleep(2_000);
      },
    ),
  );
  console.log(what, JSON.stringify(count));
  return count;
}

async function green(): Promise<void> {
  await toCluster(cluster, 'GET', '/_cluster/health?wait_for_status=green&wait_for_nodes=3&timeout=180s');
}

describe.skipIf(lacking !== null)('a cluster of three nodes', { timeout: 20 * minutes }, () => {
  beforeAll(async () => {
    [cluster, whole] = await Promise.all([startCluster(3), Engine.open({ kb: shippedFolders })]);
    await publish({ ...settings, engine: whole, to: cluster.address('shipped') });
  }, 10 * minutes);
  afterAll(() => cluster?.stop(), minutes);

  it('keeps giving the same answers while a node is killed and comes back', async () => {
    const node = ((await cluster.manager()) + 1) % 3;
    const count = await during('a node killed and back', async () => {
      await cluster.kill(node);
      await sleep(8_000);
      await cluster.restart(node);
    });
    await green();
    expect(count.wrong).toBe(0);
    expect(count.failed).toBeLessThan(count.right / 10);
  });

  it('keeps giving the same answers while its manager node is killed and comes back', async () => {
    const manager = await cluster.manager();
    const count = await during('the manager killed and back', async () => {
      await cluster.kill(manager);
      await sleep(8_000);
      await cluster.restart(manager);
    });
    await green();
    expect(count.wrong).toBe(0);
    expect(count.failed).toBeLessThan(count.right / 10);
  });

  it('keeps giving the same answers while a node hangs', async () => {
    const node = ((await cluster.manager()) + 1) % 3;
    const count = await during('a node that hangs for ten seconds', async () => {
      cluster.pause(node);
      await sleep(10_000);
      cluster.resume(node);
    });
    await green();
    expect(count.wrong).toBe(0);
    expect(Object.keys(count.codes).filter((code) => code !== 'store-unavailable')).toEqual([]);
  });

  it('keeps giving the same answers with full disks, and refuses to publish', async () => {
    const [small, changed] = await Promise.all([compiledFrom(['no available ip']), compiledFrom(['no free address'])]);
    const to = cluster.address('small');
    const { index } = await publish({ ...settings, engine: small, to });
    const disk = (free: string | null) => ({
      'cluster.routing.allocation.disk.threshold_enabled': free === null ? null : true,
      ...Object.fromEntries(
        ['low', 'high', 'flood_stage'].map((stage) => [`cluster.routing.allocation.disk.watermark.${stage}`, free]),
      ),
      'cluster.info.update.interval': free === null ? null : '10s',
    });
    // The cluster itself blocks writing and new indexes, and lifts that when there is space again.
    const isBlocked = async (): Promise<boolean> => {
      const [ofIndex, ofCluster] = await Promise.all([
        toCluster(cluster, 'GET', `/${index}/_settings`),
        toCluster(cluster, 'GET', '/_cluster/settings?flat_settings'),
      ]);
      return /"(?:read_only_allow_delete|cluster.blocks.create_index)":"true"/.test(
        JSON.stringify([ofIndex, ofCluster]),
      );
    };
    const count = await during('full disks', async () => {
      await toCluster(cluster, 'PUT', '/_cluster/settings', { transient: disk('90tb') });
      while (!(await isBlocked())) await sleep(1_000);
      const refused = await publish({ ...settings, engine: changed, to }).catch((error) => error);
      console.log('publishing is refused:', refused.code, refused.message);
      expect(['publish-failed', 'store-unavailable']).toContain(refused.code);
      expect(await asking(to, (stored) => stored.ask('no available ip'))).toEqual(small.query('no available ip'));
    });
    expect(count).toMatchObject({ wrong: 0, failed: 0 });
    await toCluster(cluster, 'PUT', '/_cluster/settings', { transient: disk('1mb') });
    while (await isBlocked()) await sleep(1_000);
    await toCluster(cluster, 'PUT', '/_cluster/settings', { transient: disk(null) });
    await green();
    await publish({ ...settings, engine: changed, to });
    expect(await asking(to, (stored) => stored.ask('no free address'))).toEqual(changed.query('no free address'));
  });

  it('gives answers of one version while another goes live every second', async () => {
    const two = await Promise.all([
      compiledFrom(['no available ip', 'gateway lost packets']),
      compiledFrom(['no available ip', 'gateway lost routes', 'no available memory']),
    ]);
    const to = cluster.address('swapped');
    const indexes: string[] = [];
    for (const engine of two) indexes.push((await publish({ ...settings, engine, to })).index);
    const server = await replica(to);
    const isRight = isOfItsVersion(two, 'no available ip');
    const count = await counted(
      async () => isRight(await server.post('/v1/query', { text: 'no available ip' })),
      async () => {
        for (let swap = 0; swap < 30; swap++) {
          const [from, into] = swap % 2 === 0 ? [indexes[1], indexes[0]] : indexes;
          const actions = [{ remove: { index: from, alias: 'swapped' } }, { add: { index: into, alias: 'swapped' } }];
          await toCluster(cluster, 'POST', '/_aliases', { actions });
          await sleep(1_000);
        }
      },
    ).finally(server.stop);
    console.log('thirty swaps of the alias', JSON.stringify(count));
    expect(count).toMatchObject({ wrong: 0, failed: 0 });
  });

  it('gives status 503 while two nodes are gone, never no_match, and answers when they are back', async () => {
    const server = await replica(cluster.address('shipped'));
    const statuses: Record<string, number> = {};
    const ask = async (): Promise<number> => {
      const answer = await server.post('/v1/query', { text: 'certificate of the api server expired yesterday' });
      const { code = 'answered' } = (await answer.json()) as { code?: string };
      statuses[`${answer.status} ${code}`] = (statuses[`${answer.status} ${code}`] ?? 0) + 1;
      return answer.status;
    };
    try {
      expect(await ask()).toBe(200);
      await cluster.kill(1);
      await cluster.kill(2);
      for (let tries = 0; tries < 5; tries++) expect(await ask()).toBe(503);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
      await Promise.all([cluster.restart(1), cluster.restart(2)]);
      for (let tries = 0; tries < 120 && (await ask()) !== 200; tries++) await sleep(1_000);
      expect(await ask()).toBe(200);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      expect(Object.keys(statuses).sort()).toEqual(['200 answered', '503 store-unavailable']);
    } finally {
      console.log('two of three gone', JSON.stringify(statuses));
      await server.stop();
    }
  });
});

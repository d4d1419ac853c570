import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../../src/adapters/opensearch/index.js';
import { Engine } from '../../../src/index.js';
import { shippedSets } from '../../quality/sets.js';
import { prepared, startCluster, type TestCluster } from '../../support/opensearch/cluster.js';
import { shippedFolders } from '../../support/shipped.js';
import { asking, replica } from './served.js';

const minutes = 60_000;
const lacking = prepared();
if (lacking !== null) console.warn(`NO OPENSEARCH CLUSTER HERE, ITS TESTS ARE SKIPPED: ${lacking}`);

let cluster: TestCluster;
let whole: Engine;
const texts = shippedSets().flatMap(({ queries }) => queries.map(({ text }) => text));

describe.skipIf(lacking !== null)('a cluster of one node', { timeout: 10 * minutes }, () => {
  beforeAll(async () => {
    [cluster, whole] = await Promise.all([startCluster(1), Engine.open({ kb: shippedFolders })]);
    await publish({ engine: whole, to: cluster.address('shipped'), questions: [], shards: 3, replicas: 0 });
  }, 10 * minutes);
  afterAll(() => cluster?.stop(), minutes);

  it('gives the same bytes as the snapshot', async () => {
    const wrong = await asking(cluster.address('shipped'), async (stored) => {
      const different: string[] = [];
      for (const text of texts.filter((_, at) => at % 40 === 0))
        if (JSON.stringify(await stored.ask(text)) !== JSON.stringify(whole.query(text))) different.push(text);
      return different;
    });
    expect(wrong).toEqual([]);
  });

  it('gives status 503 when it is gone, never no_match', async () => {
    const server = await replica(cluster.address('shipped'));
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

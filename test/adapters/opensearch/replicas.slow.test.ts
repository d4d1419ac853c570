import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../../src/adapters/opensearch/index.js';
import { Engine, type SessionView } from '../../../src/index.js';
import { freePort, prepared, startCluster, type TestCluster } from '../../support/opensearch/cluster.js';
import { hasProxy, startProxy } from '../../support/proxy.js';
import { shippedFolders } from '../../support/shipped.js';
import { isWhole } from '../../support/soak.js';
import { counted, isOfItsVersion, postTo } from './served.js';
import { compiledFrom } from './small-base.js';

const minutes = 60_000;
const program = fileURLToPath(new URL('../../../dist/bin.js', import.meta.url));
const lackingHere = existsSync(program) && hasProxy() ? null : 'npm run build, and nginx';
const lacking = isWhole ? (lackingHere ?? prepared()) : 'only npm run test:soak';
if (isWhole && lacking !== null) console.warn(`NO CLUSTER, PROGRAM OR PROXY HERE, ITS TESTS ARE SKIPPED: ${lacking}`);

const symptom = 'Pod stuck in ContainerCreating: no available ip';
let cluster: TestCluster;
let versions: readonly Engine[];
let proxy: Awaited<ReturnType<typeof startProxy>>;
const ports: number[] = [];
const processes: ChildProcess[] = [];

/** `triagraph serve` as a process of its own. */
async function start(at: number): Promise<void> {
  const options = ['--kb', cluster.address('shipped'), '--port', String(ports[at]), '--poll', '1', '--drain', '2'];
  const serving = spawn(process.execPath, [program, 'serve', ...options, '--log-level', 'silent'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes[at] = serving;
  await once(serving.stdout!, 'data');
}

async function restart(at: number): Promise<void> {
  const ended = once(processes[at]!, 'exit');
  processes[at]!.kill('SIGTERM');
  await ended;
  await start(at);
}

const publishing = (engine: Engine) =>
  publish({ engine, to: cluster.address('shipped'), questions: [], shards: 3, replicas: 1 });

describe.skipIf(lacking !== null)('three replicas behind a proxy', { timeout: 20 * minutes }, () => {
  beforeAll(async () => {
    cluster = await startCluster(3);
    versions = await Promise.all([
      Engine.open({ kb: shippedFolders }),
      compiledFrom([symptom, 'gateway lost packets']),
    ]);
    await publishing(versions[0]!);
    for (let at = 0; at < 3; at++) ports.push(await freePort());
    await Promise.all(ports.map((_, at) => start(at)));
    proxy = await startProxy(ports);
  }, 10 * minutes);
  afterAll(async () => {
    await proxy?.stop();
    for (const each of processes) each.kill('SIGKILL');
    await cluster?.stop();
  }, minutes);

  it("continue each other's sessions when each turn goes to another replica", async () => {
    const here = versions[0]!.start(symptom);
    const begun = await postTo(`http://127.0.0.1:${ports[0]}`)('/v1/sessions', { text: symptom });
    let { view: there } = (await begun.json()) as { view: SessionView };
    let { view } = here;
    for (let turn = 1; turn <= 6 && view.token !== null; turn++) {
      const observation = turn % 2 === 0 ? { outcome: 'normal' } : { outcome: 'abnormal' };
      view = versions[0]!.advance(view.token, observation);
      const post = postTo(`http://127.0.0.1:${ports[turn % 3]}`);
      const next = await post('/v1/sessions/advance', { token: there.token, observation });
      there = (await next.json()) as SessionView;
      expect(there.step?.title).toBe(view.step?.title);
      expect(there.visits.length).toBe(view.visits.length);
    }
  });

  it('keep answering while they are restarted one after the other', async () => {
    const isRight = isOfItsVersion(versions, symptom);
    const post = postTo(proxy.url);
    const count = await counted(
      async () => isRight(await post('/v1/query', { text: symptom })),
      async () => {
        for (let at = 0; at < 3; at++) await restart(at);
      },
    );
    console.log('a rolling restart', JSON.stringify(count));
    expect(count).toMatchObject({ wrong: 0, failed: 0 });
    expect(count.right).toBeGreaterThan(20);
  });

  it('keep answering while three versions are published, each answer from one version', async () => {
    const isRight = isOfItsVersion(versions, symptom);
    const post = postTo(proxy.url);
    const count = await counted(
      async () => isRight(await post('/v1/query', { text: symptom })),
      async () => {
        for (const at of [1, 0, 1]) {
          await publishing(versions[at]!);
          await sleep(3_000);
        }
      },
    );
    console.log('a rolling publication of three versions', JSON.stringify(count));
    expect(count).toMatchObject({ wrong: 0, failed: 0 });
    expect(count.right).toBeGreaterThan(20);
  });
});

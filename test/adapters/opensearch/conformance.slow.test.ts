import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../../src/adapters/opensearch/index.js';
import { Engine } from '../../../src/index.js';
import { labelledSets, shippedSets } from '../../quality/sets.js';
import { prepared, startCluster, type TestCluster } from '../../support/opensearch/cluster.js';
import { shippedFolders } from '../../support/shipped.js';
import { isWhole } from '../../support/soak.js';
import { asking, toCluster } from './served.js';
import { compiledFrom } from './small-base.js';

const minutes = 60_000;
const lacking = isWhole ? prepared() : 'only npm run test:soak';
if (isWhole && lacking !== null) console.warn(`NO OPENSEARCH CLUSTER HERE, ITS TESTS ARE SKIPPED: ${lacking}`);

/** TRIAGRAPH_SAMPLE=10 asks every tenth symptom. */
const every = Number(process.env.TRIAGRAPH_SAMPLE ?? 1);

let cluster: TestCluster;
/** The shipped base. */
let whole: Engine;
/** The same before documents were changed, added and removed. */
const earlier: Engine[] = [];
let expected: ReadonlyMap<string, string>;
const folder = mkdtempSync(join(tmpdir(), 'conformance-'));

/** Every `step`th document is left out, or changed. */
async function compiledBefore(step: number): Promise<Engine> {
  const copies = shippedFolders.map((path) => join(folder, String(step), basename(path)));
  copies.forEach((copy, at) => {
    cpSync(shippedFolders[at]!, copy, { recursive: true });
  });
  const files = copies.flatMap((copy) =>
    readdirSync(copy, { recursive: true, encoding: 'utf8' }).map((path) => join(copy, path)),
  );
  for (const [at, file] of files
    .filter((path) => path.endsWith('.md'))
    .sort()
    .entries()) {
    if (at % (2 * step) === 0) rmSync(file);
    else if (at % step === 0)
      writeFileSync(file, readFileSync(file, 'utf8').replace('\n## ', '\nA cable was loose.\n\n## '));
  }
  return Engine.open({ kb: copies });
}

async function differing(name: string): Promise<string[]> {
  return asking(cluster.address(name), async (stored) => {
    const different: string[] = [];
    for (const [text, answer] of expected) if (JSON.stringify(await stored.ask(text)) !== answer) different.push(text);
    console.log(name, `${expected.size} symptoms, ${different.length} different`, new Date().toISOString());
    return different;
  });
}

/** Hours on a busy machine: every golden and every labelled symptom, whole answers. */
describe.skipIf(lacking !== null)('answers of a cluster of three nodes', { timeout: 120 * minutes }, () => {
  beforeAll(async () => {
    cluster = await startCluster(3);
    whole = await Engine.open({ kb: shippedFolders });
    const texts = [...shippedSets(), ...labelledSets()].flatMap(({ queries }) => queries.map(({ text }) => text));
    const asked = [...new Set(texts)].filter((_, at) => at % every === 0);
    expected = new Map(asked.map((text) => [text, JSON.stringify(whole.query(text))]));
  }, 60 * minutes);
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await cluster?.stop();
  }, minutes);

  it.each([1, 3, 5])('equal those of the snapshot, byte for byte, with %i shards', async (shards) => {
    const name = `shards-${shards}`;
    const { sent, documents } = await publish({
      engine: whole,
      to: cluster.address(name),
      questions: [],
      shards,
      replicas: 1,
    });
    expect(sent).toBe(documents);
    expect(await differing(name)).toEqual([]);
  });

  it('equal those of the snapshot after versions with other documents, and after a forced merge', async () => {
    const to = cluster.address('increments');
    const settings = { to, questions: [], shards: 3, replicas: 1 };
    for (const step of [20, 30]) earlier.push(await compiledBefore(step));
    const reports = [];
    for (const engine of [...earlier, whole]) reports.push(await publish({ ...settings, engine }));
    console.log('sent', reports.map(({ sent, documents }) => `${sent} of ${documents}`).join(', '));
    expect(reports[2]!.removed).toHaveLength(1);
    expect(await differing('increments')).toEqual([]);
    await toCluster(cluster, 'POST', '/increments*/_forcemerge?max_num_segments=1');
    expect(await differing('increments')).toEqual([]);
  });

  it('are the same documents when a thousand have the same score', async () => {
    const equal = await compiledFrom(Array.from({ length: 1_000 }, () => 'no available ip'));
    for (const shards of [1, 3, 5]) {
      const to = cluster.address(`equal-${shards}`);
      const { asked } = await publish({ engine: equal, to, questions: ['no available ip'], shards, replicas: 0 });
      expect(asked).toBe(1);
    }
  });
});

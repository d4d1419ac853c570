import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OtherAdapters } from '../../../src/adapters/access/settings.js';
import { main } from '../../../src/adapters/cli/index.js';
import { modelTools } from '../../../src/adapters/mcp/model-tools.js';
import { openSource, publish } from '../../../src/adapters/opensearch/index.js';
import { Engine, type RecordStore } from '../../../src/index.js';
import { folderOf } from '../../support/folder.js';
import { gatewayKnowledgeBase } from '../../support/gateway.js';
import { Sink } from '../terminal.js';
import { type FakeCluster, startFakeCluster } from './fake-cluster.js';

const folder = folderOf(gatewayKnowledgeBase);
const symptom = 'gateway drops packets on node worker-1';
let cluster: FakeCluster;
let whole: Engine;

beforeAll(async () => {
  cluster = await startFakeCluster();
  whole = await Engine.open({ kb: [folder], cache: false });
  await publish({ engine: whole, to: cluster.address('gateway'), questions: [symptom], shards: 1, replicas: 0 });
});
afterAll(() => cluster.stop());

/** What a command prints for these lines of input. */
async function printed(argv: readonly string[], lines: readonly string[]) {
  const [stdout, stderr] = [new Sink(), new Sink()];
  const streams = {
    stdin: Readable.from([Buffer.from(lines.map((line) => `${line}\n`).join(''))]),
    stdout,
    stderr,
    env: {},
    cwd: folder,
    isTTY: { stdin: false, stdout: false, stderr: false },
    columns: undefined,
  };
  const code = await main(argv, streams, undefined, { openSource } as unknown as OtherAdapters);
  return { code, out: stdout.text, err: stderr.text };
}

describe('a published knowledge base', () => {
  it.each([
    { argv: ['query', symptom], lines: [] },
    { argv: ['explain', symptom], lines: [] },
    { argv: ['show', 'gateway'], lines: [] },
    {
      argv: ['diagnose', symptom],
      lines: ['paste', 'lossPercent: 12', '.', 'next', 'jump 2', 'back', 'normal', 'done'],
    },
    { argv: ['diagnose', symptom, '--json'], lines: ['1', 'abnormal', 'set node-name=worker-1', 'note seen before'] },
  ])('gives the command $argv.0 the same output as its folder', async ({ argv, lines }) => {
    const there = await printed([...argv, '--kb', cluster.address('gateway')], lines);
    expect(there).toEqual(await printed([...argv, '--kb', folder, '--no-cache'], lines));
    expect(there.code).toBe(0);
  });

  it('gives the tools for language models the same answers as its folder', async () => {
    const source = await openSource(cluster.address('gateway'));
    const [here, there] = [whole, await Engine.open({ store: (await source.open(true)) as RecordStore })].map(
      modelTools,
    );
    const { token } = whole.start(symptom).view;
    const given = [
      { symptom },
      { document: 'gateway', step: '2' },
      { session: token, output: 'lossPercent: 12' },
      { document: 'gateway' },
      { symptom, document: 'gateway', limit: 20 },
    ];
    for (const [at, tool] of here!.entries()) {
      const answer = await there![at]!.run(given[at]!);
      expect(answer).toEqual(await tool.run(given[at]!));
      expect(answer.isError).toBe(false);
    }
    await source.close();
  });

  it.each(['lint', 'graph'])('is refused by the command %s, which needs a snapshot', async (command) => {
    const { code, err } = await printed([command, '--kb', cluster.address('gateway')], []);
    expect(code).toBeGreaterThan(0);
    expect(err).toMatch(/snapshot|folder|file/);
  });
});

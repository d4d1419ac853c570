import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { memoryCache } from '../../src/engine/file-cache.js';
import { TestRuns } from '../../src/engine/goldens/test-runs.js';
import { Engine, testKnowledgeBase } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const documents = {
  'a.md': '# etcd loses its leader\n\n## Symptoms\n\n- etcd has no leader\n\n## Steps\n\n1. Look at the members.\n',
  'b.md': '# Subnet without addresses\n\n## Symptoms\n\n- no available address in subnet\n\n## Cause\n\nToo small.\n',
};
const goldens = [
  '- symptom: etcd has no leader\n  expect: a\n',
  '- symptom: no available address in subnet\n  expect: b\n',
  '- symptom: etcd has no leader any more\n  expect: b\n',
  '- symptom: what is for lunch\n  status: no_match\n',
].join('');

/** A script that runs as the other thread. */
function scriptOf(text: string): URL {
  const script = `import { parentPort } from 'node:worker_threads';\nparentPort.on('message', (request) => { ${text} });\n`;
  return pathToFileURL(join(folderOf({ 'worker.mjs': script }), 'worker.mjs'));
}

describe('tests that are run again and again', () => {
  let engine: Engine;
  let folder: string;
  const paths = () => ({ documents: [folder], goldens: [] });

  beforeAll(async () => {
    folder = folderOf({ ...documents, 'goldens/all.yaml': goldens });
    engine = await Engine.open({ kb: [folder], cache: false });
  });

  const runsWith = (script: URL | null) => {
    const cache = memoryCache(false);
    const runs = new TestRuns(cache, script);
    onTestFinished(() => runs.close());
    return { runs, cache };
  };

  it('tell what one run tells, in one thread', async () => {
    const { runs } = runsWith(null);
    const once = await testKnowledgeBase(engine, paths(), folder);
    expect(once.goldens.map(({ diagnostics }) => diagnostics.length)).toEqual([0, 0, 1, 0]);
    for (let run = 0; run < 2; run++) expect(await runs.test(engine, paths(), folder)).toEqual(once);
  });

  it('still hold a golden to the step that it demands', async () => {
    const demanding =
      '- symptom: etcd has no leader\n  expect: a\n  step: step-1\n- symptom: etcd has no leader\n  step: step-9\n';
    const here = folderOf({ ...documents, 'goldens/all.yaml': demanding });
    const { runs } = runsWith(null);
    const { goldens: asked } = await runs.test(engine, { documents: [here], goldens: [] }, here);
    expect(asked.map(({ diagnostics }) => diagnostics.length)).toEqual([0, 1]);
  });

  it.each([
    ['ends with what it took', 'Atomics.add(request.next, 0, 3); process.exit(1);'],
    ['throws', "throw new Error('no memory');"],
    [
      'answers for nothing that it took',
      'Atomics.add(request.next, 0, 2); parentPort.postMessage({ asked: [], audited: null });',
    ],
  ])('tell the same where the other thread %s', async (_, script) => {
    const { runs } = runsWith(scriptOf(script));
    const once = await testKnowledgeBase(engine, paths(), folder);
    for (let run = 0; run < 2; run++) expect(await runs.test(engine, paths(), folder)).toEqual(once);
  });

  it('take what the other thread answers, and keep what it found in the documents', async () => {
    const result =
      '{ golden: request.goldens[1].golden, path: "other thread", range: null, answer: null, diagnostics: [] }';
    const found = '[{ ruleId: "retrieval/shadowed", severity: "info", message: "found elsewhere", path: "a.md" }]';
    const { runs, cache } = runsWith(
      scriptOf(`parentPort.postMessage({ asked: [[1, ${result}]], audited: request.audit ? ${found} : null });`),
    );
    const first = await runs.test(engine, paths(), folder);
    expect(first.goldens[1]).toMatchObject({ path: 'other thread' });
    expect(first.goldens).toHaveLength(4);
    expect((await engine.audit({ cache })).map(({ message }) => message)).toEqual(['found elsewhere']);
  });
});

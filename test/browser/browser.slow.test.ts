import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
// @ts-expect-error a script without types
import { bundleForBrowsers } from '../../scripts/bundle.mjs';
import type * as browser from '../../src/browser.js';
import { compileKnowledgeBase, Engine, presenters } from '../../src/index.js';
import { sampled, soak } from '../support/soak.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = join(root, 'src', 'browser.ts');

/** The globals of a page that the engine may use: no process, Buffer, require, setImmediate, timers or network. */
const globals = { TextDecoder, TextEncoder, URL, atob, btoa, crypto, performance };

/** The bundle as a page would run it, even with a policy that forbids eval. */
function load(code: string): typeof browser {
  const context = createContext({ ...globals }, { codeGeneration: { strings: false, wasm: false } });
  runInContext(code, context);
  return (context as unknown as { triagraph: typeof browser }).triagraph;
}

function goldenSymptoms(): string[] {
  const folder = join(root, 'goldens');
  return readdirSync(folder).flatMap((name) =>
    (parse(readFileSync(join(folder, name), 'utf8')) as { symptom: string }[]).map(({ symptom }) => symptom),
  );
}

let code: string;
let snapshot: Uint8Array;
let inNode: Engine;
let inBrowser: browser.SnapshotEngine;
let library: typeof browser;

beforeAll(async () => {
  code = await bundleForBrowsers(source, 'iife');
  library = load(code);
  snapshot = (await compileKnowledgeBase({ paths: [join(root, 'workflows'), join(root, 'cases')], cache: false }))
    .bytes;
  inNode = await Engine.open({ snapshot });
  inBrowser = await library.openSnapshot(snapshot);
});

describe('the browser bundle', () => {
  it('contains no Node import', () => {
    expect(code.match(/["'`]node:\w+|\bBuffer\b|\brequire\(|\bsetImmediate\b|import\.meta/g)).toBeNull();
  });

  it('fails to build when a Node module is reachable', async () => {
    await expect(bundleForBrowsers(join(root, 'src', 'platform', 'node.ts'))).rejects.toThrow(/node:/);
  });
});

describe('an engine in a browser', () => {
  const symptoms = [
    ...sampled(goldenSymptoms(), 4),
    'kubectl gte pods ContainerCreatign',
    '',
    '你好',
    'x'.repeat(70_000),
    '\ud83d',
  ];

  it('gives byte-identical answers to the engine in Node', () => {
    expect(symptoms.length).toBeGreaterThan(soak(400, 100));
    for (const symptom of symptoms) {
      const options = { product: 'kube-ovn', params: { namespace: 'kube-system' } };
      const diagnosis = inNode.query(symptom, options);
      const other = inBrowser.query(symptom, options);
      expect(JSON.stringify(other)).toBe(JSON.stringify(diagnosis));
      expect(library.presenters.diagnosis.markdown(other)).toBe(presenters.diagnosis.markdown(diagnosis));
      expect(library.presenters.diagnosis.text(other)).toBe(presenters.diagnosis.text(diagnosis));
    }
  });

  it('gives the same explanations, presentations and diagrams as in Node', () => {
    expect(inBrowser.info()).toEqual(inNode.info());
    expect(JSON.stringify(inBrowser.documents())).toBe(JSON.stringify(inNode.documents()));
    expect(JSON.stringify(inBrowser.graph())).toBe(JSON.stringify(inNode.graph()));
    expect(JSON.stringify(inBrowser.lint())).toBe(JSON.stringify(inNode.lint()));
    for (const { path } of inNode.documents()) {
      expect(JSON.stringify(inBrowser.show(path))).toBe(JSON.stringify(inNode.show(path)));
      expect(JSON.stringify(inBrowser.flowchart(path))).toBe(JSON.stringify(inNode.flowchart(path)));
    }
    for (const symptom of symptoms.slice(0, 12)) {
      const doc = inNode.documents()[3]!.path;
      expect(JSON.stringify(inBrowser.explain(symptom, { doc }))).toBe(
        JSON.stringify(inNode.explain(symptom, { doc })),
      );
    }
  });

  it('runs sessions as in Node, and tokens are interchangeable', () => {
    const withoutToken = ({ token: _token, ...view }: browser.SessionView) => JSON.stringify(view);
    for (const symptom of symptoms.slice(0, 40)) {
      let here = inNode.start(symptom).view;
      let there = inBrowser.start(symptom).view;
      for (let turn = 0; turn < 4 && here.token !== null && here.status === 'step'; turn++) {
        expect(withoutToken(there)).toBe(withoutToken(here));
        const observation = turn % 2 === 0 ? { outcome: 'abnormal' as const } : { output: 'STATUS: Pending' };
        const crossed = inBrowser.advance(here.token, observation);
        here = inNode.advance(there.token!, observation);
        there = crossed;
      }
      expect(withoutToken(there)).toBe(withoutToken(here));
    }
  });

  it('refuses a modified token', () => {
    const { token } = inBrowser.start(symptoms[0]!).view;
    const changed = token!.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    expect(() => inBrowser.advance(changed, { outcome: 'normal' })).toThrow(/session/);
  });
});

describe('a snapshot for a browser', () => {
  const hash = () => inNode.info().hash;

  it('is bytes, a buffer, a response or a blob', async () => {
    const buffer = snapshot.slice().buffer;
    const shifted = new Uint8Array(snapshot.length + 3);
    shifted.set(snapshot, 3);
    for (const source of [buffer, shifted.subarray(3), new Response(buffer), new Blob([buffer])]) {
      expect((await library.openSnapshot(source)).info().hash).toBe(hash());
    }
  });

  it('is refused with the same code as in Node when it is invalid', async () => {
    const codeOf = (source: browser.SnapshotSource) => library.openSnapshot(source).catch((error) => error.code);
    expect(await codeOf(new Uint8Array(5))).toBe('snapshot/not-a-snapshot');
    expect(await codeOf(snapshot.subarray(0, 5_000))).toBe('snapshot/damaged');
    expect(await codeOf(new Response('not here', { status: 404 }))).toBe('snapshot-not-fetched');
  });
});

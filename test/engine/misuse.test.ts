import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  compileKnowledgeBase,
  Engine,
  openLive,
  type QueryOptions,
  TriagraphError,
  writeSnapshot,
} from '../../src/index.js';
import { folderOf } from '../support/folder.js';
import { smallKnowledgeBase } from '../support/knowledge.js';

async function refusal(open: () => unknown): Promise<TriagraphError> {
  try {
    await open();
  } catch (error) {
    if (error instanceof TriagraphError) return error;
    throw error;
  }
  throw new Error('It was accepted');
}

describe('an invalid call', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await Engine.open({ kb: [folderOf(smallKnowledgeBase)], cache: false });
  });

  it.each([undefined, null, 5, {}, ['ip']])('is rejected because a symptom must be a string, not %s', async (text) => {
    expect(await refusal(() => engine.query(text as string))).toMatchObject({ code: 'query-text' });
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'is rejected because a limit cannot be %s',
    async (limit) => {
      expect(await refusal(() => engine.query('ip', { limit }))).toMatchObject({ code: 'query-limit' });
    },
  );

  it('is rejected with the list of languages', async () => {
    expect(await refusal(() => engine.query('ip', { language: 'fr' as 'en' }))).toMatchObject({
      code: 'query-language',
    });
  });

  it.each([
    ['query-params', { params: { 'subnet-name': 5 } }, /subnet-name/],
    ['query-params', { params: ['ovn-default'] }, /params/],
    ['query-params', { params: null }, /params/],
    ['query-product', { product: ['kube-ovn'] }, /product/],
    ['query-version', { version: 1.12 }, /version of type number/],
  ])('is rejected because %s takes string values', async (code, options, message) => {
    const asked = options as unknown as QueryOptions;
    for (const ask of [() => engine.query('no available ip', asked), () => engine.start('no available ip', asked)])
      expect(await refusal(ask)).toMatchObject({ code, message: expect.stringMatching(message) });
  });

  it.each([
    [
      'query',
      /"lang" of query, expected limit, language, product, version, params, forVersion, labels\.$/,
      { lang: 'zh' },
    ],
    ['query', /"document" of query/, { document: 'ip-management' }],
    ['start', /"doc" of start/, { doc: 'ip-management' }],
    ['flowchart', /"sympton" of flowchart/, { sympton: 'no available ip' }],
    ['explain', /"document" of explain/, { document: 'ip-management' }],
    ['query', /"x{80}…"/, { ['x'.repeat(100_000)]: 1 }],
  ] as const)('is rejected by %s with the known options: %s', async (name, message, options) => {
    const ask = () => engine[name]('no available ip', options as never);
    expect(await refusal(ask)).toMatchObject({ code: 'option-unknown', message: expect.stringMatching(message) });
  });

  it('is rejected with the options of Engine.open, and a list of paths must be one', async () => {
    const typo = { paths: ['runbooks'] } as object;
    expect((await refusal(() => Engine.open(typo))).message).toMatch(/"paths" of Engine\.open, expected kb, /);
    expect((await refusal(() => openLive({ onreload: () => {} } as object))).message).toMatch(/"onreload" of openLive/);
    const misspelt = { paths: ['runbooks'], worker: 2 };
    expect((await refusal(() => compileKnowledgeBase(misspelt))).message).toMatch(
      /"worker" of compileKnowledgeBase, expected paths, /,
    );
    for (const kb of ['runbooks', [5], { 0: 'runbooks' }] as unknown as string[][])
      for (const open of [() => Engine.open({ kb }), () => openLive({ kb })])
        expect(await refusal(open)).toMatchObject({ code: 'kb-paths' });
    const sessionKey = 1234567890123456 as unknown as string;
    expect(await refusal(() => Engine.open({ kb: [folderOf()], cache: false, sessionKey }))).toMatchObject({
      code: 'session-key',
    });
  });

  it.each([null, 'zh', ['zh'], 5])('is rejected because options must be an object, not %s', async (options) => {
    for (const name of ['query', 'start', 'explain', 'flowchart'] as const)
      expect(await refusal(() => engine[name]('no available ip', options as never))).toMatchObject({
        code: 'options-type',
      });
    expect(await refusal(() => engine.graph(options as object))).toMatchObject({ code: 'options-type' });
    expect(await refusal(() => Engine.open(options as object))).toMatchObject({ code: 'options-type' });
  });

  it.each([
    ['snapshot', 'kb.snapshot'],
    ['snapshot', new ArrayBuffer(8)],
    ['project', 7],
    ['clock', '12:00'],
  ])('is rejected because of the type of the option %s', async (name, value) => {
    expect(await refusal(() => Engine.open({ [name]: value }))).toMatchObject({
      code: 'options-type',
      message: expect.stringContaining(`Unexpected ${name} of type ${typeof value}`),
    });
  });

  it.each([undefined, null, 5, {}])('is rejected because an id must be a string, not %s', async (id) => {
    const name = id as string;
    const asking = [
      () => engine.show(name),
      () => engine.cases(name),
      () => engine.suggestIds(name),
      () => engine.flowchart(name),
      // Without a document, the first match is explained.
      ...(id === undefined ? [] : [() => engine.explain('no available ip', { doc: name })]),
    ];
    for (const ask of asking) expect(await refusal(ask)).toMatchObject({ code: 'document-id' });
  });

  it.each([-1, 1.5, Number.NaN, '2'])('is rejected because a graph depth cannot be %s', async (depth) => {
    expect(await refusal(() => engine.graph({ around: 'ip-management', depth: depth as number }))).toMatchObject({
      code: 'graph-depth',
    });
  });

  it.each([0, -1, Number.NaN, 2 ** 31, '5'])('is rejected because a poll interval cannot be %s', async (every) => {
    const live = await openLive({ kb: [folderOf(smallKnowledgeBase)], cache: false });
    try {
      expect(await refusal(() => live.poll(every as number))).toMatchObject({ code: 'poll-interval' });
    } finally {
      await live.close();
    }
  });

  it('returns null for an unknown document or node', () => {
    for (const id of ['', 'nothing', '__proto__', 'constructor', '../workflows/en/dns.md']) {
      expect(engine.show(id), id).toBeNull();
      expect(engine.graph({ around: id }), id).toBeNull();
    }
  });
});

describe('a knowledge base that cannot be opened', () => {
  it('is named, with what to do, when it is missing', async () => {
    const path = join(folderOf(), 'nowhere');
    const error = await refusal(() => Engine.open({ kb: [path] }));
    expect(error).toMatchObject({ code: 'root-not-found', exitCode: 2 });
    expect(error.message).toContain(path);
  });

  it('is named when it is a damaged snapshot', async () => {
    const path = join(folderOf(), 'kb.snapshot');
    const { bytes } = await compileKnowledgeBase({ paths: [folderOf(smallKnowledgeBase)], cache: false });
    const damaged = bytes.slice();
    damaged[damaged.length >> 1]! ^= 1;
    for (const [content, code] of [
      [damaged, 'snapshot/damaged'],
      [bytes.subarray(0, bytes.length - 8), 'snapshot/damaged'],
      [bytes.subarray(0, 8), 'snapshot/not-a-snapshot'],
    ] as const) {
      writeFileSync(path, content);
      const error = await refusal(() => Engine.open({ kb: [path] }));
      expect(error).toMatchObject({ code, exitCode: 1 });
      expect(error.message).toContain(path);
      expect(error.message).toMatch(/compile/);
    }
  });

  it('is refused when a snapshot and a folder are mixed', async () => {
    const folder = folderOf(smallKnowledgeBase);
    const path = join(folderOf(), 'kb.snapshot');
    await writeSnapshot(path, (await compileKnowledgeBase({ paths: [folder], cache: false })).bytes);
    expect(await refusal(() => Engine.open({ kb: [path, folder] }))).toMatchObject({ code: 'snapshot-not-alone' });
  });

  it('answers no_match if it is empty, and reports that', async () => {
    const engine = await Engine.open({ kb: [folderOf()], cache: false });
    expect(engine.query('no available ip')).toMatchObject({ status: 'no_match', kb: { documents: 0 }, matches: [] });
    expect(engine.lint().map(({ ruleId }) => ruleId)).toEqual(['read/no-documents']);
    expect(engine.graph()).toEqual({ nodes: [], edges: [] });
  });
});

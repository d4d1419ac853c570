import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { AnalysisCache, analysisFor } from '../../src/engine/analyze/analysis.js';
import { analyzeFiles } from '../../src/engine/analyze/analyze-files.js';
import { type PackedDocument, unpackDocuments } from '../../src/engine/analyze/packed-document.js';
import type { CacheStore } from '../../src/engine/file-cache.js';
import { compileKnowledgeBase, Engine, resolveKnowledgeBase } from '../../src/index.js';
import { decodeSource } from '../../src/read/index.js';
import { edited } from '../support/fixture-documents.js';
import { folderOf } from '../support/folder.js';
import { gatewayKnowledgeBase } from '../support/gateway.js';
import { smallKnowledgeBase } from '../support/knowledge.js';

describe('a closed knowledge base', () => {
  it('answers nothing, instead of what is left in memory', async () => {
    const engine = await Engine.open({ kb: [folderOf(smallKnowledgeBase)], cache: false });
    await engine.close();
    for (const ask of [() => engine.query('no ip'), () => engine.show('a'), () => engine.start('no ip')])
      expect(ask).toThrow(expect.objectContaining({ code: 'engine-closed' }));
    await expect(engine.ask('no ip')).rejects.toMatchObject({ code: 'engine-closed' });
    await engine.close();
  });
});

describe('an opened knowledge base', () => {
  let engine: Engine;
  beforeAll(async () => {
    const damaged = Object.fromEntries(
      Object.entries(gatewayKnowledgeBase).map(([path, text], at) => [
        `x/${path}`,
        `${edited(text, at)}\n[missing](none.md)\n`,
      ]),
    );
    engine = await Engine.open({ kb: [folderOf({ ...smallKnowledgeBase, ...damaged })], cache: false });
  });

  it('shows each document with its own diagnostics only', () => {
    const findings = engine.lint();
    const shown = engine.documents().flatMap(({ path }) => engine.show(path)!.diagnostics);
    expect(shown).toEqual(findings);
    expect(new Set(shown.map(({ path }) => path)).size).toBeGreaterThan(1);
  });

  it('finds every document by its path and its id, including the first', () => {
    for (const [at, { path, id }] of engine.documents().entries()) {
      expect(engine.show(path)?.path, `${at}`).toBe(path);
      expect(engine.show(id)?.id).toBe(id);
      expect(engine.cases(path)).not.toBeNull();
      expect(engine.flowchart(path)?.path).toBe(path);
      expect(engine.explain('no available ip', { doc: path })).not.toBeNull();
    }
    expect(engine.documents().map(({ path }) => path)).toEqual(
      engine
        .documents()
        .map(({ path }) => path)
        .sort(),
    );
    expect([engine.show('nowhere'), engine.cases('nowhere'), engine.flowchart('nowhere')]).toEqual([null, null, null]);
    expect(engine.explain('no available ip', { doc: 'nowhere' })).toBeNull();
  });

  it('resolves an id to the translation in the requested language, and a path to its document', () => {
    const [en, zh] = ['workflows/en/subnet-full.md', 'workflows/zh/subnet-full.md'];
    const flowchart = (id: string, options: object) => engine.flowchart(id, options)?.path;
    const explained = (doc: string, text: string, options: object = {}) =>
      engine.explain(text, { doc, ...options })?.document.path;
    expect(flowchart('subnet-full', { language: 'zh' })).toBe(zh);
    expect(flowchart('subnet-full', { language: 'en' })).toBe(en);
    expect(flowchart('subnet-full', { symptom: '子网地址耗尽' })).toBe(zh);
    expect(flowchart('subnet-full', { symptom: 'no available ip' })).toBe(en);
    expect(flowchart('subnet-full', { symptom: 'no available ip', language: 'zh' })).toBe(zh);
    expect(flowchart(en, { language: 'zh' })).toBe(en);
    expect(flowchart(zh, { language: 'en' })).toBe(zh);
    expect(explained('subnet-full', '子网地址耗尽')).toBe(zh);
    expect(explained('subnet-full', 'no available ip')).toBe(en);
    expect(explained('subnet-full', 'no available ip', { language: 'zh' })).toBe(zh);
    expect(explained(en, '子网地址耗尽')).toBe(en);
  });

  it('returns a snapshot with the same answers, and the counts of its documents', async () => {
    const again = await Engine.open({ snapshot: engine.snapshot() });
    expect(again.info()).toEqual(engine.info());
    expect(again.lint()).toEqual(engine.lint());
    const documents = engine.documents().map(({ path }) => engine.show(path)!);
    expect(documents).toEqual(again.documents().map(({ path }) => again.show(path)));
    const commands = documents.flatMap(({ steps }) => steps.flatMap((step) => step.commands));
    expect(engine.info()).toMatchObject({
      documents: documents.length,
      steps: documents.reduce((sum, { steps }) => sum + steps.length, 0),
      commands: commands.length,
      bytes: engine.snapshot().byteLength,
    });
  });
});

describe('findings', () => {
  it('are sorted by path, then by position, then by rule', async () => {
    const text =
      '---\npriority: "2000"\ntriggers: [30000]\n---\n\n# A\n\n##B\n\n```\nls\n```\n\n[x](nowhere.md) [y](neither.md)\n';
    const { diagnostics } = await compileKnowledgeBase({
      paths: [folderOf({ 'b.md': text, 'a.md': text })],
      cache: false,
    });
    const keys = diagnostics.map(({ path, range, ruleId }) => [path, range?.start.offset ?? -1, ruleId] as const);
    const sorted = [...keys].sort((left, right) =>
      left[0] < right[0] ? -1 : left[0] > right[0] ? 1 : left[1] - right[1] || (left[2] < right[2] ? -1 : 1),
    );
    expect(keys).toEqual(sorted);
    expect(new Set(keys.map(([path]) => path)).size).toBe(2);
    expect(keys.length).toBeGreaterThan(8);
  });
});

describe('the analyses of files', () => {
  const sources = Object.entries(smallKnowledgeBase).map(([path, text]) => decodeSource(path, Buffer.from(text)));
  const store = () => {
    const entries = new Map<string, Uint8Array>();
    const cache: CacheStore = {
      read: (key) => entries.get(key) ?? null,
      write: (key, bytes) => void entries.set(key, Uint8Array.from(bytes)),
    };
    return { cache };
  };
  const analysis = () => analysisFor({ paths: ['x'], cache: false, project: folderOf() });

  it('have the order of the files, whichever were cached, and are counted when they are done', async () => {
    const { settings } = await analysis();
    const { cache } = store();
    const counts: number[] = [];
    const analyze = (files: typeof sources, name = 'a') =>
      analyzeFiles([...files], settings, new AnalysisCache(cache, name), { onProgress: (done) => counts.push(done) });
    const paths = (documents: readonly PackedDocument[]) => documents.map(({ names }) => names.path);
    expect(paths(await analyze(sources))).toEqual(sources.map(({ path }) => path));
    expect(counts.splice(0)).toEqual(sources.map((_, at) => at + 1));
    await analyze(sources);
    expect(counts.splice(0)).toEqual([]);
    const changed = sources.map((file, at) => (at % 2 === 0 ? decodeSource(file.path, Buffer.from('# New\n')) : file));
    const again = await analyze(changed);
    expect(again.map(({ names }) => names.hash)).toEqual(changed.map(({ hash }) => hash));
    expect(counts.splice(0)).toEqual([4, 5, 6].slice(0, Math.ceil(sources.length / 2)));
    await analyze(sources, 'b');
    expect(counts.splice(0)).toHaveLength(sources.length);
  });

  it('are cached by path and content under a name, even for another process, and replace others', async () => {
    const { settings } = await analysis();
    const { cache } = store();
    const documents = await analyzeFiles([...sources], settings, new AnalysisCache(null, ''));
    new AnalysisCache(cache, 'a').keep(sources, documents);
    const found = (name: string, file: { path: string; hash: string }) => new AnalysisCache(cache, name).find(file);
    sources.forEach((file, at) => {
      expect(found('a', file)).toEqual(documents[at]);
      expect(found('b', file)).toBeNull();
      expect(found('a', { ...file, hash: 'x' })).toBeNull();
      expect(found('a', { ...file, path: `${file.path}x` })).toBeNull();
    });
    new AnalysisCache(cache, 'a').keep(sources.slice(1), documents.slice(1));
    expect(found('a', sources[0]!)).toBeNull();
    expect(found('a', sources[1]!)).toEqual(documents[1]);
  });

  it('of many files are cached in portions, so that an interrupted compilation can be resumed', async () => {
    const { settings } = await analysis();
    const { cache } = store();
    const analyze = (onProgress: (done: number) => void) =>
      analyzeFiles([...sources], settings, new AnalysisCache(cache, 'a'), { onProgress, atOnce: 2 });
    const whole = await analyzeFiles([...sources], settings, new AnalysisCache(null, ''));
    const killed = (done: number): void => {
      if (done === sources.length) throw new Error('killed');
    };
    await expect(analyze(killed)).rejects.toThrow('killed');
    const counts: number[] = [];
    const parts = (documents: readonly PackedDocument[]) =>
      unpackDocuments(documents).map(({ head, stored, source, indexed }) => [
        head.path,
        head.facts,
        stored,
        source,
        indexed,
      ]);
    expect(parts(await analyze((done) => counts.push(done)))).toEqual(parts(whole));
    expect(counts.length).toBeGreaterThan(0);
    expect(counts.length).toBeLessThan(sources.length);
    expect(counts.at(-1)).toBe(sources.length);
  });

  it('of a document whose parsing was cut short are never cached', async () => {
    const { settings, inputOf, collectionOf } = await analysis();
    const { cache } = store();
    const documents = await analyzeFiles([...sources], settings, new AnalysisCache(null, ''));
    expect(documents.every(({ isCutShort }) => !isCutShort)).toBe(true);
    const cut = documents.map((document, at) => ({ ...document, isCutShort: at === 0 }));
    new AnalysisCache(cache, 'a').keep(sources, cut);
    const again = new AnalysisCache(cache, 'a');
    expect(sources.map((file) => again.find(file) === null)).toEqual(sources.map((_, at) => at === 0));
    const added = (of: readonly PackedDocument[]) => inputOf(collectionOf(unpackDocuments(of))).added;
    expect(added(cut)).not.toBe(added(documents));
  });
});

describe('unusually written headings', () => {
  const fixed = async (text: string) => {
    const { diagnostics } = await compileKnowledgeBase({ paths: [folderOf({ 'a.md': text })], cache: false });
    const found = diagnostics.filter(({ ruleId }) => ruleId === 'document/heading-form');
    const edits = found
      .flatMap(({ fix }) => fix!.edits)
      .sort((left, right) => right.range.start.offset - left.range.start.offset);
    const after = edits.reduce(
      (written, { range, text: replacement }) =>
        written.slice(0, range.start.offset) + replacement + written.slice(range.end.offset),
      text,
    );
    return { after, found: found.map(({ range }) => text.slice(range!.start.offset, range!.end.offset)) };
  };

  it.each([
    ['Title\n=====\n\ntext\n', '# Title\n\ntext\n', 'Title\n====='],
    ['# A\n\n  Part one  \n---\n\ntext\n', '# A\n\n## Part one\n\ntext\n', '  Part one  \n---'],
    ['#  A\n', '# A\n', '#  A'],
    ['# A\n\n  ## B ##\n', '# A\n\n## B\n', '  ## B ##'],
    ['# A\n\n###\tB\n', '# A\n\n### B\n', '###\tB'],
    ['# A\r\n\r\nB\r\n---\r\n', '# A\r\n\r\n## B\r\n', 'B\r\n---'],
    ['# A\n\n##B\n', '# A\n\n## B\n', '##'],
    ['# A\n\n######中文\ntext\n', '# A\n\n###### 中文\ntext\n', '######'],
  ])('are rewritten: %j', async (text, after, shown) => {
    expect(await fixed(text)).toEqual({ after, found: [shown] });
    expect((await fixed(after)).found).toEqual([]);
  });

  it.each([
    '# A\n\n## B\n',
    '# A\n\n#tag\n',
    '# A\n\n#!/bin/sh\n',
    '# A\n\n##42\n',
    '# A\n\none\ntwo\n---\n',
    '# A\n\n`code`\n---\n',
    '# A\n\nC #\n---\n',
    '# A\n\n> ##B\n',
    '# A\n\n- ##  B\n',
    '# A\n\n#\n',
    `# A\n\n##${'b'.repeat(90)}\n`,
    '# A\n\n#######B\n',
  ])('are left unchanged: %j', async (text) => {
    expect(await fixed(text)).toEqual({ after: text, found: [] });
  });

  it('without a space are recognised up to eighty characters', async () => {
    expect((await fixed(`# A\n\n##${'b'.repeat(78)}\n`)).found).toEqual(['##']);
    expect((await fixed(`# A\n\n##${'b'.repeat(79)}\n`)).found).toEqual([]);
  });
});

describe('the configuration of a project', () => {
  it('may name at most a hundred vocabulary files', async () => {
    const files = Array.from({ length: 101 }, (_, at) => `v/${at}.json`);
    const folder = folderOf({
      'kb/a.md': '# A\n',
      ...Object.fromEntries(files.map((name) => [name, '{"groups":[]}'])),
    });
    const findings = async (count: number) => {
      const config = JSON.stringify({ lexicon: files.slice(0, count) });
      writeFileSync(join(folder, 'triagraph.config.json'), config);
      const { diagnostics } = await compileKnowledgeBase({
        paths: [join(folder, 'kb')],
        project: folder,
        cache: false,
      });
      return diagnostics.filter(({ message }) => message.includes('100')).length;
    };
    expect([await findings(100), await findings(101)]).toEqual([0, 1]);
  });

  it.each([
    ['{\n  "kb":\n', '2:8'],
    ['{"kb": ["a"', '1:12'],
  ])('that is incomplete is rejected at its end: %j', (text, place) => {
    const folder = folderOf({ 'triagraph.config.json': text });
    expect(() => resolveKnowledgeBase(undefined, folder)).toThrow(`triagraph.config.json:${place}: Not valid JSON`);
  });
});

import { createHash } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheFolder, FileCache } from '../../src/engine/file-cache.js';
import { compileKnowledgeBase, Engine } from '../../src/index.js';
import type { SourceFile } from '../../src/model/index.js';
import { folderOf } from '../support/folder.js';
import { smallKnowledgeBase } from '../support/knowledge.js';

const parsed: string[] = [];
vi.mock('../../src/engine/analyze/analyze-document.js', async (original) => {
  const real = await original<typeof import('../../src/engine/analyze/analyze-document.js')>();
  class DocumentAnalyzer extends real.DocumentAnalyzer {
    override analyze(file: SourceFile) {
      parsed.push(file.path);
      return super.analyze(file);
    }
  }
  return { ...real, DocumentAnalyzer };
});

const symptom = 'no available ip';

async function open(folder: string): Promise<{ answer: string; parsed: string[] }> {
  parsed.length = 0;
  const engine = await Engine.open({ kb: [folder] });
  return { answer: JSON.stringify(engine.query(symptom)), parsed: [...parsed].sort() };
}

let cache: string;
beforeEach(() => {
  cache = folderOf();
  process.env.TRIAGRAPH_CACHE = cache;
});

/** A sparse cache file that was last used this many hours ago. */
function aged(name: string, megabytes: number, hours: number): void {
  const path = join(cache, name);
  writeFileSync(path, '');
  truncateSync(path, megabytes * 1024 * 1024);
  const used = new Date(Date.now() - hours * 3_600_000);
  utimesSync(path, used, used);
}

/** The name of a file of the cache. */
const entry = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('the cache', () => {
  const everything = Object.keys(smallKnowledgeBase).sort();

  it('lets an unchanged folder be opened without parsing a file', async () => {
    const folder = folderOf(smallKnowledgeBase);
    const first = await open(folder);
    expect(first.parsed).toEqual(everything);
    expect(await open(folder)).toEqual({ answer: first.answer, parsed: [] });
  });

  it('parses only changed, added or renamed files', async () => {
    const folder = folderOf(smallKnowledgeBase);
    await open(folder);
    writeFileSync(join(folder, 'workflows/en/dns.md'), `${smallKnowledgeBase['workflows/en/dns.md']}\nMore.\n`);
    expect((await open(folder)).parsed).toEqual(['workflows/en/dns.md']);
    writeFileSync(join(folder, 'workflows/en/new.md'), '# New\n');
    expect((await open(folder)).parsed).toEqual(['workflows/en/new.md']);
    parsed.length = 0;
    await compileKnowledgeBase({ paths: [folder] });
    expect(parsed).toEqual([]);
  });

  it('is not used when the caller wants none', async () => {
    await Engine.open({ kb: [folderOf(smallKnowledgeBase)], cache: false });
    expect(readdirSync(cache)).toEqual([]);
  });

  it.each([
    ['emptied', () => new Uint8Array(0)],
    ['cut in half', (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2)],
    [
      'changed in one bit',
      (bytes: Uint8Array) => bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 4 : byte)),
    ],
    ['replaced by text', () => new TextEncoder().encode('not a snapshot')],
  ])('is ignored when one of its files was %s', async (_, damage: (bytes: Uint8Array) => Uint8Array) => {
    const folder = folderOf(smallKnowledgeBase);
    const first = await open(folder);
    for (const name of readdirSync(cache)) writeFileSync(join(cache, name), damage(readFileSync(join(cache, name))));
    expect(await open(folder)).toEqual({ answer: first.answer, parsed: everything });
    expect(await open(folder), 'mended').toEqual({ answer: first.answer, parsed: [] });
  });

  it('causes no error when its files are folders, or it is a file', async () => {
    const folder = folderOf(smallKnowledgeBase);
    const { answer } = await open(folder);
    const broken = folderOf();
    for (const name of readdirSync(cache)) mkdirSync(join(broken, name));
    process.env.TRIAGRAPH_CACHE = broken;
    expect((await open(folder)).answer).toBe(answer);
    process.env.TRIAGRAPH_CACHE = join(folder, 'workflows/en/dns.md');
    expect((await open(folder)).answer).toBe(answer);
  });

  it('returns a file whose time cannot be updated', () => {
    const files = new FileCache(cache);
    files.write('key', Uint8Array.of(1, 2));
    chmodSync(cache, 0o555);
    expect(files.read('key')).toEqual(Buffer.from([1, 2]));
    expect(files.read('other')).toBeNull();
    chmodSync(cache, 0o755);
  });

  it('keeps recently used files of any size, and removes the least recently used', () => {
    aged(entry('a large knowledge base of this hour'), 800, 0.5);
    aged(entry('another one of yesterday'), 1, 24);
    new FileCache(cache).write('key', Uint8Array.of(1));
    expect(readdirSync(cache)).toContain(entry('a large knowledge base of this hour'));
    expect(readdirSync(cache)).not.toContain(entry('another one of yesterday'));
    aged(entry('a little of yesterday'), 200, 24);
    aged(entry('a little of last week'), 200, 168);
    aged(entry('a large knowledge base of this hour'), 300, 0.5);
    aged(entry('too much'), 5_000, 0.6);
    new FileCache(cache).write('key', Uint8Array.of(2));
    expect(readdirSync(cache)).toHaveLength(2);
    expect(readdirSync(cache)).toContain(entry('a large knowledge base of this hour'));
    expect(new FileCache(cache).read('key')).toEqual(Buffer.from([2]));
  });

  it('keeps half a gigabyte of files that were not used recently', () => {
    aged(entry('yesterday'), 200, 24);
    aged(entry('last week'), 200, 168);
    aged(entry('last month'), 200, 720);
    new FileCache(cache).write('key', Uint8Array.of(1));
    expect(readdirSync(cache)).toEqual(expect.arrayContaining([entry('yesterday'), entry('last week')]));
    expect(readdirSync(cache)).toHaveLength(3);
  });

  it('does not remove other files from its folder', () => {
    aged('photo.raw', 5_000, 720);
    new FileCache(cache).write('key', Uint8Array.of(1));
    expect(readdirSync(cache)).toContain('photo.raw');
  });

  it("does not hide a change of the project's rules", async () => {
    const folder = folderOf({ 'kb/a.md': '# Alpha\n\n```\nls -l\n```\n' });
    const isReported = async (config: object) => {
      writeFileSync(join(folder, 'triagraph.config.json'), JSON.stringify(config));
      const engine = await Engine.open({ kb: [join(folder, 'kb')], project: folder });
      return engine.lint().some(({ ruleId }) => ruleId === 'fence/no-language');
    };
    expect(await isReported({})).toBe(true);
    expect(await isReported({ rules: { 'fence/no-language': 'off' } })).toBe(false);
    expect(await isReported({})).toBe(true);
  });

  it('does not hide a change of a configuration that is too long', async () => {
    const folder = folderOf({ 'a.md': '# Alpha\n' });
    const config = join(folder, 'triagraph.config.json');
    const said = async () => {
      const engine = await Engine.open({ kb: [join(folder, 'a.md')], project: folder });
      return engine.lint().find(({ ruleId }) => ruleId === 'config/invalid')?.message;
    };
    writeFileSync(config, ' '.repeat(1_000_001));
    expect(await said()).toContain('at most 1000000 bytes');
    rmSync(config);
    symlinkSync('/dev/zero', config);
    expect(await said()).toContain('one in the folder of the configuration');
    rmSync(config);
    expect(await said()).toBeUndefined();
  });

  it('does not hide that a file became readable or unreadable', async () => {
    const folder = folderOf({ 'a.md': '# Alpha\n' });
    const findings = async () => (await Engine.open({ kb: [folder] })).lint().map(({ path, ruleId }) => [path, ruleId]);
    const broken = ['b.md', 'read/broken-link'];
    expect(await findings()).not.toContainEqual(broken);
    symlinkSync('nowhere.md', join(folder, 'b.md'));
    expect(await findings()).toContainEqual(broken);
    rmSync(join(folder, 'b.md'));
    expect(await findings()).not.toContainEqual(broken);
  });

  it('does not confuse knowledge bases with the same file names', async () => {
    const [left, right] = [
      folderOf({ 'a.md': '# Alpha\n\nno available ip\n' }),
      folderOf({ 'a.md': '# Beta\n\nno available ip\n' }),
    ];
    await open(left);
    await open(right);
    for (const [folder, title] of [
      [left, 'Alpha'],
      [right, 'Beta'],
    ] as const)
      expect((await Engine.open({ kb: [folder] })).show('a.md')?.title).toBe(title);
  });
});

describe('the cache folder', () => {
  it("is the configured one, else the platform's default", () => {
    expect(cacheFolder({ TRIAGRAPH_CACHE: '/named', XDG_CACHE_HOME: '/xdg' })).toBe('/named');
    expect(cacheFolder({ XDG_CACHE_HOME: '/xdg' })).toBe(join('/xdg', 'triagraph'));
    expect(cacheFolder({})).toMatch(/triagraph$/);
  });
});

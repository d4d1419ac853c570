import { createHash } from 'node:crypto';
import { readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CacheStore } from '../../src/engine/file-cache.js';
import { readRemembered } from '../../src/engine/file-stamps.js';
import { folderOf } from '../support/folder.js';

/** A cache whose rows can be inspected and changed. */
class Memory implements CacheStore {
  bytes: Uint8Array | null = null;
  writes = 0;

  read(): Uint8Array | null {
    return this.bytes;
  }

  write(_: string, bytes: Uint8Array): void {
    this.bytes = bytes;
    this.writes++;
  }

  get places(): string[] {
    return this.bytes === null ? [] : JSON.parse(String(this.bytes)).map(([place]: [string]) => place);
  }
}

const nothingIgnored = { folder: '/', patterns: [] };
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const texts = { 'a.md': '# Alpha\n', 'b.md': '# Beta\n', 'c.md': '# Gamma\n' };

describe('files that were read before', () => {
  let folder: string;
  let cache: Memory;
  /** Long after the files were written. */
  let later: number;
  const path = (name: string) => join(folder, name);
  const read = async (now = later) => (await readRemembered([folder], cache, nothingIgnored, now)).files;
  const hashes = async (now = later) => Object.fromEntries((await read(now)).map(({ path, hash }) => [path, hash]));
  const now = () => Object.fromEntries(readdirSync(folder).map((name) => [name, sha256(texts[name as 'a.md'])]));
  /** Whether the stored hash of a file is trusted: only then is a false hash returned. */
  const believed = async (): Promise<string[]> => {
    const bytes = String(cache.bytes);
    cache.bytes = Buffer.from(bytes.replaceAll(/"[0-9a-f]{64}"/g, `"${'0'.repeat(64)}"`));
    const found = Object.entries(await hashes()).filter(([, hash]) => hash === '0'.repeat(64));
    cache.bytes = Buffer.from(bytes);
    return found.map(([name]) => name);
  };

  beforeEach(async () => {
    folder = folderOf(texts);
    cache = new Memory();
    later = statSync(path('c.md')).ctimeMs + 60_000;
    await read();
  });

  it('are not read again', async () => {
    expect(await believed()).toEqual(['a.md', 'b.md', 'c.md']);
    expect(await hashes()).toEqual(now());
  });

  it('load their text on demand', async () => {
    expect((await read()).map(({ text, bytes, encoding }) => [text, bytes, encoding])).toEqual(
      Object.values(texts).map((text) => [text, text.length, 'utf-8']),
    );
  });

  it('are read when a text of the same length has the same modification time', async () => {
    const { atime, mtime } = statSync(path('b.md'));
    writeFileSync(path('b.md'), '# Zeta\n');
    utimesSync(path('b.md'), atime, mtime);
    expect(await believed()).toEqual(['a.md', 'c.md']);
    expect((await hashes())['b.md']).toBe(sha256('# Zeta\n'));
  });

  it('are read when another file replaced them', async () => {
    writeFileSync(path('new'), '# Zeta\n');
    renameSync(path('new'), path('b.md'));
    expect(await believed()).toEqual(['a.md', 'c.md']);
  });

  it('have consistent content when they change between stat and read', async () => {
    const files = await read();
    writeFileSync(path('b.md'), '# Something longer\n');
    expect(files[1]!.text).toBe('# Something longer\n');
    expect(files[1]!.hash).toBe(sha256('# Something longer\n'));
    expect(files[1]!.bytes).toBe(19);
    rmSync(path('c.md'));
    expect(files[2]!.text).toBe('');
    expect(files[2]!.diagnostics.map(({ ruleId, path }) => [ruleId, path])).toEqual([['read/vanished', 'c.md']]);
  });

  it('are read again when they were written too recently to detect a second write', async () => {
    cache = new Memory();
    const written = statSync(path('a.md')).ctimeMs;
    await read(written + 1_000);
    expect(cache.writes).toBe(0);
    await read(written + 10_000);
    expect(cache.places).toEqual(Object.keys(texts).map(path));
  });

  it('are stored only when there is something new', async () => {
    expect(cache.writes).toBe(1);
    await read();
    expect(cache.writes).toBe(1);
    rmSync(path('a.md'));
    writeFileSync(path('d.md'), '# Delta\n');
    await read();
    expect(cache.writes).toBe(2);
    expect(cache.places).toEqual(['b.md', 'c.md', 'd.md'].map(path));
  });

  it.each(['', '{', '{}', '[1, [2], null]', '[["a.md"]]'])('are read when their stored row is %j', async (known) => {
    cache.bytes = Buffer.from(known);
    expect(await hashes()).toEqual(now());
  });
});
